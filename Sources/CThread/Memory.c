#define _GNU_SOURCE
#include "CThread.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static const char *last_words;
static int last_status;

static void give_up(int number) {
  (void)number;
  // If several threads fail at once, only the first one writes the line.
  static volatile sig_atomic_t is_written;
  if (!__sync_bool_compare_and_swap(&is_written, 0, 1))
    for (;;) pause();
  if (write(STDERR_FILENO, last_words, strlen(last_words)) < 0) _exit(last_status);
  _exit(last_status);
}

void CThread_save_memory(const char *words, int status) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
#ifdef __GLIBC__
  // Otherwise every thread reserves 64 MB of addresses for its allocations.
  mallopt(M_ARENA_MAX, 1);
#endif
  last_words = words;
  last_status = status;
  // A stack of its own for the handler, as the main thread's stack may be unable to grow.
  static char space[65536];
  stack_t stack = {.ss_sp = space, .ss_size = sizeof space};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = give_up, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  int crashes[] = {SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
    sigaction(crashes[i], &action, NULL);
}
