#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "entries/composition.hpp"
#include "http/json_body.hpp"
#include "live/room.hpp"
#include "live/spin_order.hpp"
#include "live/spin_plan.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::int64_t kHeadStart = 400; // milliseconds for the message to reach every phone
constexpr std::size_t kMostRemoved = 64 * 1024;

template <class... Handlers> struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <class... Handlers> Overloaded(Handlers...) -> Overloaded<Handlers...>;

Error hostOnly() {
    return {Fault::Forbidden, "host_only", "Only the host can do this."};
}

Error staleSpin() {
    return {Fault::Conflict, "stale_spin", "This isn't the next spin."};
}

Error listChanged() {
    return {Fault::Conflict, "list_changed", "The list has changed since it was sealed. Spin again."};
}

Error spinsTooFast() {
    return {Fault::TooMany, "too_many_requests", "Too many spins in a short time. Wait a moment."};
}

Error winnerGone() {
    return {Fault::Conflict, "winner_gone",
            "This spin has already been drawn, but its winner is no longer on the wheel. Spin again."};
}

Error noSuchViewer() {
    return {Fault::NotFound, "viewer_not_found", "This viewer isn't in the room."};
}

Error claimsOpen() {
    return {Fault::Conflict, "claims_open",
            "Winners may still claim their place. Only the host can spin again before that."};
}

// Everyone who was drawn, if that is more than one winner. The receipt counts: a repeated request may have
// sent other numbers than the draw was made with.
std::optional<json::object> placesOf(json::object const& receipt, std::int64_t teams) {
    auto const& winners = receipt.at("winners").as_array();
    auto const* const reserves = listAt(receipt, "reserves");
    bool const hasReserves = reserves != nullptr && !reserves->empty();
    if (winners.size() == 1 && !hasReserves) return std::nullopt;
    bool const isDealt = teams > 0 && winners.size() == receipt.at("entries").as_array().size();
    return json::object{{"winners", winners},
                        {"reserves", hasReserves ? *reserves : json::array{}},
                        {"teams", isDealt ? teams : 0}};
}

bool isForAnyone(PageMessage const& message, bool viewersSpin) {
    return std::holds_alternative<ClockAsked>(message) || std::holds_alternative<NameChanged>(message) ||
           (viewersSpin && std::holds_alternative<SpinAsked>(message));
}

} // namespace

void Room::receive(Seat seat, PageMessage const& message) {
    if (isOver_ || people_.at(seat) == nullptr) return;
    auto const outcome = orUnavailable([&] { return handle(seat, message); });
    if (!outcome) audience_.toOne(seat, refusedMessage(outcome.error(), typeOf(message)));
}

// Checks the role for every message: hosting may have been handed over since the last one.
Result<void> Room::handle(Seat seat, PageMessage const& message) {
    auto const& person = *people_.at(seat);
    if (!person.isHost && !isForAnyone(message, record_.viewersSpin)) return hostOnly();
    return std::visit(Overloaded{
                          [&](ClockAsked const& asked) -> Result<void> {
                              audience_.toOne(seat, clockMessage(asked.sent, now()));
                              return {};
                          },
                          [&](SpinAsked const& asked) { return spinOf(seat, asked); },
                          [&](ResultClosed const& closed) { return close(closed); },
                          [&](RulesChanged const& rules) { return changeRules(rules); },
                          [&](HostingHandedOver const& handing) { return handOver(handing); },
                          [&](ViewerRemoved const& removing) { return removeViewer(seat, removing); },
                          [&](NameChanged const& naming) { return rename(seat, naming); },
                          [&](WordsShown const& shown) { return show(shown); },
                          [&](RoomEnded const&) -> Result<void> {
                              end(Farewell::Ended);
                              return {};
                          },
                      },
                      message);
}

Result<MadeDraw> Room::drawNext(DrawRequest const& request) {
    DrawRight const right{next_->spinId, record_};
    auto drawn = needs_.draws.draw(right, request);
    if (drawn) return std::get<MadeDraw>(std::move(*drawn));
    // An earlier request made this draw, but the database failed before it confirmed it. The draw stands.
    if (drawn.error().code == "already_drawn") return needs_.draws.made(right);
    return drawn.error();
}

