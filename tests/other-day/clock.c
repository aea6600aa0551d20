/*
 * Another day for every program that is started with it (`LD_PRELOAD`): the wall clock goes on CLOCK_OFFSET seconds later. `faketime`
 * does not do for workerd, which then waits for ever: whoever waits until a time of that clock must wait until the real one.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

/* Deadlines of the monotonic clock, which begins with the machine, are far below. */
#define OF_WALL_CLOCK 1000000000L

/* The function of the C library that one of these stands before, looked up once: programs ask for the time all the time. */
#define BEHIND(name)                                                     \
  ({                                                                     \
    static __typeof__(&name) behind;                                     \
    if (!behind) behind = (__typeof__(&name))dlsym(RTLD_NEXT, #name);    \
    behind;                                                              \
  })

static long offset(void) {
  static long seconds;
  static int is_known;
  if (!is_known) {
    const char *said = getenv("CLOCK_OFFSET");
    seconds = said ? atol(said) : 0;
    is_known = 1;
  }
  return seconds;
}

static int is_wall_clock(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

static struct timespec real(const struct timespec *deadline) {
  struct timespec moved = *deadline;
  if (moved.tv_sec > OF_WALL_CLOCK) moved.tv_sec -= offset();
  return moved;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int failed = BEHIND(clock_gettime)(clock, now);
  if (!failed && is_wall_clock(clock)) now->tv_sec += offset();
  return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int failed = BEHIND(gettimeofday)(now, zone);
  if (!failed) now->tv_sec += offset();
  return failed;
}

time_t time(time_t *kept) {
  time_t now = BEHIND(time)(NULL) + offset();
  if (kept) *kept = now;
  return now;
}

int timespec_get(struct timespec *now, int base) {
  int known = BEHIND(timespec_get)(now, base);
  if (known) now->tv_sec += offset();
  return known;
}

/* There are two of this name; the older one takes conditions of another shape. */
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict deadline) {
  static __typeof__(&pthread_cond_timedwait) behind;
  if (!behind) behind = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (!behind) behind = BEHIND(pthread_cond_timedwait);
  struct timespec moved = real(deadline);
  return behind(condition, mutex, &moved);
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
                           const struct timespec *restrict deadline) {
  struct timespec moved = real(deadline);
  return BEHIND(pthread_cond_clockwait)(condition, mutex, clock, &moved);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  struct timespec moved = real(deadline);
  return BEHIND(pthread_mutex_timedlock)(mutex, &moved);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  struct timespec moved = real(deadline);
  return BEHIND(sem_timedwait)(semaphore, &moved);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *until, struct timespec *left) {
  if (!(flags & TIMER_ABSTIME)) return BEHIND(clock_nanosleep)(clock, flags, until, left);
  struct timespec moved = real(until);
  return BEHIND(clock_nanosleep)(clock, flags, &moved, left);
}

long syscall(long number, ...) {
  va_list given;
  long a[6];
  va_start(given, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(given, long);
  va_end(given);
  struct timespec moved;
  if (number == SYS_futex && (a[1] & FUTEX_CLOCK_REALTIME) && a[3]) {
    moved = real((const struct timespec *)a[3]);
    a[3] = (long)&moved;
  }
  long answer = BEHIND(syscall)(number, a[0], a[1], a[2], a[3], a[4], a[5]);
  if (number == SYS_clock_gettime && !answer && is_wall_clock(a[0])) ((struct timespec *)a[1])->tv_sec += offset();
  return answer;
}
