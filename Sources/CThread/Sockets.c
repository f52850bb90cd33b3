#include "CThread.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>

#ifndef MSG_NOSIGNAL
// Where it is missing, SO_NOSIGPIPE does the same.
#define MSG_NOSIGNAL 0
#endif

int CThread_pair(int sockets[2]) {
#ifdef SOCK_CLOEXEC
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) == 0 ? 0 : errno;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    int on = 1;
    fcntl(sockets[i], F_SETFD, FD_CLOEXEC);
    setsockopt(sockets[i], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  }
  return 0;
#endif
}

ssize_t CThread_send(int socket, const void *bytes, size_t count) {
  return send(socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
}

ssize_t CThread_receive(int socket, void *bytes, size_t count) {
  return recv(socket, bytes, count, MSG_DONTWAIT);
}
