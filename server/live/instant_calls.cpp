#include "base/json.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "http/network.hpp"
#include "live/calls.hpp"
#include "live/instant_draws.hpp"
#include "wheels/turns.hpp"
#include <boost/json/parse.hpp>

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

// The winners' entries in the wheel's results. The draw stands also without them, and its receipt says so.
void addToResults(InstantNeeds const& needs, accounts::User const& user, InstantDraw const& draw,
                  SpunWheel const& wheel, InstantOutcome const& drawn) {
    std::vector<wheels::WonSlice> wins;
    std::vector<std::string> guids;
    for (auto const& winner : drawn.winners) {
        wins.push_back({winner.guid, winner.text});
        guids.push_back(winner.guid);
    }
    wheels::Won const won{.receipt = drawn.spinId.text(),
                          .byId = user.id,
                          .byName = user.name,
                          .after = wheels::roundBegan(wheel.document, wheel.results),
                          .endsRound =
                              wheels::endsRound(wheel.document, wheel.results, guids, needs.clock.now())};
    auto const logged = needs.wheels.addWins(draw.asker, draw.wheelId, won, wins);
    if (logged)
        needs.logged.increment(static_cast<double>(*logged));
    else
        log::warn("a draw is missing from its wheel's results", {{"problem", logged.error().code}});
}

// The room draws from what its people see, and keeps the promise that it made them before.
Result<InstantOutcome> spinInRoom(InstantNeeds const& needs, accounts::User const& user,
                                  InstantDraw const& draw, SpunWheel const& wheel, Request const& request) {
    auto asked = request.body.empty() ? json::object{} : json::parse(request.body).as_object();
    asked["name"] = user.name;
    asked.erase("key"); // only the header's counts
    if (draw.repeat) asked["key"] = {{"digest", draw.repeat->digest}, {"asked", draw.repeat->asked}};
    auto const answer =
        needs.rooms.order(*wheel.room, {.kind = entries::ListOrder::Kind::Spin, .spin = std::move(asked)});
    if (!answer) return answer.error();
    InstantOutcome drawn{SpinId{textAt(*answer, "spinId")}, {}, wheel.room->text()};
    for (auto const& winner : answer->at("winners").as_array())
        drawn.winners.push_back({std::string{textAt(winner.as_object(), "guid")},
                                 std::string{textAt(winner.as_object(), "text")}});
    // The host's page enters what it shows.
    if (!trueAt(*answer, "isCounted")) addToResults(needs, user, draw, wheel, drawn);
    return drawn;
}

// A spin of the stored wheel as its fair turns have it.
Result<InstantOutcome> spinStored(InstantNeeds const& needs, accounts::User const& user, InstantDraw draw,
                                  Request const& request) {
    auto const wheel = findSpunWheel(needs.database, draw);
    if (!wheel) return wheel.error();
    auto const before = repeatedOutcome(needs.draws, draw.repeat);
    if (!before) return before.error();
    if (*before && (*before)->chain != draw.wheelId.text()) return **before;
    if (!*before && wheel->room) {
        auto drawn = spinInRoom(needs, user, draw, *wheel, request);
        if (drawn || drawn.error().code != "live_not_found") return drawn;
    }
    auto const inTurn = wheels::wheelInTurn(wheel->document, wheel->results, needs.clock.now());
    if (inTurn != wheel->document) draw.wheel = inTurn;
    auto drawn = *before ? Result<InstantOutcome>{**before} : drawAtOnce(needs.draws, draw, inTurn);
    if (drawn) addToResults(needs, user, draw, *wheel, *drawn);
    return drawn;
}

} // namespace

Response spinWheel(InstantNeeds const& needs, accounts::User const& user, Request const& request) {
    auto draw = withRepeat(wheelSpinIn(request), request, user.id);
    if (!draw) return http::errorResponse(draw.error());
    draw->wheelId = wheels::WheelId{lowerCase(request.captures.at(0))};
    draw->asker = {user.id, request.header("X-Magic-Link")};
    auto const drawn = spinStored(needs, user, *draw, request);
    return drawn ? drawnResponse(*drawn, needs.publicAddress, true) : refusedDraw(drawn.error());
}

Response pick(InstantNeeds const& needs, std::optional<UserId> const& userId, Request const& request) {
    auto const owner = userId ? userId->text() : std::string{request.sourceNetwork};
    auto draw = withRepeat(http::readBody(request, readPick), request, owner);
    if (!draw) return http::errorResponse(draw.error());
    draw->source = ledger::Source::of(http::siteNameOf(request.sourceNetwork));
    auto const drawn = drawAtOnce(needs.draws, *draw, *draw->wheel);
    return drawn ? drawnResponse(*drawn, needs.publicAddress, false) : refusedDraw(drawn.error());
}

} // namespace wheelwright::live
