#include "base/chance.hpp"
#include "base/json.hpp"
#include "base/languages.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
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

// A body and the wheel in it. The wheel stays text, so that it is shown as it was sent.
struct BodyWithWheel {
    json::object body;
    wheels::WheelDocument wheel;
};

Result<BodyWithWheel> readBody(Request const& request, wheels::Palettes const& palettes) {
    auto body = http::jsonBody(request);
    if (!body) return body.error();
    auto const* const wheel = partAt(*body, "wheel");
    if (wheel == nullptr) return Error{Fault::Invalid, "invalid_wheel", "The field wheel must be a wheel."};
    auto const text = *wheels::DocumentText{request.body}.find("wheel");
    auto document = wheels::wheelDocumentOf(text, *wheel, palettes, newUuid());
    if (!document) return document.error();
    document->text = wheels::withoutHistory(document->text);
    return BodyWithWheel{std::move(*body), std::move(*document)};
}

std::string languageIn(json::object const& body) {
    auto const* const language = findLanguage(textAt(body, "lang"));
    return std::string{language != nullptr ? language->code : kDefaultLanguage.code};
}

} // namespace

Response openRoom(Rooms& rooms, wheels::Palettes const& palettes, std::optional<std::string> const& userId,
                  Request const& request) {
    auto const read = readBody(request, palettes);
    if (!read) return http::errorResponse(read.error());
    auto const entries = drawEntries(read->body.at("wheel").as_object());
    auto const room = rooms.open({.wheelId = read->wheel.id,
                                  .wheel = read->wheel.text,
                                  .rest = entries ? firstRest(*entries) : 0,
                                  .lang = languageIn(read->body),
                                  .hidesTexts = trueAt(read->body, "hidesTexts"),
                                  .ownerId = userId,
                                  .source = std::string{request.sourceNetwork}});
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
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    auto const ticket = rooms.ticket(request.captures.at(0), {std::string{textAt(*body, "hostKey")},
                                                              std::string{textAt(*body, "viewerKey")},
                                                              std::string{textAt(*body, "name")}});
    if (!ticket) return http::errorResponse(ticket.error());
    return http::jsonResponse(200, {{"success", true}, {"ticket", *ticket}});
}

Response editRoomWheel(Rooms& rooms, wheels::Palettes const& palettes, Request const& request) {
    auto read = readBody(request, palettes);
    if (!read) return http::errorResponse(read.error());
    auto const revision = rooms.edit(request.captures.at(0), std::string{textAt(read->body, "hostKey")},
                                     std::move(read->wheel.text));
    if (!revision) return http::errorResponse(revision.error());
    return http::jsonResponse(200, {{"success", true}, {"revision", *revision}});
}

Result<std::shared_ptr<http::SocketGuest>> openSocket(Rooms& rooms, Request const& request) {
    http::FormFields const query{request.query};
    auto const since = query.find("since");
    return rooms.enter(request.captures.at(0), query.find("ticket").value_or(""),
                       since ? wholeNumber(*since) : std::nullopt);
}

} // namespace wheelwright::live
