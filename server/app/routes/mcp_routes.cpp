#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "bridges/mcp.hpp"
#include "live/calls.hpp"
#include "wheels/calls.hpp"
#include "wheels/fresh_wheel.hpp"
#include "wheels/wheel_document.hpp"
#include "wheels/wheel_structure.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <map>

// What assistants may call, each tool in place of one call of the API.
namespace wheelwright::app {
namespace {

namespace json = boost::json;
using bridges::McpTool;
using http::Response;

constexpr std::int64_t kMostTeams = 1000;

// The same request with another body, and with a caller whose token has the scope.
Response asUser(RouteNeeds needs, Request const& sent, Scope scope, std::string const& body,
                auto const& call) {
    auto request = sent;
    request.scope = scope;
    request.body = body;
    auto const caller = needs.parts->accounts->callerOf(request);
    if (!caller) return http::errorResponse(caller.error());
    request.caller = *caller;
    return call(request);
}

Response pickFrom(RouteNeeds needs, Request const& sent, json::object const& arguments) {
    auto request = sent;
    auto const body = json::serialize(arguments);
    request.body = body;
    request.scope = Scope::Spin;
    auto const caller = needs.parts->accounts->callerOrGuest(request);
    if (!caller) return http::errorResponse(caller.error());
    return live::pick(instantNeeds(needs), *caller ? std::optional{(*caller)->userId} : std::nullopt,
                      request);
}

// Everyone is drawn; place 1 is in team 1, place 2 in team 2, and so on, from the last team to team 1 again.
Response makeTeams(RouteNeeds needs, Request const& sent, json::object const& arguments) {
    auto const* const people = listAt(arguments, "people");
    auto const many = people == nullptr ? 0 : static_cast<std::int64_t>(people->size());
    auto const teams = numberAt(arguments, "teams").value_or(2);
    if (many < 2 || many > kMostTeams || teams < 2 || teams > many)
        return http::errorResponse(
            Error{Fault::Invalid, "invalid_draw",
                  "Send 2 to 1000 people, and at least 2 teams but no more teams than people."});
    auto answer = pickFrom(needs, sent, {{"choices", *people}, {"winners", many}});
    if (answer.status != 200) return answer;
    auto drawn = json::parse(answer.content()).as_object();
    json::array dealt(static_cast<std::size_t>(teams), json::array{});
    std::size_t place = 0;
    for (auto const& winner : drawn.at("winners").as_array())
        dealt.at(place++ % dealt.size()).as_array().push_back(winner.at("text"));
    return http::jsonResponse(
        200, {{"success", true}, {"teams", std::move(dealt)}, {"receipt", drawn.at("receipt")}});
}

Response createWheel(RouteNeeds needs, Request const& sent, json::object const& arguments) {
    auto const* const choices = listAt(arguments, "choices");
    if (choices == nullptr || choices->empty() || choices->size() > wheels::kMostSlices)
        return http::errorResponse(
            Error{Fault::Invalid, "invalid_wheel", "The argument choices must list 1 to 20000 texts."});
    // Before anything is built of them.
    auto asked = sent;
    asked.scope = Scope::WheelsWrite;
    if (auto const caller = needs.parts->accounts->callerOf(asked); !caller)
        return http::errorResponse(caller.error());
    auto const& palettes = needs.parts->cloud->palettes;
    auto wheel = wheels::freshWheel();
    auto& definition = wheel.at("wheel-definition").as_object();
    auto const& palette = palettes.of(definition);
    json::array slices;
    for (auto const& choice : *choices) {
        auto const text = choice.is_string() ? std::string{choice.get_string()} : json::serialize(choice);
        slices.push_back(
            wheels::freshSlice(newUuid(), text, wheels::colorAt(palette, slices.size(), choices->size())));
    }
    auto const id = newUuid();
    wheel["id"] = definition["id"] = id;
    definition["name"] = textAt(arguments, "title");
    definition["slices"] = std::move(slices);
    auto const document = json::serialize(wheel);
    if (document.size() > wheels::kLargestWheel)
        return http::errorResponse(Error{Fault::TooLarge, "wheel_too_large", "This wheel is too large."});
    return asUser(needs, sent, Scope::WheelsWrite, document, [&](Request const& request) {
        auto const saved = wheels::saveWheel(needs.parts->cloud->wheels, palettes, request);
        if (saved.status >= 300) return saved;
        return http::jsonResponse(
            200, {{"success", true},
                  {"wheelId", id},
                  {"url", needs.parts->cloud->wheels.rules().publicAddress + "/en?wheel=" + id}});
    });
}

Response spinWheel(RouteNeeds needs, Request const& sent, json::object arguments) {
    auto const wheelId = std::string{textAt(arguments, "wheelId")};
    arguments.erase("wheelId");
    return asUser(needs, sent, Scope::Spin, json::serialize(arguments), [&](Request const& request) {
        auto const user = needs.parts->accounts->profiles.user(request.caller.userId);
        if (!user) return http::errorResponse(Error{Fault::NoSession, "not_authenticated", "Sign in first."});
        auto spinning = request;
        spinning.captures = {wheelId};
        // An Idempotency-Key belongs to the call of one wheel.
        auto const path = "/api/wheel/" + wheelId + "/spin";
        spinning.path = path;
        return live::spinWheel(instantNeeds(needs), *user, spinning);
    });
}

Response listWheels(RouteNeeds needs, Request const& sent, json::object const& arguments) {
    auto const query = "page=" + std::to_string(numberAt(arguments, "page").value_or(1));
    return asUser(needs, sent, Scope::WheelsRead, {}, [&](Request const& request) {
        auto listing = request;
        listing.query = query;
        return wheels::listWheels(needs.parts->cloud->wheels, listing);
    });
}

// The facts of a receipt. A caller who doesn't trust this server verifies it at its address, or offline.
Response verifyDraw(RouteNeeds needs, json::object const& arguments) {
    auto const spinId = std::string{textAt(arguments, "spinId")};
    auto const found = isUuidV4(spinId) ? needs.parts->live->draws.find(live::SpinId{spinId})
                                        : Result<json::object>{live::noSuchDraw()};
    if (!found) return http::errorResponse(found.error());
    auto const url = needs.parts->cloud->wheels.rules().publicAddress + "/en/verify/" + spinId;
    json::object facts{{"success", true}, {"spinId", spinId}, {"url", url}};
    for (auto const* const name :
         {"chain", "number", "commitment", "drawnAt", "winners", "reserves", "wheelDigest"})
        if (auto const* const value = found->if_contains(name)) facts[name] = *value;
    facts["isDrawn"] = found->contains("winners");
    if (auto const* const entries = listAt(*found, "entries");
        entries != nullptr && found->contains("winners")) {
        json::array texts;
        std::map<std::string_view, std::string_view> textOf;
        for (auto const& entry : *entries)
            textOf.emplace(textAt(entry.as_object(), "guid"), textAt(entry.as_object(), "text"));
        for (auto const& guid : found->at("winners").as_array())
            if (auto const known = textOf.find(guid.as_string()); known != textOf.end())
                texts.push_back(json::value(known->second));
        facts["winnerTexts"] = std::move(texts);
        facts["entries"] = entries->size();
    }
    return http::jsonResponse(200, facts);
}

std::vector<McpTool> tools(RouteNeeds needs) {
    auto const with = [needs](auto const& run) {
        return [needs, run](Request const& request, json::object const& arguments) {
            return run(needs, request, arguments);
        };
    };
    return {
        {"pick", "Pick from a list",
         "Draws one winner or several from a list, without an account. Returns the winners and a receipt "
         "that anyone can verify.",
         R"({"type":"object","required":["choices"],"properties":{"choices":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"string"}},"winners":{"type":"integer","minimum":1,"maximum":1000},"weights":{"type":"array","items":{"type":"integer","minimum":1}}}})",
         false, with(pickFrom)},
        {"make_teams", "Make teams", "Deals people into teams by a draw that anyone can verify.",
         R"({"type":"object","required":["people"],"properties":{"people":{"type":"array","minItems":2,"maxItems":1000,"items":{"type":"string"}},"teams":{"type":"integer","minimum":2}}})",
         false, with(makeTeams)},
        {"list_wheels", "List wheels", "Lists the saved wheels of the API token's user, newest first.",
         R"({"type":"object","properties":{"page":{"type":"integer","minimum":1}}})", true, with(listWheels)},
        {"create_wheel", "Create a wheel", "Saves a wheel with a title and choices in the user's account.",
         R"({"type":"object","required":["title","choices"],"properties":{"title":{"type":"string"},"choices":{"type":"array","minItems":1,"items":{"type":"string"}}}})",
         false, with(createWheel)},
        {"spin_wheel", "Spin a wheel",
         "Spins a saved wheel. If the wheel is in a live room, everyone there watches it turn.",
         R"({"type":"object","required":["wheelId"],"properties":{"wheelId":{"type":"string"},"winners":{"type":"integer","minimum":1,"maximum":1000},"mode":{"enum":["one","several"]}}})",
         false, with(spinWheel)},
        {"verify_draw", "Look up a draw",
         "Returns the public facts of a draw by its id, and where to verify it.",
         R"({"type":"object","required":["spinId"],"properties":{"spinId":{"type":"string"}}})", true,
         [needs](Request const&, json::object const& arguments) { return verifyDraw(needs, arguments); }},
    };
}

} // namespace

std::vector<http::Route> mcpRoutes(RouteNeeds needs) {
    auto mcp = std::make_shared<bridges::Mcp const>(tools(needs));
    return {{.method = Method::post,
             .path = "/api/mcp",
             .access = Access::Anyone,
             .rate = RateClass::Draws,
             .runsOn = needs.settings.drawBeaconUrl.empty() ? RunsOn::Worker : RunsOn::Outbound,
             .handler = [mcp](Request const& request) { return mcp->answer(request); },
             .bodyLimit = wheels::kLargestWheel}};
}

} // namespace wheelwright::app
