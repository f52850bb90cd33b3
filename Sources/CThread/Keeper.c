// The flags of recvmsg(2) are declared only if this is defined before any header.
#define _GNU_SOURCE

#include "CThread.h"
#include "Processors.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/prctl.h>
#endif

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif
#ifndef MSG_CMSG_CLOEXEC
#define MSG_CMSG_CLOEXEC 0
#endif

enum { END = -1 };

typedef struct {
  uint32_t number;
  // Which kind of work, or END.
  int32_t kind;
  // Where to begin it; -1 when the system shall choose.
  int32_t processor;
} Request;

typedef struct {
  // 0 when the place is free.
  pid_t process;
  uint32_t number;
  int ending;
} Worker;

// Accessed with SIGCHLD blocked, or by the handler of that signal.
static Worker workers[64];
enum { WORKER_LIMIT = sizeof workers / sizeof workers[0] };

// Room for the two descriptors that come with a request, aligned as the system requires.
typedef union {
  struct cmsghdr header;
  char space[CMSG_SPACE(2 * sizeof(int))];
} Control;

static void tell(int ending, int was_started, int status) {
  CThread_Ending message = {was_started, status};
  send(ending, &message, sizeof message, MSG_NOSIGNAL | MSG_DONTWAIT);
  close(ending);
}

static void reap(int signal) {
  (void)signal;
  int error = errno, status;
  pid_t process;
  while ((process = waitpid(-1, &status, WNOHANG)) > 0) {
    for (int i = 0; i < WORKER_LIMIT; i++) {
      if (workers[i].process != process) continue;
      tell(workers[i].ending, 1, status);
      workers[i].process = 0;
    }
  }
  errno = error;
}

static void block_child_signal(int how) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigprocmask(how, &signals, NULL);
}

// A worker ends with the keeper, however that ends. Without prctl it ends when its socket closes.
static void die_with(pid_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid() != parent) _exit(0);
}

#ifdef __linux__
// As fork(2), but the child begins on this processor; it may run on others later.
static pid_t fork_on(int32_t processor) {
  cpu_set_t allowed, first;
  int is_bound = 0;
  if (processor >= 0 && processor < CPU_SETSIZE &&
      sched_getaffinity(0, sizeof allowed, &allowed) == 0) {
    CPU_ZERO(&first);
    CPU_SET(processor, &first);
    is_bound = sched_setaffinity(0, sizeof first, &first) == 0;
  }
  pid_t process = fork();
  int error = errno;
  if (is_bound) CThread_allowProcessors(&allowed);
  errno = error;
  return process;
}

static int32_t current_processor(void) { return sched_getcpu(); }
#else
static pid_t fork_on(int32_t processor) {
  (void)processor;
  return fork();
}

static int32_t current_processor(void) { return -1; }
#endif

static void start(CThread_Work work, void *argument, Request request, int control, int given[2]) {
  int place = 0;
  while (place < WORKER_LIMIT && workers[place].process != 0) place++;
  pid_t keeper = getpid();
  pid_t process = -1;
  errno = EAGAIN;
  if (place < WORKER_LIMIT) process = fork_on(request.processor);
  // The worker gets a process group of its own: a signal that a library sends to its group reaches
  // no other process, and one that ends the worker ends whatever the library started.
  if (process > 0) setpgid(process, process);
  if (process == 0) {
    setpgid(0, 0);
    die_with(keeper);
    close(control);
    close(given[1]);
    for (int i = 0; i < WORKER_LIMIT; i++)
      if (workers[i].process != 0) close(workers[i].ending);
    signal(SIGCHLD, SIG_DFL);
    block_child_signal(SIG_UNBLOCK);
    work(argument, request.kind, given[0]);
    _exit(0);
  }
  int error = errno;
  close(given[0]);
  if (process < 0) {
    tell(given[1], 0, error);
  } else {
    workers[place] = (Worker){process, request.number, given[1]};
  }
}

