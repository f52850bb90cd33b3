#pragma once

#include <sys/types.h>

// Starts a program, found in PATH unless its name has a slash: no signal blocked or ignored, and no
// file open but the three standard streams. Input NULL is something that never ends and says nothing.
// Returns 0 or an errno value.
int test_spawn(pid_t *identifier, const char *program, char *const arguments[],
               char *const variables[], const char *input, const char *output,
               const char *errors);
