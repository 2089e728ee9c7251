#include "base/chance.hpp"
#include "base/json.hpp"
#include "base/languages.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "live/calls.hpp"
#include "live/spin_plan.hpp"
#include "wheels/document_text.hpp"
#include "wheels/wheel_document.hpp"

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

// The wheel in a body. It stays text, so that it is shown as it was sent.
Result<wheels::WheelDocument> wheelIn(json::object const& given, std::string_view text,
                                      wheels::Palettes const& palettes) {
    auto const* const wheel = partAt(given, "wheel");
    if (wheel == nullptr) return Error{Fault::Invalid, "invalid_wheel", "The field wheel must be a wheel."};
    auto const sent = *wheels::DocumentText{text}.find("wheel");
    auto document = wheels::wheelDocumentOf(sent, *wheel, palettes, newUuid());
    if (document) document->text = wheels::withoutHistory(document->text);
    return document;
}

} // namespace

Result<RoomOpening> readRoomOpening(json::object const& given, std::string_view text,
                                    wheels::Palettes const& palettes) {
    auto wheel = wheelIn(given, text, palettes);
    if (!wheel) return wheel.error();
    auto const entries = drawEntries(given.at("wheel").as_object());
    auto const* const language = findLanguage(textAt(given, "lang"));
    return RoomOpening{.wheelId = wheel->id,
                       .wheel = std::move(wheel->text),
                       .rest = entries ? firstRest(*entries) : 0,
                       .lang = std::string{language != nullptr ? language->code : kDefaultLanguage.code},
                       .hidesTexts = trueAt(given, "hidesTexts"),
                       .ownerId = {}};
}

Result<RoomEdit> readRoomEdit(json::object const& given, std::string_view text,
                              wheels::Palettes const& palettes) {
    auto wheel = wheelIn(given, text, palettes);
    if (!wheel) return wheel.error();
    return RoomEdit{std::string{textAt(given, "hostKey")}, std::move(wheel->text)};
}

Result<TicketRequest> readTicketRequest(json::object const& given) {
    return TicketRequest{std::string{textAt(given, "hostKey")}, std::string{textAt(given, "viewerKey")},
                         std::string{textAt(given, "name")}, trueAt(given, "picture")};
}

SocketInput readSocketInput(http::FormFields const& query) {
    auto const since = query.find("since");
    return {query.find("ticket").value_or(""), since ? wholeNumber(*since) : std::nullopt};
}

Response openRoom(Rooms& rooms, wheels::Palettes const& palettes, std::optional<UserId> const& userId,
                  Request const& request) {
    auto opening = http::readBody(request, readRoomOpening, request.body, palettes);
    if (!opening) return http::errorResponse(opening.error());
    opening->ownerId = userId;
    opening->source = request.sourceNetwork;
    auto const room = rooms.open(*opening);
    if (!room) {
        auto refusal = http::errorResponse(room.error());
        if (room.error().fault == Fault::TooMany) refusal.header("Retry-After", "60");
        return refusal;
    }
    return http::jsonResponse(201, {{"success", true},
                                    {"liveId", room->liveId},
                                    {"hostKey", room->hostKey},
                                    {"code", room->code},
                                    {"url", room->path}});
}

Response getRoom(Rooms& rooms, Request const& request) {
    auto const room = rooms.findByCode(http::FormFields{request.query}.find("code").value_or(""));
    if (!room) return http::errorResponse(room.error());
    return http::jsonResponse(200, {{"success", true}, {"liveId", room->id}, {"url", pathOf(*room)}});
}

Response getTicket(Rooms& rooms, Request const& request) {
    auto const asked = http::readBody(request, readTicketRequest);
    if (!asked) return http::errorResponse(asked.error());
    auto const ticket = rooms.ticket(RoomId{request.captures.at(0)}, *asked);
    if (!ticket) return http::errorResponse(ticket.error());
    return http::jsonResponse(200, {{"success", true}, {"ticket", *ticket}});
}

Response editRoomWheel(Rooms& rooms, wheels::Palettes const& palettes, Request const& request) {
    auto edit = http::readBody(request, readRoomEdit, request.body, palettes);
    if (!edit) return http::errorResponse(edit.error());
    auto const revision =
        rooms.edit(RoomId{request.captures.at(0)}, std::move(edit->hostKey), std::move(edit->wheel));
    if (!revision) return http::errorResponse(revision.error());
    return http::jsonResponse(200, {{"success", true}, {"revision", *revision}});
}

Result<std::shared_ptr<http::SocketHandler>> openSocket(Rooms& rooms, Request const& request) {
    auto const [ticket, since] = readSocketInput(http::FormFields{request.query});
    return rooms.enter(RoomId{request.captures.at(0)}, ticket, since);
}

} // namespace wheelwright::live
