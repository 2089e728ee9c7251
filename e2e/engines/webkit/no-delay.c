// Loaded into MiniBrowser. Each answer of its inspector is two messages on a way of three connections, and the second would
// wait until the kernel acknowledges the first: 40 ms for every question that a story asks.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

int socket(int family, int kind, int protocol) {
    int (*real)(int, int, int) = dlsym(RTLD_NEXT, "socket");
    int made = real(family, kind, protocol);
    int on = 1;
    // Connections that a socket accepts have its options. Other kinds of sockets refuse this one.
    if (made >= 0) setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return made;
}
