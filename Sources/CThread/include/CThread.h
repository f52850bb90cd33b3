#ifndef TRUSTEVAL_CTHREAD_H
#define TRUSTEVAL_CTHREAD_H

#include "CThread_keeper.h"

// Starts a detached thread that begins beside the calling one, where there are processors for both.
// Returns 0, or the error number when there can be no thread.
int CThread_detach(void (*body)(void *), void *argument);

// Where the address space is limited (RLIMIT_AS), takes less of it, and has this process end with a line
// on standard error and a status when memory has run out all the same: neither Swift nor the libraries
// can go on without. To be called before there is another thread; `words` must stay where it is.
void CThread_save_memory(const char *words, int status);

#endif
