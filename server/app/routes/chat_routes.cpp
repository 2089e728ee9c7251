#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "bridges/chat_commands.hpp"
#include "content/oembed.hpp"
#include "live/calls.hpp"
#include "live/draw_film.hpp"
#include "live/instant_draws.hpp"
#include <boost/json/parse.hpp>

// The command /wheel of chats: a list, or a wheel that is public already.
namespace wheelwright::app {
namespace {

namespace json = boost::json;
using bridges::ChatCommand;
using bridges::ChatDrawn;

Error notUnderstood() {
    return {
        Fault::Invalid, "bad_command",
        "Type the choices with commas between them, such as /wheel Ann, Bob, Cid, or the link of a shared "
        "wheel, or the name of a wheel of the gallery, such as yes-or-no."};
}

json::array choicesIn(std::string_view text) {
    json::array choices;
    while (!text.empty()) {
        auto const end = std::min(text.find_first_of(",\n"), text.size());
        auto const choice = trimmed(text.substr(0, end));
        if (!choice.empty()) choices.push_back(json::value(choice));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return choices;
}

// Anyone in the chat may name it, so only what anyone may see.
Result<json::object> publicWheel(RouteNeeds needs, std::string_view name) {
    auto& cloud = *needs.parts->cloud;
    auto const shareId = content::shareIn(name, cloud.wheels.rules().publicAddress);
    if (!shareId.empty()) {
        auto const shared = cloud.shares.load(wheels::ShareId{shareId});
        if (!shared) return shared.error();
        return json::parse((*shared)->answer->plain()).as_object().at("wheel").as_object();
    }
    auto const shelf = cloud.content.now();
    for (std::size_t language = 0; language < kLanguages.size(); ++language)
        if (auto const* const wheel = shelf->bySlug(language, lowerCase(name)))
            return content::configOf(*wheel, language, shelf->palettes());
    return notUnderstood();
}

bool makesTeams(json::object const& wheel) {
    auto const* const definition = partAt(wheel, "wheel-definition");
    auto const* const draw = definition == nullptr ? nullptr : partAt(*definition, "draw");
    return draw != nullptr && textAt(*draw, "mode") == "teams";
}

Result<live::InstantDraw> drawOf(RouteNeeds needs, std::string_view text) {
    auto choices = choicesIn(text);
    if (choices.empty()) return notUnderstood();
    if (choices.size() > 1) return live::readPick({{"choices", std::move(choices)}});
    auto wheel = publicWheel(needs, trimmed(text));
    if (!wheel) return wheel.error();
    live::InstantDraw draw{.wheel = std::move(*wheel)};
    if (makesTeams(*draw.wheel)) draw.mode = live::InstantMode::One; // only a page makes teams
    return draw;
}

Result<ChatDrawn> drawnFor(RouteNeeds needs, ChatCommand const& command) {
    // Chats wait for three seconds, a round of the beacon may take longer.
    if (!needs.settings.drawBeaconUrl.empty())
        return Error{Fault::Unavailable, "chat_not_set_up",
                     "This server's draws wait for public randomness, which takes longer than a chat waits."};
    auto draw = drawOf(needs, command.text);
    if (!draw) return draw.error();
    auto repeat = live::readRepeatKey(command.id, command.person, command.text);
    if (!repeat) return repeat.error();
    draw->repeat = std::move(*repeat);
    draw->source = ledger::Source::of(command.person);
    auto const drawn = live::drawAtOnce(needs.parts->live->draws, *draw, *draw->wheel);
    if (!drawn) return drawn.error();
    auto const& address = needs.parts->cloud->wheels.rules().publicAddress;
    auto const& spinId = drawn->spinId.text();
    return ChatDrawn{live::winnersText(*drawn), address + "/en/verify/" + spinId,
                     address + "/api/spins/" + spinId + "/film?as=gif"};
}

} // namespace

std::vector<http::Route> chatRoutes(RouteNeeds needs) {
    auto const keys = bridges::readChatKeys(needs.settings.chatKeys);
    auto const commandOf = [&](auto call) {
        return [needs, keys = keys.value(), call](Request const& request) {
            bridges::ChatCommands const commands{
                keys, needs.parts->clock,
                [needs](ChatCommand const& command) { return drawnFor(needs, command); }};
            return (commands.*call)(request);
        };
    };
    auto const route = [&](std::string path, http::Handler handler) {
        return http::Route{.method = Method::post,
                           .path = std::move(path),
                           .access = Access::Anyone,
                           .rate =
                               RateClass::Calls, // everyone in all channels comes from the vendor's networks
                           .runsOn = RunsOn::Worker,
                           .handler = std::move(handler)};
    };
    return {route("/api/chat/discord", commandOf(&bridges::ChatCommands::discord)),
            route("/api/chat/slack", commandOf(&bridges::ChatCommands::slack))};
}

} // namespace wheelwright::app
