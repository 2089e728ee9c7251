#include "media/decoding_turns.hpp"
#include "media/worker_protocol.hpp"
#include <algorithm>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

constexpr int kFilesOfOneUser = 50;  // fewer than the threads that receive uploads
constexpr auto kBetweenAsks = 200ms; // whether the client is still there

Error budgetSpent() {
    return {Fault::TooMany, "decoding_budget_spent",
            "Your files took a lot of the server's time. Try again in a moment."};
}

} // namespace

DecodingTurns::Turn::Turn(DecodingTurns& turns, Uploader const& uploader)
    : turns_{&turns}, user_{uploader.userId}, network_{uploader.sourceNetwork}, began_{turns.budget_.now()} {}

DecodingTurns::Turn::Turn(Turn&& other) noexcept
    : turns_{std::exchange(other.turns_, nullptr)},
      user_{std::move(other.user_)},
      network_{std::move(other.network_)},
      began_{other.began_},
      cost_{other.cost_} {}

// Charged before the place is free: the user's next file must not pass unseen.
DecodingTurns::Turn::~Turn() {
    if (turns_ == nullptr) return;
    auto& budget = turns_->budget_;
    double const took = std::min((budget.now() - began_).count(), double{kMostCpuSeconds});
    budget.spend({user_, {}, network_}, cost_.value_or(DecodingCost{took, 0}));
    turns_->end(user_);
}

bool DecodingTurns::isOverspent(Uploader const& uploader) const {
    return budget_.waitFor(uploader) > DecodingBudget::Seconds{0};
}

Result<DecodingTurns::Turn> DecodingTurns::wait(Uploader const& uploader,
                                                std::function<bool()> const& hasLeft) {
    if (isOverspent(uploader)) return budgetSpent();
    std::unique_lock lock{guard_};
    auto& user = users_[uploader.userId];
    if (user.files == kFilesOfOneUser)
        return Error{Fault::Unavailable, "busy",
                     "Your other files are still being processed. Try again in a moment."};
    ++user.files;
    Place const place{std::max(round_, user.nextRound), arrivals_++};
    user.nextRound = place.first + 1;
    waiting_.insert(place);
    auto const isNext = [&] { return free_ > 0 && *waiting_.begin() == place; };
    std::optional<Error> refused;
    while (!refused && !changed_.wait_for(lock, kBetweenAsks, isNext))
        if (hasLeft && hasLeft()) refused = Error{Fault::Unavailable, "busy", "The client has disconnected."};
    if (!refused && isOverspent(uploader)) refused = budgetSpent();
    waiting_.erase(place);
    changed_.notify_all(); // another place may be free for the next
    if (refused) {
        leave(uploader.userId);
        return std::move(*refused);
    }
    round_ = place.first;
    --free_;
    return Turn{*this, uploader};
}

void DecodingTurns::end(UserId const& user) {
    std::lock_guard const lock{guard_};
    ++free_;
    leave(user);
    changed_.notify_all();
}

void DecodingTurns::leave(UserId const& user) {
    auto const found = users_.find(user);
    if (--found->second.files == 0) users_.erase(found);
}

} // namespace wheelwright::media
