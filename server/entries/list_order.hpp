#pragma once
#include "entries/door.hpp"
#include "entries/entry.hpp"
#include <vector>

namespace wheelwright::entries {

inline constexpr std::size_t kMostPoured = 1000; // people in one call

// A person whom the host takes from a source: a chat, a form or a program.
struct PouredPerson {
    std::string id; // the source's id for this person
    std::string name;
    std::int64_t weight = 1;
    std::optional<std::int64_t> seenAt = {}; // when they wrote, in milliseconds since 1970
};

// What a request asks of a list. It goes to the process that runs the room, as JSON where that is another
// one.
struct ListOrder {
    enum class Kind { Door, Join, Remove, Approve, Claim, Replace, Merge, Bring, Pour, Spin };
    Kind kind = Kind::Join;
    std::string hostKey = {};
    std::string viewerKey = {};
    std::string name = {};
    EntryId entryId = {};
    std::optional<UserId> userId = {}; // of the request's session
    std::string network = {};          // the digest of the one that a join comes from
    EntryId into = {};                 // the entry that the person keeps
    bool blocks = false;               // the person who is removed may not come back
    Door door = {};
    std::string from = {};    // an earlier room, or a source
    std::string fromKey = {}; // and the key of its host
    bool returns = false;     // joins only who is on the list already
    std::string reason = {};  // why somebody else has the place
    std::vector<PouredPerson> people = {};
    std::vector<std::string> gone = {}; // by their ids at the source
    boost::json::object spin = {};      // what a program asks the room to draw
};

boost::json::object jsonOf(ListOrder const& order);
std::optional<ListOrder> orderIn(boost::json::object const& text); // nullopt if it isn't one

// Bodies of the calls; api/openapi.yaml describes them.
Result<ListOrder> readDoorOrder(boost::json::object const& given);
Result<ListOrder> readJoin(boost::json::object const& given);
Result<ListOrder> readRemoval(boost::json::object const& given);
Result<ListOrder> readApproval(boost::json::object const& given);
Result<ListOrder> readMerge(boost::json::object const& given);
Result<ListOrder> readBringing(boost::json::object const& given);
Result<ListOrder> readPouring(boost::json::object const& given);
Result<ListOrder> readClaim(boost::json::object const& given);
Result<ListOrder> readReplacement(boost::json::object const& given);

} // namespace wheelwright::entries
