#include "wheels/recent_writer.hpp"
#include "wheels/recent_list.hpp"
#include "wheels/wheel_store.hpp"

namespace wheelwright::wheels {
namespace {

constexpr std::chrono::milliseconds kMoment{250};
constexpr std::size_t kMostWaiting = 1000;

} // namespace

void RecentWriter::moveToFront(UserId const& userId, WheelId const& wheelId) {
    {
        std::lock_guard const lock{guard_};
        if (waiting_.size() == kMostWaiting) return;
        waiting_.push_back({userId, wheelId, millisecondsOf(clock_.now())});
    }
    writing_.runNow(kMoment);
}

// Together in one commit, or each alone if one is refused, as for an account that was deleted meanwhile.
void RecentWriter::writeAll() {
    std::vector<Use> uses;
    {
        std::lock_guard const lock{guard_};
        uses.swap(waiting_);
    }
    if (uses.empty() || write(uses)) return;
    for (auto const& use : uses)
        write({use});
}

// False if the database refuses it. While the database refuses writes, the lists stay as they were.
bool RecentWriter::write(std::vector<Use> const& uses) {
    try {
        database_.write([&](storage::Connection& connection) {
            for (auto const& use : uses)
                if (findWheel(connection, use.wheelId)) // it may have been deleted since it was read
                    wheels::moveToFront(connection, use.userId, use.wheelId, use.at);
        });
        return true;
    } catch (storage::DatabaseError const& problem) {
        return problem.isTemporary();
    }
}

} // namespace wheelwright::wheels
