#pragma once

#include <sys/types.h>

// Starts a program, found in PATH unless its name contains a slash, with no signal blocked or
// ignored and no file open but the three standard streams. A NULL input is one that never ends and
// has no data. Returns 0 or an errno value.
int test_spawn(pid_t *identifier, const char *program, char *const arguments[],
               char *const variables[], const char *input, const char *output,
               const char *errors);

// Opens a terminal and gives its name. Returns the end from which is read what programs write on it,
// or -1.
int test_terminal(char *name, size_t length);
