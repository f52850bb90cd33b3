// The calls for processors are Linux's own, and declared only if this is defined before any header.
#define _GNU_SOURCE

#include "CThread.h"
#include "Processors.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// In octets. With the system's 8 MB a few threads would use up a limited address space (ulimit -v).
// Each of the lab's servers is checked on a thread with this size.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define FRAMES_ARE_LARGE
#endif
#endif
#ifdef FRAMES_ARE_LARGE
enum { STACK_SIZE = 4 * 1024 * 1024 };
#else
enum { STACK_SIZE = 512 * 1024 };
#endif

typedef struct {
  void (*body)(void *);
  void *argument;
#ifdef __linux__
  cpu_set_t allowed;
  int is_moved;
#endif
} Start;

#ifdef __linux__
void CThread_allowProcessors(const cpu_set_t *allowed) {
  if (sched_setaffinity(0, sizeof *allowed, allowed) == 0) return;
  cpu_set_t every;
  memset(&every, 0xff, sizeof every);
  sched_setaffinity(0, sizeof every, &every);
}

// The processors this thread may run on, and those among them but its current one; 0 when that is
// none.
static int other_processors(cpu_set_t *allowed, cpu_set_t *others) {
  if (sched_getaffinity(0, sizeof *allowed, allowed) != 0) return 0;
  *others = *allowed;
  int here = sched_getcpu();
  if (here < 0 || here >= CPU_SETSIZE) return 0;
  CPU_CLR(here, others);
  return CPU_COUNT(others) > 0;
}

// Kernels that save power leave a new thread on its parent's processor for some milliseconds, in
// which it waits for its parent: as long as the work it was started for takes.
static void begin_elsewhere(pthread_attr_t *attributes, Start *start) {
  cpu_set_t others;
  if (!other_processors(&start->allowed, &others)) return;
  start->is_moved = pthread_attr_setaffinity_np(attributes, sizeof others, &others) == 0;
}
#endif

static void *run(void *argument) {
  Start start = *(Start *)argument;
  free(argument);
#ifdef __linux__
  // From here on the thread may run on any of its processors again.
  if (start.is_moved) CThread_allowProcessors(&start.allowed);
#endif
  start.body(start.argument);
  return NULL;
}

int CThread_detach(void (*body)(void *), void *argument) {
  Start *start = calloc(1, sizeof *start);
  if (start == NULL) return ENOMEM;
  start->body = body;
  start->argument = argument;
  pthread_attr_t attributes;
  int status = pthread_attr_init(&attributes);
  if (status == 0) {
    pthread_attr_setstacksize(&attributes, STACK_SIZE);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
#ifdef __linux__
    begin_elsewhere(&attributes, start);
#endif
    pthread_t thread;
    status = pthread_create(&thread, &attributes, run, start);
    pthread_attr_destroy(&attributes);
  }
  if (status != 0) free(start);
  return status;
}

void CThread_keep_apart(pid_t worker) {
#ifdef __linux__
  cpu_set_t allowed, others;
  if (other_processors(&allowed, &others)) sched_setaffinity(worker, sizeof others, &others);
#else
  (void)worker;
#endif
}

void CThread_run_anywhere(void) {
#ifdef __linux__
  static cpu_set_t allowed;
  static int is_known;
  if (is_known) {
    CThread_allowProcessors(&allowed);
  } else {
    is_known = sched_getaffinity(0, sizeof allowed, &allowed) == 0;
  }
#endif
}
