#pragma once
#include "base/clock.hpp"
#include "base/text_hash.hpp"
#include "storage/connection.hpp"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace wheelwright::wheels {

using MediaAddresses = TextMap<std::string>; // by the upload's id

// Knows where the pictures and sounds that a wheel's owner uploaded can be fetched for a while. A wheel is
// kept with their ids only: an address that was saved would be dead when the wheel is loaded.
struct OwnMedia {
    // Of these ids the ones that are this user's uploads: nobody opens another's files by writing their ids
    // into a wheel of their own.
    std::function<MediaAddresses(storage::Connection&, std::string_view userId,
                                 std::vector<std::string> const& ids)>
        addresses = {};
    std::function<Instant()> changeAt = {}; // when addresses will be other ones

    // The wheel with addresses beside the ids; the same text when there is nothing to put in.
    std::string filled(storage::Connection& connection, std::optional<std::string> const& ownerId,
                       std::string wheel) const;
};

} // namespace wheelwright::wheels
