#include "storage/group_writer.hpp"
#include <algorithm>
#include <string>
#include <utility>

namespace wheelwright::storage {

GroupWriter::GroupWriter(std::shared_ptr<ConnectionPool> writers, std::chrono::milliseconds wait,
                         std::size_t largestGroup)
    : writers_{std::move(writers)}, wait_{wait}, largestGroup_{largestGroup} {}

std::uint64_t GroupWriter::commits() const {
    std::scoped_lock const lock{guard_};
    return commits_;
}

std::size_t GroupWriter::waiting() const {
    std::scoped_lock const lock{guard_};
    return waiting_.size();
}

void GroupWriter::write(Step const& step) {
    Entry entry{.step = step};
    std::unique_lock lock{guard_};
    waiting_.push_back(&entry);
    if (!hasLeader_) {
        hasLeader_ = true;
        entry.leads = true;
    }
    while (waitForTurn(lock, entry)) {
        auto const group = takeGroup();
        lock.unlock();
        commit(group);
        lock.lock();
        finish(group);
    }
    if (entry.error) std::rethrow_exception(entry.error);
}

// True when this entry has to lead a group, false once it is done.
bool GroupWriter::waitForTurn(std::unique_lock<std::mutex>& lock, Entry& entry) {
    auto const cameUp = [&] { return entry.done || entry.leads || entry.taken; };
    if (!entry.changed.wait_for(lock, wait_, cameUp)) giveUp(entry);
    entry.changed.wait(lock, [&] { return entry.done || entry.leads; });
    return !entry.done;
}

void GroupWriter::giveUp(Entry& entry) {
    std::erase(waiting_, &entry);
    entry.error = std::make_exception_ptr(
        PoolExhausted{"other writes kept the database busy for " + std::to_string(wait_.count()) + " ms"});
    entry.done = true;
}

GroupWriter::Group GroupWriter::takeGroup() {
    auto const end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), largestGroup_));
    Group group{waiting_.begin(), end};
    waiting_.erase(waiting_.begin(), end);
    for (auto* entry : group)
        entry->taken = true;
    return group;
}

// Notifies the members under the lock: an entry is on the stack of its thread, which returns as soon as it
// sees `done`.
void GroupWriter::finish(Group const& group) {
    for (auto* entry : group) {
        entry->leads = false;
        entry->done = true;
        entry->changed.notify_one();
    }
    hasLeader_ = !waiting_.empty();
    if (!hasLeader_) return;
    waiting_.front()->leads = true;
    waiting_.front()->changed.notify_one();
}

void GroupWriter::commit(Group const& group) {
    if (group.size() > 1 && commitTogether(group)) return;
    for (auto* entry : group)
        commitAlone(*entry);
}

// Returns false when the whole transaction failed, as on a full disk: then each write has to be tried alone.
bool GroupWriter::commitTogether(Group const& group) {
    bool begun = false;
    try {
        auto const connection = writers_->borrow();
        connection->transaction(Access::Write, [&] {
            begun = true;
            for (auto* entry : group) {
                try {
                    connection->transaction([&] { return entry->step(*connection); });
                } catch (...) {
                    entry->error = std::current_exception();
                }
            }
        });
        std::scoped_lock const lock{guard_};
        ++commits_;
        return true;
    } catch (...) {
        for (auto* entry : group)
            entry->error = begun ? nullptr : std::current_exception();
        return !begun;
    }
}

void GroupWriter::commitAlone(Entry& entry) {
    try {
        auto const connection = writers_->borrow();
        if (!connection->transaction(Access::Write, [&] { return entry.step(*connection); })) return;
        std::scoped_lock const lock{guard_};
        ++commits_;
    } catch (...) {
        entry.error = std::current_exception();
    }
}

} // namespace wheelwright::storage
