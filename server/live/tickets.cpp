#include "live/tickets.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "live/arrival_text.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr std::chrono::seconds kTicketLives = 60s;
constexpr std::size_t kMostOpen = 100'000;

std::string keyOf(redis::Redis const& redis, std::string_view ticket) {
    return redis.named("ticket:" + sha256Hex(ticket));
}

} // namespace

Result<std::string> Tickets::issue(Ticket ticket) {
    auto name = newSecret();
    if (redis_ != nullptr) {
        auto text =
            json::serialize(json::object{{"liveId", ticket.liveId}, {"arrival", jsonOf(ticket.arrival)}});
        if (redis_->run(
                {"SET", keyOf(*redis_, name), std::move(text), "EX", std::to_string(kTicketLives.count())}))
            return name;
    }
    return keepHere(std::move(name), std::move(ticket));
}

std::optional<Ticket> Tickets::redeem(std::string_view ticket, RoomId const& liveId) {
    auto redeemed = takeHere(ticket);
    if (!redeemed && redis_ != nullptr) redeemed = askShared("GETDEL", ticket);
    if (!redeemed || redeemed->liveId != liveId) return std::nullopt;
    return redeemed;
}

bool Tickets::isOpen(std::string_view ticket, RoomId const& liveId) {
    {
        std::lock_guard const lock{guard_};
        dropOld();
        if (auto const found = open_.find(ticket); found != open_.end())
            return found->second.liveId == liveId;
    }
    auto const shared = redis_ == nullptr ? std::nullopt : askShared("GET", ticket);
    return shared && shared->liveId == liveId;
}

std::optional<Ticket> Tickets::askShared(std::string command, std::string_view name) {
    auto const kept = redis_->run({std::move(command), keyOf(*redis_, name)});
    if (!kept || kept->isNothing()) return std::nullopt;
    auto const object = json::parse(kept->text).as_object();
    return Ticket{RoomId{object.at("liveId").as_string()}, arrivalIn(object.at("arrival").as_object())};
}

Result<std::string> Tickets::keepHere(std::string name, Ticket ticket) {
    std::lock_guard const lock{guard_};
    dropOld();
    if (issued_.size() >= kMostOpen)
        return Error{Fault::Unavailable, "busy",
                     "Too many people are joining at once. Try again in a moment."};
    issued_.push_back({clock_.now() + kTicketLives, name});
    open_.emplace(name, std::move(ticket));
    return name;
}

std::optional<Ticket> Tickets::takeHere(std::string_view name) {
    std::lock_guard const lock{guard_};
    dropOld();
    auto const found = open_.find(name);
    if (found == open_.end()) return std::nullopt;
    auto taken = std::move(found->second);
    open_.erase(found);
    return taken;
}

void Tickets::dropOld() {
    auto const now = clock_.now();
    for (; !issued_.empty() && isOver(issued_.front().until, now, kTicketLives); issued_.pop_front())
        if (auto const old = open_.find(issued_.front().ticket); old != open_.end()) open_.erase(old);
}

} // namespace wheelwright::live
