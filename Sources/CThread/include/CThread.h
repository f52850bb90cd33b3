#ifndef TRUSTEVAL_CTHREAD_H
#define TRUSTEVAL_CTHREAD_H

#include "CThread_keeper.h"

// Starts a detached thread, at first on another processor than the calling one's, if there is one.
// Returns 0, or an error number when no thread can be started.
int CThread_detach(void (*body)(void *), void *argument);

// Where the address space is limited (RLIMIT_AS): reserves less of it, and if memory runs out all
// the same, ends the process with `words` on standard error and `status`, as neither Swift nor the
// libraries can continue then. To be called before there is a second thread; `words` must stay
// valid.
void CThread_save_memory(const char *words, int status);

#endif
