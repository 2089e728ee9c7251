#pragma once
#include <optional>
#include <string>

namespace wheelwright {

// Why this server doesn't call an address that somebody typed, as a sentence about the field url; nullopt if
// it may. `allowsPrivate`: also plain HTTP, other ports and addresses that aren't public. A name is decided
// once it is resolved.
std::optional<std::string> typedAddressFault(std::string const& url, bool allowsPrivate);

} // namespace wheelwright
