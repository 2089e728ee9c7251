#pragma once
#include "entries/door.hpp"
#include "entries/entry.hpp"

namespace wheelwright::entries {

// What a request asks of a list. It goes to the process that runs the room, as JSON where that is another
// one.
struct ListOrder {
    enum class Kind { Door, Join, Remove, Approve, Claim, Replace, Merge, Bring };
    Kind kind = Kind::Join;
    std::string hostKey = {};
    std::string viewerKey = {};
    std::string name = {};
    EntryId entryId = {};
    std::optional<UserId> userId = {}; // of the request's session
    EntryId into = {};                 // the entry that the person keeps
    bool blocks = false;               // the person who is removed may not come back
    Door door = {};
    std::string from = {};    // an earlier room
    std::string fromKey = {}; // and the key of its host
    bool returns = false;     // joins only who is on the list already
    std::string reason = {};  // why somebody else has the place
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
Result<ListOrder> readClaim(boost::json::object const& given);
Result<ListOrder> readReplacement(boost::json::object const& given);

} // namespace wheelwright::entries
