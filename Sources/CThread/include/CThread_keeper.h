#ifndef TRUSTEVAL_CTHREAD_KEEPER_H
#define TRUSTEVAL_CTHREAD_KEEPER_H

// A keeper is a process forked before this one has a second thread or has set up a library. It does
// nothing but start workers, which are forked from it: processes as clean as it is itself, at any
// time. `fork` is here and not in Swift because Swift does not offer it.

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What a worker does in its process, which ends when it returns. `kind` says which work is meant;
// `socket` is its connection to the process that asked for it.
typedef void (*CThread_Work)(void *argument, int32_t kind, int socket);

typedef struct {
  // Whether there was a process at all.
  int32_t was_started;
  // Its status as waitpid(2) tells it; without a process the error number.
  int32_t status;
} CThread_Ending;

// Two connected stream sockets that are closed in programs started from here and raise no SIGPIPE.
// Returns 0 or an error number.
int CThread_pair(int sockets[2]);

// Forks the keeper. Everything it keeps ends with this process or when `*control` is closed.
// Returns 0 or an error number.
int CThread_start_keeper(CThread_Work work, void *argument, int *control, pid_t *keeper);

// Asks for a worker that gets one end of a socket pair, and for a report of how it ended, a
// CThread_Ending, over one end of another. The caller closes its copies of both. Returns 0 or an
// error number.
int CThread_start_worker(int control, uint32_t number, int32_t kind, int socket, int ending);

// Asks to kill the worker of this number, if it still runs. Returns 0 or an error number.
int CThread_end_worker(int control, uint32_t number);

// Has a waiting worker wake up beside this thread. Left alone, some kernels wake it on the processor of
// the thread that asks it, where it then waits for that thread: 2 of the 4 ms of an opinion.
void CThread_keep_apart(pid_t worker);

// In a worker: notes where it may run when called first, and later, when it woke up, takes back what
// `CThread_keep_apart` demanded.
void CThread_run_anywhere(void);

// As send(2), but it never waits and raises no signal.
ssize_t CThread_send(int socket, const void *bytes, size_t count);

// As recv(2), but it never waits.
ssize_t CThread_receive(int socket, void *bytes, size_t count);

#endif
