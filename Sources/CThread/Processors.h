#ifndef TRUSTEVAL_PROCESSORS_H
#define TRUSTEVAL_PROCESSORS_H

#ifdef __linux__
#include <sched.h>

// Lets the calling thread run on these processors again. Where the system has taken them all away in
// the meantime (cpuset(7)), on any that it has.
void CThread_allowProcessors(const cpu_set_t *allowed);
#endif

#endif
