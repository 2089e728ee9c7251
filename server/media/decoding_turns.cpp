#include "media/decoding_turns.hpp"
#include <algorithm>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

constexpr int kFilesOfOneUser = 50; // fewer than the threads that receive uploads
constexpr double kShareOfACore = 0.25;
constexpr DecodingTurns::Seconds kMostSpent = 60s;
constexpr auto kBetweenAsks = 200ms; // whether the client is still there
constexpr std::size_t kManyUsers = 1000;

DecodingTurns::Seconds steadyNow() {
    return std::chrono::steady_clock::now().time_since_epoch();
}

} // namespace

DecodingTurns::DecodingTurns(int atOnce, Now now) : now_{now ? std::move(now) : steadyNow}, free_{atOnce} {}

Result<DecodingTurns::Turn> DecodingTurns::wait(std::string_view userId,
                                                std::function<bool()> const& hasLeft) {
    std::string const name{userId};
    std::unique_lock lock{guard_};
    if (users_.size() > kManyUsers) forgetIdle();
    auto& user = users_[name];
    if (user.files == kFilesOfOneUser || spentBy(user) > kMostSpent)
        return Error{Fault::Unavailable, "busy",
                     "Your other files keep the server busy. Please try again in a moment."};
    ++user.files;
    Place const place{std::max(round_, user.nextRound), arrivals_++};
    user.nextRound = place.first + 1;
    waiting_.insert(place);
    auto const isNext = [&] { return free_ > 0 && *waiting_.begin() == place; };
    while (!changed_.wait_for(lock, kBetweenAsks, isNext)) {
        if (!hasLeft || !hasLeft()) continue;
        waiting_.erase(place);
        leave(name);
        changed_.notify_all();
        return Error{Fault::Unavailable, "busy", "The client has gone."};
    }
    waiting_.erase(place);
    round_ = place.first;
    --free_;
    changed_.notify_all(); // another place may be free for the next
    return Turn{*this, name};
}

DecodingTurns::Seconds DecodingTurns::spentBy(User& user) const {
    auto const now = now_();
    user.spent = std::max(Seconds{0}, user.spent - (now - user.spentAt) * kShareOfACore);
    user.spentAt = now;
    return user.spent;
}

void DecodingTurns::end(std::string const& name, Seconds took) {
    std::lock_guard const lock{guard_};
    ++free_;
    auto& user = users_.at(name);
    user.spent = spentBy(user) + took;
    leave(name);
    changed_.notify_all();
}

void DecodingTurns::leave(std::string const& name) {
    auto const found = users_.find(name);
    if (--found->second.files == 0 && found->second.spent == Seconds{0}) users_.erase(found);
}

void DecodingTurns::forgetIdle() {
    for (auto entry = users_.begin(); entry != users_.end();) {
        bool const isIdle = entry->second.files == 0 && spentBy(entry->second) == Seconds{0};
        entry = isIdle ? users_.erase(entry) : std::next(entry);
    }
}

} // namespace wheelwright::media