Result<void> Room::spinOf(Seat seat, SpinAsked const& asked) {
    auto const& person = *people_.at(seat);
    if (person.isHost || hostState_ != HostState::Present || now() >= settledAt_)
        return spin(Person{person}, asked);
    if (heldSpin_ || !next_ || next_->spinId != asked.spinId) return staleSpin();
    heldSpin_ = HeldSpin{seat, asked};
    return {};
}

void Room::makeHeldSpin() {
    auto const held = *std::exchange(heldSpin_, std::nullopt);
    settledAt_ = 0;
    receive(held.seat, held.asked);
}

Result<void> Room::spin(Person const& by, SpinAsked const& asked) {
    if (!next_ || next_->spinId != asked.spinId) return staleSpin();
    if (!isEntropy(asked.entropy))
        return Error{Fault::Invalid, "invalid_draw",
                     "The field entropy must be 16 to 64 bytes as hexadecimal digits."};
    if (wheelDue_) showWheel();
    while (entries_.hasArrivals())
        sayArrivals();
    auto made = composed();
    if (!made) return made.error();
    auto const& wheel = made->wheel;
    auto const entries = made->list.entries;
    // Viewers spin what the host has set.
    auto order =
        by.isHost ? SpinOrder{asked.counts, asked.teams, asked.claim} : orderOf(wheel, entries.size());
    if (order.teams > 0) {
        order.counts = {static_cast<std::int64_t>(entries.size()), 0};
        if (order.counts.winners > kMostPlaces)
            return invalidDraw("Teams can be made of at most 1000 choices.");
        giveOneWeight(made->list);
    }
    if (sealDue_ || (seal_ && sealsTeams_ != (order.teams > 0))) sealList(order.teams > 0);
    if (isOver_) return {};
    if (asked.root != (seal_ ? seal_->root : "")) return listChanged();
    if (!by.isHost && claims_.isOpen()) return claimsOpen();
    auto const opener = record_.ownerId ? record_.ownerId->text() : record_.openedFrom;
    if (needs_.maySpin && !needs_.maySpin(opener)) return spinsTooFast();
    auto const drawn = drawNext({.wheel = order.teams > 0 ? documentOf(made->list) : wheel,
                                 .entropy = asked.entropy,
                                 .counts = order.counts,
                                 .hidesTexts = record_.hidesTexts,
                                 .source = {record_.openedFrom},
                                 .salts = std::move(made->salts)});
    if (!drawn && drawn.error().code == kRoomMoved) moved();
    if (!drawn) return isOver_ ? Result<void>{} : drawn.error();

    auto const& receipt = drawn->receipt;
    std::string const winner{receipt.at("winners").at(0).as_string()};
    auto const& winners = receipt.at("winners").as_array();
    // The host has removed the winner since that request. The draw stands, but the wheel can't stop at it.
    if (std::ranges::find(entries, winner, &DrawEntry::guid) == entries.end()) {
        claimsChanged(claims_.begin(asked.spinId, winners, now(), 0));
        if (!isOver_) sayResult(asked.spinId, winner);
        return isOver_ ? Result<void>{} : winnerGone();
    }
    auto const plan = planSpin(wheel, entries, winner, receipt.at("whereabouts").to_number<std::uint64_t>());
    auto const startsAt = now() + kHeadStart;
    auto const endsAt = startsAt + plan.duration;
    claimsChanged(claims_.begin(asked.spinId, winners, endsAt, order.claim));
    if (isOver_) return {};
    json::object message{{"type", "spin"},
                         {"seq", journal_.next()},
                         {"spinId", asked.spinId},
                         {"number", next_->number},
                         {"winner", winner},
                         {"from", record_.rest},
                         {"landing", plan.landing},
                         {"rotates", plan.rotates},
                         {"duration", plan.duration},
                         {"startsAt", startsAt},
                         {"by", {{"viewerId", by.viewerId}, {"name", by.name}}}};
    if (auto const places = placesOf(receipt, order.teams)) message["places"] = *places;
    if (claims_.seconds() > 0) message["claim"] = claims_.seconds();
    // People in the room know the texts: the salt lets them check the digests of hidden texts.
    if (record_.hidesTexts) message["salt"] = *drawn->salt;
    seal_.reset();
    record_.rest = plan.landing;
    record_.spin = json::serialize(message);
    spin_ = Spin{asked.spinId, winner, endsAt};
    resultDue_ = endsAt;
    next_.reset();
    storeIfPossible(); // may fail: the receipt counts, and it is durable already
    if (isOver_) return {};
    auto const shared = messageOf(message, kSpinSlot);
    journal_.keep(shared);
    audience_.toAll(shared);
    return {};
}

