#define _GNU_SOURCE
#include "CThread.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <link.h>
#include <sys/mman.h>
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

#ifdef __linux__
// Octets of the stack that a check uses; Linux reserves 128 KiB when a program begins.
enum { used_stack = 112 * 1024, madv_populate_write = 23 };

static void populate(uintptr_t from, uintptr_t to, uintptr_t page) {
  from = (from + page - 1) & ~(page - 1);
  to = (to + page - 1) & ~(page - 1);
  // What cannot be had now is asked for page by page, as usual.
  if (to > from) madvise((void *)from, to - from, madv_populate_write);
}

// The first object is the program itself. What its file holds of a segment is followed by zeroes.
static int populate_zeroes(struct dl_phdr_info *program, size_t size, void *page) {
  (void)size;
  for (int i = 0; i < program->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &program->dlpi_phdr[i];
    uintptr_t start = program->dlpi_addr + segment->p_vaddr;
    if (segment->p_type == PT_LOAD && segment->p_flags & PF_W)
      populate(start + segment->p_filesz, start + segment->p_memsz, *(uintptr_t *)page);
  }
  return 1;
}

void CThread_populate_memory(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(populate_zeroes, &page);
  uintptr_t stack = (uintptr_t)__builtin_frame_address(0);
  populate(stack - used_stack, stack, page);
}
#else
void CThread_populate_memory(void) {}
#endif
