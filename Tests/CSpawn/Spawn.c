// For pipe2, addclosefrom_np and terminals, which Swift's Glibc module lacks.
#define _GNU_SOURCE

#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

int test_spawn(pid_t *identifier, const char *program, char *const arguments[],
               char *const variables[], const char *input, const char *output,
               const char *errors) {
  int silence[2] = {-1, -1};
  if (input == NULL && pipe2(silence, O_CLOEXEC) != 0) return errno;

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  int last = STDERR_FILENO;
  if (input != NULL) {
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0);
  } else {
    // The program itself holds the writing end too, so that its input never ends.
    last = STDERR_FILENO + 1;
    posix_spawn_file_actions_adddup2(&actions, silence[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, silence[1], last);
  }
  int how = O_WRONLY | O_CREAT | O_APPEND;
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, how, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, how, 0600);
  posix_spawn_file_actions_addclosefrom_np(&actions, last + 1);

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

  int code = posix_spawnp(identifier, program, &actions, &attributes, arguments, variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  for (int end = 0; end < 2; end++)
    if (silence[end] >= 0) close(silence[end]);
  return code;
}

int test_terminal(char *name, size_t length) {
  int end = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (end < 0) return -1;
  if (grantpt(end) == 0 && unlockpt(end) == 0 && ptsname_r(end, name, length) == 0) return end;
  close(end);
  return -1;
}
