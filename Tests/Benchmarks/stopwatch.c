// Runs one program and tells what it took: nanoseconds on the wall,
// microseconds of processor time, kilobytes at its peak, and how it ended.
//
// It is a program of its own because a child begins with the peak of whoever
// started it, and because it has next to nothing to do between two looks at
// the clock.

#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000L + time.tv_nsec;
}

static long microseconds(struct timeval time) {
  return time.tv_sec * 1000000L + time.tv_usec;
}

int main(int count, char **arguments) {
  (void)count;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);

  pid_t child;
  int status;
  struct rusage usage;
  long start = now();
  if (posix_spawn(&child, arguments[1], &actions, NULL, arguments + 1,
                  environ) != 0)
    return 1;
  if (wait4(child, &status, 0, &usage) != child) return 1;
  long end = now();
  printf("%ld %ld %ld %d\n", end - start,
         microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
         usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
