/* Preloaded into a process, records what it asks of the disk below $RECORD_ROOT and sends to sockets, into the file
   $RECORD_TO. recording.py has the form of a record, and what each kind means. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

struct record {
    uint64_t kind, subject, number, length;
};

/* Held over each call that changes or syncs a file, so that records stand in the order of the calls. Sends do not take
   it: a sync must not delay an acknowledgement that the program would have sent too early. */
static pthread_mutex_t files = PTHREAD_MUTEX_INITIALIZER;

static void record(char kind, uint64_t subject, uint64_t number, const struct iovec *parts, int count) {
    static int to = -1;
    if (to < 0) to = NEXT(open)(getenv("RECORD_TO"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    struct iovec all[IOV_MAX];
    struct record head = {(uint64_t)kind, subject, number, 0};
    if (count >= IOV_MAX) abort();
    all[0] = (struct iovec){&head, sizeof head};
    for (int n = 0; n < count; n++) {
        all[n + 1] = parts[n];
        head.length += parts[n].iov_len;
    }
    ssize_t size = (ssize_t)(sizeof head + head.length);
    if (writev(to, all, count + 1) != size) abort(); /* one call: appending is atomic */
}

/* The file's status, if it is below the root and is not SQLite's index of its log, which is no file but shared memory. */
static int ours(int fd, struct stat *status, char *path) {
    const char *root = getenv("RECORD_ROOT");
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, PATH_MAX - 1);
    if (n < 0) return 0;
    path[n] = 0;
    if (strncmp(path, root, strlen(root)) != 0 || (n > 4 && strcmp(path + n - 4, "-shm") == 0)) return 0;
    return fstat(fd, status) == 0;
}

/* The names in a directory, each as "<inode> <name>\n". */
static size_t names(const char *path, char *text, size_t room) {
    size_t used = 0;
    DIR *directory = opendir(path);
    if (directory == NULL) abort();
    for (struct dirent *each; (each = readdir(directory)) != NULL;) {
        if (each->d_name[0] == '.') continue;
        used += (size_t)snprintf(text + used, room - used, "%llu %s\n", (unsigned long long)each->d_ino, each->d_name);
        if (used >= room) abort();
    }
    closedir(directory);
    return used;
}

static void record_write(int fd, const void *data, size_t n, off64_t at) {
    struct stat status;
    char path[PATH_MAX];
    struct iovec part = {(void *)data, n};
    if (!ours(fd, &status, path)) return;
    if (at < 0) at = (fcntl(fd, F_GETFL) & O_APPEND) ? status.st_size : lseek64(fd, 0, SEEK_CUR);
    record('W', status.st_ino, (uint64_t)at, &part, 1);
}

#define CHANGING(type, call)                 \
    type result;                             \
    pthread_mutex_lock(&files);              \
    call;                                    \
    pthread_mutex_unlock(&files);            \
    return result

ssize_t pwrite(int fd, const void *data, size_t n, off_t at) {
    CHANGING(ssize_t, record_write(fd, data, n, at); result = NEXT(pwrite)(fd, data, n, at));
}

ssize_t pwrite64(int fd, const void *data, size_t n, off64_t at) {
    CHANGING(ssize_t, record_write(fd, data, n, at); result = NEXT(pwrite64)(fd, data, n, at));
}

ssize_t write(int fd, const void *data, size_t n) {
    struct stat status;
    char path[PATH_MAX];
    if (!ours(fd, &status, path)) return NEXT(write)(fd, data, n); /* a pipe may block */
    CHANGING(ssize_t, record_write(fd, data, n, -1); result = NEXT(write)(fd, data, n));
}

static int truncated(int fd, off64_t size, int (*call)(int, off64_t)) {
    struct stat status;
    char path[PATH_MAX];
    CHANGING(int, if (ours(fd, &status, path)) record('T', status.st_ino, (uint64_t)size, NULL, 0);
             result = call(fd, size));
}

int ftruncate(int fd, off_t size) { return truncated(fd, size, NEXT(ftruncate)); }
int ftruncate64(int fd, off64_t size) { return truncated(fd, size, NEXT(ftruncate64)); }

static int synced(int fd, int (*call)(int)) {
    static char text[1 << 16];
    struct stat status;
    char path[PATH_MAX];
    if (!ours(fd, &status, path)) return call(fd);
    struct iovec part = {text, 0};
    int is_directory = S_ISDIR(status.st_mode);
    CHANGING(int, if (is_directory) part.iov_len = names(path, text, sizeof text); result = call(fd);
             if (result == 0) record(is_directory ? 'D' : 'S', status.st_ino, 0, &part, 1));
}

int fsync(int fd) { return synced(fd, NEXT(fsync)); }
int fdatasync(int fd) { return synced(fd, NEXT(fdatasync)); }

/* An inode's number may be that of a file that is gone: tell where a new file begins. */
static int opened(const char *path, int flags, mode_t mode, int (*call)(const char *, int, ...)) {
    struct stat status;
    char found[PATH_MAX];
    int is_new = (flags & O_CREAT) != 0 && access(path, F_OK) != 0;
    CHANGING(int, result = call(path, flags, mode);
             if (is_new && result >= 0 && ours(result, &status, found)) record('C', status.st_ino, 0, NULL, 0));
}

#define OPENED(name)                                     \
    int name(const char *path, int flags, ...) {         \
        va_list rest;                                    \
        va_start(rest, flags);                           \
        mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                    \
        return opened(path, flags, mode, NEXT(name));    \
    }
OPENED(open)
OPENED(open64)

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    record('N', (uint64_t)fd, 0, message->msg_iov, (int)message->msg_iovlen);
    return NEXT(sendmsg)(fd, message, flags);
}
