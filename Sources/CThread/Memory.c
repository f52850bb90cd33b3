#define _GNU_SOURCE
#include "CThread.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <stdint.h>
#include <sys/mman.h>
#endif
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
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) {
#ifdef __GLIBC__
    // Otherwise the memory of a thread's allocations begins with 128 KiB and grows by a page at a
    // time, each with a system call that interrupts the other threads' processors: a fiftieth of a
    // check's time. Blocks over 128 KiB are mapped singly then; 2,000 checks take no longer for it.
    mallopt(M_TOP_PAD, 1024 * 1024);
#endif
    return;
  }
#ifdef __GLIBC__
  // Otherwise every thread reserves 64 MB of addresses for its allocations.
  mallopt(M_ARENA_MAX, 1);
#endif
  last_words = words;
  last_status = status;
  // A stack of its own for the handler, as the main thread's stack may be unable to grow.
  stack_t stack = {.ss_sp = malloc(65536), .ss_size = 65536};
  if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = give_up, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  int crashes[] = {SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
    sigaction(crashes[i], &action, NULL);
}

#ifdef __linux__
// Known to the linker: where the variables begin that the file holds no value of, and their end.
extern char __bss_start[], _end[];
// Since Linux 5.14; older headers lack the name.
enum { populate_write = 23 };
#endif

void CThread_populate_variables(void) {
#ifdef __linux__
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t from = ((uintptr_t)__bss_start + page - 1) & ~(page - 1);
  uintptr_t to = (uintptr_t)_end & ~(page - 1);
  // Where the kernel does not know this, or memory is short, a page still comes when it is touched.
  if (to > from) madvise((void *)from, to - from, populate_write);
#endif
}
