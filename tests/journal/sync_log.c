/* Preloaded into a process, writes to the file $SYNC_LOG what it does to SQLite's write-ahead logs:
   "W" for each write and "S <size>" when a sync has returned, with the size of the log that is safe by then. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_log(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, sizeof path);
    return n > 4 && memcmp(path + n - 4, "-wal", 4) == 0;
}

static void say(const char *text) {
    static int fd = -1;
    if (fd < 0) fd = open(getenv("SYNC_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (write(fd, text, strlen(text)) < 0) abort();
}

static int synced(int fd, int result) {
    struct stat status;
    char text[64];
    if (result == 0 && is_log(fd) && fstat(fd, &status) == 0) {
        snprintf(text, sizeof text, "S %lld\n", (long long)status.st_size);
        say(text);
    }
    return result;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define WRITE(name, offset_type)                                          \
    ssize_t name(int fd, const void *data, size_t n, offset_type at) {    \
        if (is_log(fd)) say("W\n");                                       \
        return NEXT(name)(fd, data, n, at);                               \
    }
WRITE(pwrite, off_t)
WRITE(pwrite64, off64_t)

int fsync(int fd) { return synced(fd, NEXT(fsync)(fd)); }
int fdatasync(int fd) { return synced(fd, NEXT(fdatasync)(fd)); }
