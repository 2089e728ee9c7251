#include "base/text.hpp"
#include "http/json_body.hpp"
#include "http/network.hpp"
#include "live/calls.hpp"

// The door of a room and the list of its people over HTTP.
namespace wheelwright::live {
namespace {

using entries::ListOrder;
using http::Request;
using http::Response;

Response carriedOut(Rooms& rooms, Request const& request, Result<ListOrder> order) {
    if (!order) return http::errorResponse(order.error());
    if (request.captures.size() > 1) order->entryId = entries::EntryId{request.captures.at(1)};
    auto answer = rooms.order(RoomId{request.captures.at(0)}, *order);
    if (!answer) return http::errorResponse(answer.error());
    auto const* const isNew = answer->if_contains("isNew");
    unsigned const status = isNew != nullptr && isNew->as_bool() ? 201 : 200;
    answer->erase("isNew");
    return http::jsonResponse(status, *answer);
}

} // namespace

Response openDoor(Rooms& rooms, Request const& request) {
    return carriedOut(rooms, request, http::readBody(request, entries::readDoorOrder));
}

Response joinList(Rooms& rooms, std::optional<UserId> const& userId, Request const& request) {
    auto order = http::readBody(request, entries::readJoin);
    if (order) {
        order->userId = userId;
        order->network = ledger::Source::of(http::siteNameOf(request.sourceNetwork)).digest;
    }
    return carriedOut(rooms, request, std::move(order));
}

Response bringPeople(Rooms& rooms, std::optional<UserId> const& userId, Request const& request) {
    auto order = http::readBody(request, entries::readBringing);
    if (order) order->userId = userId;
    return carriedOut(rooms, request, std::move(order));
}

Response pourPeople(Rooms& rooms, Request const& request) {
    return carriedOut(rooms, request, http::readBody(request, entries::readPouring));
}

Response leaveList(Rooms& rooms, Request const& request) {
    return carriedOut(rooms, request, http::readBody(request, entries::readRemoval));
}

Response approveEntry(Rooms& rooms, Request const& request) {
    return carriedOut(rooms, request, http::readBody(request, entries::readApproval));
}

Response mergeEntry(Rooms& rooms, Request const& request) {
    return carriedOut(rooms, request, http::readBody(request, entries::readMerge));
}

Response claimPlace(Rooms& rooms, Request const& request) {
    return carriedOut(rooms, request, http::readBody(request, entries::readClaim));
}

Response replaceWinner(Rooms& rooms, Request const& request) {
    return carriedOut(rooms, request, http::readBody(request, entries::readReplacement));
}

Response listEntries(Rooms& rooms, Request const& request) {
    auto const asked = http::FormFields{request.query}.find("after").value_or("0");
    auto const after = wholeNumber(asked);
    if (!after || *after < 0)
        return http::errorResponse(
            {Fault::BadInput, "bad_number", "The field after must be a whole number."});
    auto const answer = rooms.changes(RoomId{request.captures.at(0)}, request.header("X-Host-Key"), *after);
    if (!answer) return http::errorResponse(answer.error());
    return http::jsonResponse(200, *answer);
}

Response proveEntry(Rooms& rooms, Request const& request) {
    auto const answer =
        rooms.proof(RoomId{request.captures.at(0)},
                    {entries::EntryId{request.captures.at(1)}, std::string{request.header("X-Viewer-Key")},
                     SpinId{http::FormFields{request.query}.find("spinId").value_or("")},
                     std::string{request.header("X-Host-Key")}});
    if (!answer) return http::errorResponse(answer.error());
    return http::jsonResponse(200, *answer);
}

} // namespace wheelwright::live
