// Shakes hands with every endpoint of a list over one epoll loop and lets OpenSSL verify: the least
// that a client of this library can cost, and what scripts/bench-fleet measures trusteval against.
//
// limit ROOT LIST CONCURRENCY SECONDS: ROOT in PEM; LIST with an IPv4 address, a colon and a port on each
// line; after so many seconds an endpoint is given up. Prints each one with its verdict as it comes.

#include <arpa/inet.h>
#include <errno.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 64, EVENTS = 64 };

typedef struct {
  int socket;
  SSL *session; // NULL where none is under way
  double begun;
  char endpoint[LINE];
} Connection;

static SSL_CTX *settings;
static FILE *list;
static int loop;

static void give_up(const char *problem) {
  fprintf(stderr, "limit: %s\n", problem);
  exit(2);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

// Begins with the next endpoint; 0 when there is none.
static int begin(Connection *connection) {
  if (fgets(connection->endpoint, LINE, list) == NULL) return 0;
  connection->endpoint[strcspn(connection->endpoint, "\n")] = 0;
  char host[LINE];
  strcpy(host, connection->endpoint);
  char *colon = strchr(host, ':');
  if (colon == NULL) give_up("a line has no port");
  *colon = 0;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(atoi(colon + 1))};
  if (inet_pton(AF_INET, host, &address.sin_addr) != 1) give_up("a line has no address");

  connection->begun = now();
  connection->socket = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  connection->session = SSL_new(settings);
  if (connection->socket < 0 || connection->session == NULL) give_up("no socket or no session");
  X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(connection->session), host);
  SSL_set_fd(connection->session, connection->socket);
  SSL_set_connect_state(connection->session);
  if (connect(connection->socket, (struct sockaddr *)&address, sizeof address) != 0 &&
      errno != EINPROGRESS)
    give_up("cannot connect");
  struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = connection};
  if (epoll_ctl(loop, EPOLL_CTL_ADD, connection->socket, &event) != 0) give_up("cannot wait");
  return 1;
}

static void end(Connection *connection, const char *outcome) {
  printf("%s %s\n", connection->endpoint, outcome);
  SSL_free(connection->session);
  connection->session = NULL;
  close(connection->socket);
}

// Goes on with the handshake; 1 when it has come to its end.
static int advance(Connection *connection) {
  // What another connection left there would be taken for this one's.
  ERR_clear_error();
  int result = SSL_do_handshake(connection->session);
  int error = SSL_get_error(connection->session, result);
  if (error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE) return 0;
  long verified = SSL_get_verify_result(connection->session);
  if (result == 1) SSL_shutdown(connection->session);
  end(connection, result == 1 ? X509_verify_cert_error_string(verified) : "no handshake");
  return 1;
}

int main(int count, char **arguments) {
  if (count != 5) give_up("usage: limit ROOT LIST CONCURRENCY SECONDS");
  int concurrency = atoi(arguments[3]);
  double patience = atof(arguments[4]);
  Connection *connections = calloc(concurrency, sizeof *connections);
  list = fopen(arguments[2], "r");
  loop = epoll_create1(EPOLL_CLOEXEC);
  settings = SSL_CTX_new(TLS_client_method());
  if (connections == NULL || list == NULL || loop < 0 || settings == NULL ||
      SSL_CTX_load_verify_file(settings, arguments[1]) != 1)
    give_up("cannot begin");
  // It verifies all the same, and goes on after a failure so that there is a verdict.
  SSL_CTX_set_verify(settings, SSL_VERIFY_NONE, NULL);

  int under_way = 0;
  double looked = now();
  while (under_way < concurrency && begin(&connections[under_way])) under_way++;
  while (under_way > 0) {
    struct epoll_event events[EVENTS];
    int ready = epoll_wait(loop, events, EVENTS, 100);
    for (int i = 0; i < ready; i++) {
      Connection *connection = events[i].data.ptr;
      if (advance(connection) && !begin(connection)) under_way--;
    }
    if (now() - looked < 0.1) continue;
    looked = now();
    for (int i = 0; i < concurrency; i++) {
      Connection *connection = &connections[i];
      if (connection->session == NULL || looked - connection->begun < patience) continue;
      end(connection, "no answer");
      if (!begin(connection)) under_way--;
    }
  }
  return 0;
}