// Reads one request; 0 when no more will come.
static int next_request(int control, Request *request, int given[2]) {
  Control buffer;
  struct iovec part = {request, sizeof *request};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &buffer, .msg_controllen = sizeof buffer};
  ssize_t count;
  // SIGCHLD is only unblocked while waiting for a request.
  block_child_signal(SIG_UNBLOCK);
  do count = recvmsg(control, &message, MSG_WAITALL | MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  block_child_signal(SIG_BLOCK);
  if (count != sizeof *request) return 0;
  given[0] = given[1] = -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len == CMSG_LEN(2 * sizeof(int)))
    memcpy(given, CMSG_DATA(header), 2 * sizeof(int));
  return 1;
}

// No standard descriptor may stay open: a program that reads our output waits until the last writer
// has closed it, and a library's message on abort must not reach a terminal. No core dump is
// written.
static int give_up_terminal(void) {
  int null = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (null < 0) return 0;
  for (int standard = 0; standard <= 2; standard++) dup2(null, standard);
  if (null > 2) close(null);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  return 1;
}

static void keep(CThread_Work work, void *argument, int control) {
  // A handler that prints a stack trace would only delay the report of the crash.
  int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++) signal(crashes[i], SIG_DFL);
  struct sigaction action = {.sa_handler = reap, .sa_flags = SA_RESTART | SA_NOCLDSTOP};
  sigemptyset(&action.sa_mask);
  sigaction(SIGCHLD, &action, NULL);

  Request request;
  int given[2];
  while (next_request(control, &request, given)) {
    if (request.kind != END) {
      if (given[0] >= 0) start(work, argument, request, control, given);
      continue;
    }
    for (int i = 0; i < WORKER_LIMIT; i++)
      if (workers[i].process != 0 && workers[i].number == request.number)
        kill(-workers[i].process, SIGKILL);
  }
  for (int i = 0; i < WORKER_LIMIT; i++)
    if (workers[i].process != 0) kill(-workers[i].process, SIGKILL);
}

int CThread_start_keeper(CThread_Work work, void *argument, int *control, pid_t *keeper) {
  int sockets[2];
  int error = CThread_pair(sockets);
  if (error != 0) return error;
  *keeper = fork();
  if (*keeper == 0) {
    // The keeper ends when the program's end of the socket is closed, and with the keeper its workers.
    // That is after the program's memory was given back; were they killed before, all would do that at
    // once, and a check would take 0.4 ms longer. A stopped keeper would not see that it is closed.
    close(sockets[0]);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGCONT);
#endif
    block_child_signal(SIG_BLOCK);
    if (give_up_terminal()) keep(work, argument, sockets[1]);
    _exit(0);
  }
  error = errno;
  close(sockets[1]);
  if (*keeper > 0) {
    *control = sockets[0];
    return 0;
  }
  close(sockets[0]);
  return error;
}

static int send_request(int control, Request request, const int *given) {
  Control buffer;
  memset(&buffer, 0, sizeof buffer);
  struct iovec part = {&request, sizeof request};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (given != NULL) {
    message.msg_control = &buffer;
    message.msg_controllen = sizeof buffer;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(2 * sizeof(int));
    memcpy(CMSG_DATA(header), given, 2 * sizeof(int));
  }
  ssize_t count;
  do count = sendmsg(control, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
  while (count < 0 && errno == EINTR);
  return count < 0 ? errno : 0;
}

int CThread_start_worker(int control, uint32_t number, int32_t kind, int socket, int ending) {
  int given[2] = {socket, ending};
  // The calling thread is about to wait. The system would take the processor that seems to have less
  // to do: that of the thread that examines.
  return send_request(control, (Request){number, kind, current_processor()}, given);
}

int CThread_end_worker(int control, uint32_t number) {
  return send_request(control, (Request){number, END, -1}, NULL);
}
