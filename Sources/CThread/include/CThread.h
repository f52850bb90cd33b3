#ifndef TRUSTEVAL_CTHREAD_H
#define TRUSTEVAL_CTHREAD_H

#include "CThread_keeper.h"

// Starts a detached thread that begins beside the calling one, where there are processors for both.
// Returns 0, or the error number when there can be no thread.
int CThread_detach(void (*body)(void *), void *argument);

#endif
