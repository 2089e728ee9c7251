#include "base/encoding.hpp"
#include "base/json.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "http/network.hpp"
#include "live/calls.hpp"
#include "live/draw_film.hpp"
#include "live/instant_draws.hpp"
#include "wheels/turns.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

Response drawnResponse(InstantOutcome const& outcome, std::string const& url, bool withGuids) {
    json::array winners;
    for (auto const& [guid, text, weight] : outcome.winners) {
        json::object winner{{"text", text}};
        if (withGuids)
            winner["guid"] = guid;
        else
            winner["index"] = std::stoll(guid);
        winners.push_back(std::move(winner));
    }
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

// Adds the winners to the wheel's results. The draw stands without them too, as its receipt shows.
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
        log::warn("adding a draw to its wheel's results failed", {{"problem", logged.error().code}});
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
    // In a room, the host's page adds the wins that it shows.
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

std::string receiptAddress(InstantNeeds const& needs, InstantOutcome const& outcome) {
    return std::string{needs.publicAddress} + "/en/verify/" + outcome.spinId.text();
}

Result<InstantOutcome> spun(InstantNeeds const& needs, accounts::User const& user, Request const& request) {
    auto draw = withRepeat(wheelSpinIn(request), request, user.id);
    if (!draw) return draw.error();
    draw->wheelId = wheels::WheelId{lowerCase(request.captures.at(0))};
    draw->asker = {user.id, request.header("X-Magic-Link")};
    return spinStored(needs, user, *draw, request);
}

char const* typeOf(pictures::FilmKind kind) {
    return kind == pictures::FilmKind::Gif ? "image/gif" : "image/webp";
}

Response filmsRefused(InstantNeeds const& needs, Request const& request, Error const& error) {
    auto refusal = http::errorResponse(error);
    if (error.fault == Fault::TooMany)
        refusal.header("Retry-After", std::to_string(needs.films.pauseOf(request.sourceNetwork).count()));
    return refusal;
}

// A place among the films is taken before anything is drawn. A draw may wait for a beacon's round for most of
// a minute, so it gives the place back meanwhile.
template <class Draw, class Look>
Response filmed(InstantNeeds const& needs, Request const& request, pictures::FilmKind kind, Draw const& draw,
                Look const& look) {
    auto turn = needs.films.wait(request.sourceNetwork);
    if (!turn) return filmsRefused(needs, request, turn.error());
    if (needs.draws.hasBeacon()) turn->reset();
    auto const drawn = draw();
    if (!drawn) return refusedDraw(drawn.error());
    if (!*turn) turn = needs.films.wait(request.sourceNetwork);
    if (!turn) return filmsRefused(needs, request, turn.error());
    auto const receipt = needs.draws.find(drawn->spinId);
    if (!receipt) return http::errorResponse(receipt.error());
    auto const wheel = drawnWheel(look(), *receipt);
    auto const winners = winnersText(*drawn);
    auto response = http::textResponse(200, typeOf(kind),
                                       (*turn)->make(wheel, {landingOf(wheel, *receipt), winners, kind}));
    response.header("Cache-Control", "no-store")
        .header("X-Receipt", receiptAddress(needs, *drawn))
        .header("X-Winners", percentEncoded(winners));
    return response;
}

} // namespace

Response spinWheel(InstantNeeds const& needs, accounts::User const& user, Request const& request) {
    auto const drawn = spun(needs, user, request);
    return drawn ? drawnResponse(*drawn, receiptAddress(needs, *drawn), true) : refusedDraw(drawn.error());
}

Response animateWheel(InstantNeeds const& needs, accounts::User const& user, Request const& request) {
    auto const kind = readFilmKind(http::FormFields{request.query});
    if (!kind) return http::errorResponse(kind.error());
    // An Idempotency-Key stands for the same draw in both calls: names first, then the film of it.
    auto const path = "/api/wheel/" + std::string{request.captures.at(0)} + "/spin";
    auto spinning = request;
    spinning.path = path;
    return filmed(
        needs, request, kind->value_or(pictures::FilmKind::Webp), [&] { return spun(needs, user, spinning); },
        [&] {
            InstantDraw const draw{.wheelId = wheels::WheelId{lowerCase(request.captures.at(0))},
                                   .asker = {user.id, request.header("X-Magic-Link")}};
            auto const wheel = findSpunWheel(needs.database, draw);
            return wheel ? wheel->document : houseLook();
        });
}

Response getFilm(InstantNeeds const& needs, Request const& request) {
    auto const asked = readFilmKind(http::FormFields{request.query});
    if (!asked) return http::errorResponse(asked.error());
    auto const kind = asked->value_or(pictures::FilmKind::Webp);
    SpinId const spinId{request.captures.at(0)};
    auto const shown = [&](std::string film) {
        auto response = http::textResponse(200, typeOf(kind), std::move(film));
        response.header("Cache-Control", "public, max-age=3600");
        return response;
    };
    // First: the film of a draw that was deleted may still be in memory.
    auto const receipt = needs.draws.find(spinId);
    if (!receipt || !receipt->contains("winners")) return http::errorResponse(noSuchDraw());
    auto const name = spinId.text() + " " + typeOf(kind);
    auto const alone = needs.films.kept.loading(name);
    if (auto const kept = needs.films.kept.find(name)) return shown(kept->film);
    auto const turn = needs.films.wait(request.sourceNetwork);
    if (!turn) return filmsRefused(needs, request, turn.error());
    // Again: requests that came together wait for the lock only a second, and the first has made the film.
    if (auto const kept = needs.films.kept.find(name)) return shown(kept->film);
    auto const wheel = drawnWheel(houseLook(), *receipt);
    auto film =
        (*turn)->make(wheel, {landingOf(wheel, *receipt), winnersText(outcomeOf(spinId, *receipt)), kind});
    needs.films.kept.keep(name,
                          std::make_shared<wheels::Films::Kept const>(wheels::Films::Kept{film, film.size()}),
                          needs.films.kept.moment(name));
    return shown(std::move(film));
}

Response pick(InstantNeeds const& needs, std::optional<UserId> const& userId, Request const& request) {
    auto const owner = userId ? userId->text() : std::string{request.sourceNetwork};
    auto const kind = readFilmKind(http::FormFields{request.query});
    if (!kind) return http::errorResponse(kind.error());
    auto draw = withRepeat(http::readBody(request, readPick), request, owner);
    if (!draw) return http::errorResponse(draw.error());
    draw->source = ledger::Source::of(http::siteNameOf(request.sourceNetwork));
    auto const make = [&] { return drawAtOnce(needs.draws, *draw, *draw->wheel); };
    if (*kind) return filmed(needs, request, **kind, make, houseLook);
    auto const drawn = make();
    return drawn ? drawnResponse(*drawn, receiptAddress(needs, *drawn), false) : refusedDraw(drawn.error());
}

} // namespace wheelwright::live
