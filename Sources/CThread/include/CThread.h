#ifndef TRUSTEVAL_CTHREAD_H
#define TRUSTEVAL_CTHREAD_H

#include "CThread_keeper.h"

// Starts a detached thread, at first on another processor than the calling one's, if there is one.
// Returns 0, or an error number when no thread can be started.
int CThread_detach(void (*body)(void *), void *argument);

// Lets the memory of each thread begin with a megabyte. Where the address space is limited
// (RLIMIT_AS), it reserves less of it instead, and if memory runs out all the same, ends the process
// with `words` on standard error and `status`, as neither Swift nor the libraries can continue then.
// To be called before there is a second thread; `words` must stay valid.
void CThread_save_memory(const char *words, int status);

// Gives the program's variables their memory at once. Otherwise each page of it costs two faults, one
// when it is read and one when it is written, and the second interrupts the other threads'
// processors. To be called when no process will be forked from this one any more, as that takes the
// advantage back.
void CThread_populate_variables(void);

#endif
