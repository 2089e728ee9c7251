#include "live/tickets.hpp"
#include "base/chance.hpp"

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;

constexpr auto kTicketLives = 60s;
constexpr std::size_t kMostOpen = 100'000;

} // namespace

Result<std::string> Tickets::issue(Ticket ticket) {
    auto name = newSecret();
    std::lock_guard const lock{guard_};
    dropOld();
    if (issued_.size() >= kMostOpen)
        return Error{Fault::Unavailable, "busy",
                     "Too many people come at once. Please try again in a moment."};
    issued_.push_back({clock_.now() + kTicketLives, name});
    open_.emplace(name, std::move(ticket));
    return name;
}

std::optional<Ticket> Tickets::redeem(std::string_view ticket, std::string_view liveId) {
    std::lock_guard const lock{guard_};
    dropOld();
    auto const found = open_.find(ticket);
    if (found == open_.end()) return std::nullopt;
    auto redeemed = std::move(found->second);
    open_.erase(found);
    if (redeemed.liveId != liveId) return std::nullopt;
    return redeemed;
}

void Tickets::dropOld() {
    auto const now = clock_.now();
    for (; !issued_.empty() && issued_.front().until <= now; issued_.pop_front())
        if (auto const old = open_.find(issued_.front().ticket); old != open_.end()) open_.erase(old);
}

} // namespace wheelwright::live
