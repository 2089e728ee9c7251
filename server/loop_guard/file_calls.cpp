#include "loop_guard/loop_guard.hpp"
#include <cstdarg>
#include <cstdio>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

// The calls of the C library that wait for a disk, another process or time. Sockets, pipes and events are
// what loops are for, and their log is standard error.
namespace {

using wheelwright::guard::mayWait;

bool isFile(int descriptor) {
    struct stat about {};
    return descriptor != STDERR_FILENO && fstat(descriptor, &about) == 0 &&
           (S_ISREG(about.st_mode) || S_ISBLK(about.st_mode));
}

void mayWaitForFile(char const* call, int descriptor) {
    if (isFile(descriptor)) mayWait(call, "a file");
}

} // namespace

#define MODE_OF(last)                                                                                        \
    va_list more;                                                                                            \
    va_start(more, last);                                                                                    \
    auto const mode = va_arg(more, mode_t);                                                                  \
    va_end(more)

extern "C" {

int open(char const* path, int flags, ...) {
    MODE_OF(flags);
    mayWait("open", path);
    return CALL_NEXT(open, path, flags, mode);
}

int open64(char const* path, int flags, ...) {
    MODE_OF(flags);
    mayWait("open", path);
    return CALL_NEXT(open64, path, flags, mode);
}

int openat(int folder, char const* path, int flags, ...) {
    MODE_OF(flags);
    mayWait("openat", path);
    return CALL_NEXT(openat, folder, path, flags, mode);
}

int openat64(int folder, char const* path, int flags, ...) {
    MODE_OF(flags);
    mayWait("openat", path);
    return CALL_NEXT(openat64, folder, path, flags, mode);
}

FILE* fopen(char const* path, char const* mode) {
    mayWait("fopen", path);
    return CALL_NEXT(fopen, path, mode);
}

FILE* fopen64(char const* path, char const* mode) {
    mayWait("fopen", path);
    return CALL_NEXT(fopen64, path, mode);
}

DIR* opendir(char const* path) {
    mayWait("opendir", path);
    return CALL_NEXT(opendir, path);
}

int stat(char const* path, struct stat* about) noexcept {
    mayWait("stat", path);
    return CALL_NEXT(stat, path, about);
}

int lstat(char const* path, struct stat* about) noexcept {
    mayWait("lstat", path);
    return CALL_NEXT(lstat, path, about);
}

int rename(char const* from, char const* to) noexcept {
    mayWait("rename", from);
    return CALL_NEXT(rename, from, to);
}

int unlink(char const* path) noexcept {
    mayWait("unlink", path);
    return CALL_NEXT(unlink, path);
}

int mkostemp(char* path, int flags) {
    mayWait("mkostemp", path);
    return CALL_NEXT(mkostemp, path, flags);
}

int mkostemp64(char* path, int flags) {
    mayWait("mkostemp", path);
    return CALL_NEXT(mkostemp64, path, flags);
}

ssize_t read(int descriptor, void* bytes, size_t size) {
    mayWaitForFile("read", descriptor);
    return CALL_NEXT(read, descriptor, bytes, size);
}

ssize_t readv(int descriptor, iovec const* parts, int count) {
    mayWaitForFile("readv", descriptor);
    return CALL_NEXT(readv, descriptor, parts, count);
}

ssize_t pread(int descriptor, void* bytes, size_t size, off_t from) {
    mayWaitForFile("pread", descriptor);
    return CALL_NEXT(pread, descriptor, bytes, size, from);
}

ssize_t pread64(int descriptor, void* bytes, size_t size, off64_t from) {
    mayWaitForFile("pread", descriptor);
    return CALL_NEXT(pread64, descriptor, bytes, size, from);
}

ssize_t write(int descriptor, void const* bytes, size_t size) {
    mayWaitForFile("write", descriptor);
    return CALL_NEXT(write, descriptor, bytes, size);
}

ssize_t writev(int descriptor, iovec const* parts, int count) {
    mayWaitForFile("writev", descriptor);
    return CALL_NEXT(writev, descriptor, parts, count);
}

ssize_t pwrite(int descriptor, void const* bytes, size_t size, off_t from) {
    mayWaitForFile("pwrite", descriptor);
    return CALL_NEXT(pwrite, descriptor, bytes, size, from);
}

ssize_t pwrite64(int descriptor, void const* bytes, size_t size, off64_t from) {
    mayWaitForFile("pwrite", descriptor);
    return CALL_NEXT(pwrite64, descriptor, bytes, size, from);
}

int fsync(int descriptor) {
    mayWait("fsync");
    return CALL_NEXT(fsync, descriptor);
}

int fdatasync(int descriptor) {
    mayWait("fdatasync");
    return CALL_NEXT(fdatasync, descriptor);
}

// Reading mapped bytes waits for the disk too, and a disk that fails then kills the process.
void* mmap(void* where, size_t size, int protection, int flags, int descriptor, off_t from) noexcept {
    if ((flags & MAP_ANONYMOUS) == 0) mayWaitForFile("mmap", descriptor);
    return CALL_NEXT(mmap, where, size, protection, flags, descriptor, from);
}

void* mmap64(void* where, size_t size, int protection, int flags, int descriptor, off64_t from) noexcept {
    if ((flags & MAP_ANONYMOUS) == 0) mayWaitForFile("mmap", descriptor);
    return CALL_NEXT(mmap64, where, size, protection, flags, descriptor, from);
}

int poll(pollfd* descriptors, nfds_t count, int timeout) {
    if (timeout != 0) mayWait("poll");
    return CALL_NEXT(poll, descriptors, count, timeout);
}

int nanosleep(timespec const* duration, timespec* left) {
    mayWait("nanosleep");
    return CALL_NEXT(nanosleep, duration, left);
}

int clock_nanosleep(clockid_t clock, int flags, timespec const* duration, timespec* left) {
    mayWait("clock_nanosleep");
    return CALL_NEXT(clock_nanosleep, clock, flags, duration, left);
}

pid_t waitpid(pid_t process, int* status, int options) {
    if ((options & WNOHANG) == 0) mayWait("waitpid");
    return CALL_NEXT(waitpid, process, status, options);
}

// What an optimised program calls instead, where the compiler knows the size of the buffer.

int __open_2(char const* path, int flags) {
    mayWait("open", path);
    return CALL_NEXT(__open_2, path, flags);
}

int __open64_2(char const* path, int flags) {
    mayWait("open", path);
    return CALL_NEXT(__open64_2, path, flags);
}

ssize_t __read_chk(int descriptor, void* bytes, size_t size, size_t room) {
    mayWaitForFile("read", descriptor);
    return CALL_NEXT(__read_chk, descriptor, bytes, size, room);
}

ssize_t __pread_chk(int descriptor, void* bytes, size_t size, off_t from, size_t room) {
    mayWaitForFile("pread", descriptor);
    return CALL_NEXT(__pread_chk, descriptor, bytes, size, from, room);
}

ssize_t __pread64_chk(int descriptor, void* bytes, size_t size, off64_t from, size_t room) {
    mayWaitForFile("pread", descriptor);
    return CALL_NEXT(__pread64_chk, descriptor, bytes, size, from, room);
}

int __poll_chk(pollfd* descriptors, nfds_t count, int timeout, size_t room) {
    if (timeout != 0) mayWait("poll");
    return CALL_NEXT(__poll_chk, descriptors, count, timeout, room);
}

} // extern "C"