Result<void> Room::close(ResultClosed const& closed) {
    if (!spin_ || resultDue_ || spin_->spinId != closed.spinId) return staleSpin();
    auto changed = record_;
    changed.spin.clear();
    store(changed);
    spin_.reset();
    settledAt_ = now() + kHostMayChange;
    sayToAll({{"type", "closed"}, {"spinId", closed.spinId}, {"choice", closed.choice}});
    return {};
}

Result<void> Room::changeRules(RulesChanged const& rules) {
    auto changed = record_;
    changed.viewersSpin = rules.viewersSpin;
    store(changed);
    sayToAll({{"type", "rules"}, {"viewersSpin", rules.viewersSpin}});
    return {};
}

// The old host key is invalid at once, and the previous host becomes a viewer.
Result<void> Room::handOver(HostingHandedOver const& handing) {
    auto const seat = people_.seatOf(handing.viewerId);
    if (!seat) return noSuchViewer();
    auto const& heir = *people_.at(*seat);
    if (heir.isHost) return {};
    auto const hostKey = newSecret();
    auto changed = record_;
    changed.hostKeyHash = sha256Hex(hostKey);
    changed.hostId = heir.viewerId;
    changed.hostName = heir.name;
    store(changed);
    if (isOver_) return {};
    people_.makeHost(*seat);
    audience_.toOne(*seat, messageOf({{"type", "hostKey"},
                                      {"hostKey", hostKey},
                                      {"door", entries_.doorJson(entries::Reader::Host)}}));
    setHostState(HostState::Present);
    return {};
}

Result<void> Room::removeViewer(Seat seat, ViewerRemoved const& removing) {
    auto const theirs = people_.seatOf(removing.viewerId);
    if (!theirs) return noSuchViewer();
    if (*theirs == seat)
        return Error{Fault::Conflict, "host_stays", "Hand over hosting first, or end the room."};
    auto changed = record_;
    changed.removed += removing.viewerId + "\n";
    if (changed.removed.size() > kMostRemoved)
        return Error{Fault::Conflict, "too_many_removed", "No more viewers can be removed from this room."};
    store(changed);
    if (isOver_) return {};
    people_.remove(*theirs);
    audience_.dismiss(*theirs, byeMessage(Farewell::Removed), codeOf(Farewell::Removed));
    viewersChanged();
    return {};
}

// Sent to the people who are in the room now; not stored.
Result<void> Room::show(WordsShown const& shown) {
    if (hasFilteredWord(needs_.words, shown.text))
        return Error{Fault::Invalid, "filtered_words", "These words can't be shown here."};
    sayToAll({{"type", "said"}, {"guid", shown.guid}, {"text", shown.text}});
    return {};
}

Result<void> Room::rename(Seat seat, NameChanged const& naming) {
    auto const& person = *people_.at(seat);
    if (person.name == naming.name) return {};
    if (hasFilteredWord(needs_.words, naming.name)) return filteredName();
    people_.rename(seat, naming.name);
    viewersChanged();
    if (!person.isHost) return {};
    record_.hostName = naming.name;
    storeIfPossible();
    setHostState(HostState::Present);
    return {};
}

} // namespace wheelwright::live
