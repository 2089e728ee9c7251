#include "base/log.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "http/network.hpp"
#include "live/calls.hpp"
#include "live/instant_draws.hpp"

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

Response drawnResponse(InstantOutcome const& outcome, std::string_view publicAddress, bool withGuids) {
    json::array winners;
    for (auto const& [guid, text, weight] : outcome.winners) {
        json::object winner{{"text", text}};
        if (withGuids)
            winner["guid"] = guid;
        else
            winner["index"] = std::stoll(guid);
        winners.push_back(std::move(winner));
    }
    auto const url = std::string{publicAddress} + "/en/verify/" + outcome.spinId.text();
    return http::jsonResponse(200, {{"success", true},
                                    {"winners", std::move(winners)},
                                    {"receipt", {{"spinId", outcome.spinId}, {"url", url}}}});
}

// Without a body everything is as the wheel is set: a button needs nothing but the address.
Result<InstantDraw> wheelSpinIn(Request const& request) {
    return request.body.empty() ? readWheelSpin({}) : http::readBody(request, readWheelSpin);
}

Result<InstantDraw> withRepeat(Result<InstantDraw> draw, Request const& request, std::string_view owner) {
    if (!draw) return draw;
    auto const asked = std::string{request.path} + "\n" + std::string{request.body};
    auto repeat = readRepeatKey(request.header("Idempotency-Key"), owner, asked);
    if (!repeat) return repeat.error();
    draw->repeat = std::move(*repeat);
    return draw;
}

} // namespace

Response spinWheel(InstantNeeds const& needs, accounts::User const& user, Request const& request) {
    auto draw = withRepeat(wheelSpinIn(request), request, user.id);
    if (!draw) return http::errorResponse(draw.error());
    draw->wheelId = wheels::WheelId{lowerCase(request.captures.at(0))};
    draw->asker = {user.id, request.header("X-Magic-Link")};
    auto const drawn = drawAtOnce(needs.database, needs.draws, *draw);
    if (!drawn) return refusedDraw(drawn.error());
    std::vector<wheels::WonSlice> wins;
    for (auto const& winner : drawn->winners)
        wins.push_back({winner.guid, winner.text});
    auto const logged =
        needs.wheels.addWins(draw->asker, draw->wheelId, {drawn->spinId.text(), user.id, user.name}, wins);
    if (logged) needs.logged.increment(static_cast<double>(*logged));
    // The draw stands, and its receipt says so.
    else
        log::warn("a draw is missing from its wheel's results", {{"problem", logged.error().code}});
    return drawnResponse(*drawn, needs.publicAddress, true);
}

Response pick(InstantNeeds const& needs, std::optional<UserId> const& userId, Request const& request) {
    auto const owner = userId ? userId->text() : std::string{request.sourceNetwork};
    auto draw = withRepeat(http::readBody(request, readPick), request, owner);
    if (!draw) return http::errorResponse(draw.error());
    draw->source = ledger::Source::of(http::siteNameOf(request.sourceNetwork));
    auto const drawn = drawAtOnce(needs.database, needs.draws, *draw);
    return drawn ? drawnResponse(*drawn, needs.publicAddress, false) : refusedDraw(drawn.error());
}

} // namespace wheelwright::live
