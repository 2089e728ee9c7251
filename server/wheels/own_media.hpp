#pragma once
#include "base/clock.hpp"
#include "base/text.hpp"
#include "storage/connection.hpp"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace wheelwright::wheels {

using MediaAddresses = TextMap<std::string>; // by the upload's id

// Puts the signed addresses of the owner's uploads into a wheel. A wheel is stored with the uploads' ids
// only, because a stored address would have expired when the wheel is loaded.
struct OwnMedia {
    // The addresses of those ids that are this user's uploads. Other users' files are left out, so that their
    // ids in a wheel don't open them.
    std::function<MediaAddresses(storage::Connection&, UserId const& userId,
                                 std::vector<std::string> const& ids)>
        addresses = {};
    std::function<Instant()> changeAt = {}; // when the addresses change

    // The wheel with addresses next to the ids; the same text if there are none to add.
    std::string filled(storage::Connection& connection, std::optional<UserId> const& ownerId,
                       std::string wheel) const;
};

} // namespace wheelwright::wheels
