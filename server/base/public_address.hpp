#pragma once
#include <sys/socket.h>

namespace wheelwright {

// Whether an address is on the public internet: not this machine, a private network, a link, a carrier's
// network, a multicast group or a range for documents; nor any of these inside an IPv6 address. The server
// connects to addresses that people type only if they are public, whatever their names resolve to: services
// inside a network, such as a cloud's metadata, trust every caller.
bool isPublicAddress(sockaddr const& address);

// The same for an address as text; true for a name, which is decided once it is resolved.
bool mayBePublicHost(char const* host);

} // namespace wheelwright
