#ifndef TRUSTEVAL_CTHREAD_KEEPER_H
#define TRUSTEVAL_CTHREAD_KEEPER_H

// The keeper is a process that is forked before this one has a second thread or has set up a
// library. It only forks workers, so that at any time they begin in the same clean state. `fork` is
// called in C, as Swift does not offer it.

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The work of a worker process, which ends when this returns. `kind` selects the work; `socket` is
// connected to the process that asked for it.
typedef void (*CThread_Work)(void *argument, int32_t kind, int socket);

typedef struct {
  // Whether the process could be started.
  int32_t was_started;
  // Its status from waitpid(2); the error number where none was started.
  int32_t status;
} CThread_Ending;

// Two connected stream sockets that are closed in programs started from here and raise no SIGPIPE.
// Returns 0 or an error number.
int CThread_pair(int sockets[2]);

// Forks the keeper. The keeper and its workers end with this process, or when `*control` is closed.
// Returns 0 or an error number.
int CThread_start_keeper(CThread_Work work, void *argument, int *control, pid_t *keeper);

// Asks for a worker, which gets one end of a socket pair; how it ended is reported as a
// CThread_Ending over one end of another. The caller closes its copies of both ends. Returns 0 or
// an error number.
int CThread_start_worker(int control, uint32_t number, int32_t kind, int socket, int ending);

// Asks the keeper to kill the worker of this number, if it still runs. Returns 0 or an error
// number.
int CThread_end_worker(int control, uint32_t number);

// Lets a waiting worker run on other processors than this thread's. Otherwise some kernels wake it
// on this thread's processor, where it waits for this thread: 2 of the 4 ms of an opinion.
void CThread_keep_apart(pid_t worker);

// In a worker: the first call records the processors that it may run on; later calls, after it woke
// up, undo `CThread_keep_apart`.
void CThread_run_anywhere(void);

// As send(2), but it never waits and raises no signal.
ssize_t CThread_send(int socket, const void *bytes, size_t count);

// As recv(2), but it never waits.
ssize_t CThread_receive(int socket, void *bytes, size_t count);

#endif
