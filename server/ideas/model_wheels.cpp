#include "ideas/model_wheels.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/languages.hpp"
#include "base/log.hpp"

namespace wheelwright::ideas {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

constexpr auto kGrace = 30s; // for the work of a job besides the model's call

Error stopped() {
    return {Fault::Unavailable, "stopping",
            "The wheel couldn't be made because the server is restarting. You got your credit back. "
            "Try again."};
}

Error tooManyUnderWay() {
    return {Fault::Unavailable, "too_many_wheels_under_way",
            "Too many wheels are being made right now. Try again in a moment."};
}

// Counts one call to the model for as long as it lives. isMine() is false when there are too many already.
class Place {
public:
    Place(std::atomic<int>& taken, int most, IdeaCounts& counts)
        : taken_{taken}, counts_{counts}, isMine_{taken.fetch_add(1) < most} {
        if (isMine_) counts_.underWay(1);
    }
    Place(Place const&) = delete;
    Place& operator=(Place const&) = delete;
    ~Place() {
        taken_.fetch_sub(1);
        if (isMine_) counts_.underWay(-1);
    }
    bool isMine() const { return isMine_; }

private:
    std::atomic<int>& taken_;
    IdeaCounts& counts_;
    bool isMine_;
};

} // namespace

Result<ModelWheels::Made> ModelWheels::make(UserId const& userId, WheelWish const& wish,
                                            Model::Listener const& listener) {
    auto made = makeInTurn(userId, wish, listener);
    counts_.wheel("model", made ? "made" : made.error().code);
    return made;
}

Result<ModelWheels::Made> ModelWheels::makeInTurn(UserId const& userId, WheelWish const& wish,
                                                  Model::Listener const& listener) {
    Place const place{underWay_, model_.rules().calls, counts_};
    if (!place.isMine()) return tooManyUnderWay();
    auto const now = clock_.now();
    NewJob const job{userId, std::string{kLanguages[wish.language].code}, now,
                     now + model_.rules().timeout + kGrace};
    auto const begun =
        database_.write([&](Connection& connection) { return beginJob(connection, job, credits_); });
    if (!begun) return begun.error();
    auto plan = model_.plan(wish, listener);
    if (!plan) {
        auto const problem = listener.isCancelled() ? stopped() : plan.error();
        database_.write([&](Connection& connection) { failJob(connection, begun->id, problem.code); });
        return problem;
    }
    database_.write(
        [&](Connection& connection) { completeJob(connection, begun->id, plan->choices.size()); });
    return Made{std::move(*plan), begun->creditsLeft};
}

std::int64_t ModelWheels::creditsOf(UserId const& userId) {
    return database_.read([&](Connection& connection) -> std::int64_t {
        auto const user = accounts::findUser(connection, userId);
        return user ? accounts::creditsAt(*user, credits_, clock_.now()) : 0;
    });
}

void ModelWheels::settle() {
    auto const now = clock_.now();
    // A write costs an fsync, so check with a read first.
    if (!database_.read([&](Connection& connection) { return hasLostJobs(connection, now); })) return;
    auto const lost = database_.write([&](Connection& connection) { return failLostJobs(connection, now); });
    if (lost == 0) return;
    counts_.lost(lost);
    log::warn("credits of unfinished wheels refunded", {{"wheels", static_cast<std::int64_t>(lost)}});
}

} // namespace wheelwright::ideas
