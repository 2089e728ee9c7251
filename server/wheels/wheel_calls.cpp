#include "base/chance.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include "wheels/calls.hpp"
#include "wheels/document_text.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

// Puts the wheel into the answer as text, so that it is sent as it was saved.
Response wheelResponse(unsigned status, json::object const& fields, std::string_view wheel) {
    auto body = json::serialize(fields);
    body.pop_back();
    constexpr std::string_view member = R"(,"wheel":)";
    body.reserve(body.size() + member.size() + wheel.size() + 1); // or the last byte would double its memory
    body.append(member).append(wheel) += '}';
    auto response = http::textResponse(status, "application/json", std::move(body));
    response.header("Cache-Control", "no-store");
    return response;
}

// The page gives each save an id. If the answer gets lost, it sends the save again with the same id.
Result<std::optional<std::string>> saveIdIn(Request const& request) {
    auto const given = request.header("X-Save-Id");
    if (given.empty()) return std::nullopt;
    if (!isUuidV4(given)) return Error{Fault::BadInput, "bad_save_id", "X-Save-Id must be a version 4 UUID."};
    return lowerCase(given);
}

Response answered(Result<WheelAnswer>&& answer, std::string_view message) {
    if (!answer) return http::errorResponse(answer.error());
    json::object fields{{"success", true}};
    if (!message.empty()) fields["message"] = message;
    fields["mruList"] = std::move(answer->recent);
    return wheelResponse(200, fields, answer->wheel);
}

json::object describe(WheelRecord const& wheel) {
    json::object object{{"id", wheel.id},
                        {"name", wheel.name},
                        {"updatedAt", wheel.savedAt},
                        {"sliceCount", wheel.sliceCount},
                        {"colors", json::parse(wheel.colors)}};
    if (wheel.shareId) object["shareId"] = wheel.shareId->text();
    if (wheel.takenDownAt) object["takenDown"] = true;
    return object;
}

} // namespace

WheelId wheelIdIn(Request const& request) {
    return WheelId{lowerCase(request.captures.at(0))};
}

Asker askerOf(Request const& request) {
    return {request.caller.userId, request.header("X-Magic-Link")};
}

Result<SaveInput> readSave(Request const& request, Palettes const& palettes) {
    auto const saveId = saveIdIn(request);
    if (!saveId) return saveId.error();
    auto document = readWheelDocument(request, palettes);
    if (!document) return document.error();
    document->saveId = *saveId;
    auto const force = http::FormFields{request.query}.find("force") == "true";
    return SaveInput{std::move(*document), force ? IfStale::Overwrite : IfStale::Refuse};
}

Response saveWheel(Wheels& wheels, Palettes const& palettes, Request const& request) {
    auto const save = readSave(request, palettes);
    if (!save) return http::errorResponse(save.error());
    auto outcome = wheels.save(askerOf(request), save->document, save->ifStale);
    if (!outcome) return http::errorResponse(outcome.error());
    if (auto const* const stale = std::get_if<StaleWheel>(&*outcome))
        return wheelResponse(409,
                             {{"success", false},
                              {"code", "stale_wheel"},
                              {"message", "This wheel was saved elsewhere in the meantime."}},
                             stale->wheel);
    return answered(std::move(std::get<WheelAnswer>(*outcome)), "The wheel is saved.");
}

Response loadWheel(Wheels& wheels, Request const& request) {
    return answered(wheels.load(askerOf(request), wheelIdIn(request)), "");
}

Response deleteWheel(Wheels& wheels, Request const& request) {
    auto recent = wheels.erase(request.caller.userId, wheelIdIn(request));
    if (!recent) return http::errorResponse(recent.error());
    return http::jsonResponse(200, {{"success", true}, {"mruList", std::move(*recent)}});
}

Response listWheels(Wheels& wheels, Request const& request) {
    auto const page = http::pageIn(http::FormFields{request.query});
    if (!page) return http::errorResponse(page.error());
    auto const [records, pages] = wheels.list(request.caller.userId, *page);
    json::array list;
    for (auto const& wheel : records)
        list.push_back(describe(wheel));
    return http::jsonResponse(200, {{"success", true},
                                    {"wheels", std::move(list)},
                                    {"pagination", {{"currentPage", *page}, {"totalPages", pages}}}});
}

Response shareWheel(Wheels& wheels, Request const& request) {
    auto const shareId = wheels.share(request.caller.userId, wheelIdIn(request));
    if (!shareId) return http::errorResponse(shareId.error());
    return http::jsonResponse(200, {{"success", true},
                                    {"shareId", *shareId},
                                    {"url", wheels.rules().publicAddress + "/share/" + shareId->text()}});
}

Response unshareWheel(Wheels& wheels, Request const& request) {
    auto const ended = wheels.unshare(request.caller.userId, wheelIdIn(request));
    return ended ? http::jsonResponse(200, {{"success", true}}) : http::errorResponse(ended.error());
}

Response listVersions(Wheels& wheels, Request const& request) {
    auto const versions = wheels.versions(request.caller.userId, wheelIdIn(request));
    if (!versions) return http::errorResponse(versions.error());
    json::array list;
    for (auto const& version : *versions)
        list.push_back({{"version", version.version},
                        {"savedAt", version.savedAt},
                        {"name", version.name},
                        {"sliceCount", version.sliceCount}});
    return http::jsonResponse(200, {{"success", true}, {"versions", std::move(list)}});
}

Response getVersion(Wheels& wheels, Request const& request) {
    auto const number = http::pathNumber(request.captures.at(1));
    auto const wheel = wheels.version(request.caller.userId, wheelIdIn(request), number);
    if (!wheel) return http::errorResponse(wheel.error());
    return wheelResponse(200, {{"success", true}, {"version", number}}, *wheel);
}

Response restoreVersion(Wheels& wheels, Request const& request) {
    auto const number = http::pathNumber(request.captures.at(1));
    return answered(wheels.restore(request.caller.userId, wheelIdIn(request), number),
                    "The version is restored.");
}

} // namespace wheelwright::wheels
