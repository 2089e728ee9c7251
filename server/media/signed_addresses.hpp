#pragma once
#include "base/clock.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::storage {
class Connection;
}

namespace wheelwright::media {

enum class MediaPart { File, Thumbnail };

struct SignedAddress {
    std::string url; // a path of this site
    Instant until;
};

// Addresses that open one file for a limited time, for any client that has them. The address of a file only
// changes every 12 hours, so that caches and ETags work. Each address is valid for at least 12 hours, unless
// all addresses of the file's owner are voided: they then get another epoch.
class SignedAddresses {
public:
    SignedAddresses(std::string secret, Clock const& clock) : secret_{std::move(secret)}, clock_{clock} {}

    SignedAddress of(std::string_view id, MediaPart part, std::int64_t epoch) const;
    // The epoch of an address that is signed and hasn't expired; nullopt for any other.
    std::optional<std::int64_t> epochIn(std::string_view id, MediaPart part, std::string_view query) const;
    Instant nextWindow() const; // when the addresses change next

private:
    std::string signatureOf(std::string_view id, MediaPart part, std::string_view terms) const;

    std::string const secret_;
    Clock const& clock_;
};

std::string mediaSecret(storage::Connection& connection);

} // namespace wheelwright::media
