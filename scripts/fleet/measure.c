// Runs a command and writes into a file what it took: seconds of wall time, seconds of processor time
// (user and system, of the command and of all processes it started, also those that outlive it), and
// the largest resident set of any of them in KiB.
//
// measure FILE COMMAND...: ends with the command's status. The usual `time` misses the witnesses'
// processes, whose parent does not wait for them.

#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3 || prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) return 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t command = fork();
  if (command == 0) {
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  if (command < 0) return 71;
  int status = 0, ended;
  pid_t process;
  // What outlives the command becomes a child of this process, which ends last.
  while ((process = wait(&ended)) > 0) {
    if (process != command) continue;
    clock_gettime(CLOCK_MONOTONIC, &end);
    status = ended;
  }
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
  FILE *file = fopen(arguments[1], "w");
  if (file == NULL) return 73;
  fprintf(file, "%.3f %.3f %ld\n",
          (double)(end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9,
          seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss);
  if (fclose(file) != 0) return 73;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
