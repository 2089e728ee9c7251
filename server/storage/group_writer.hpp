#pragma once
#include "storage/connection_pool.hpp"
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace wheelwright::storage {

// Lets writes that wait at the same time share one commit, and so one wait for the disk. One of the waiting
// threads runs the writes of all. Each call returns only once its own write is durable, and a write that
// fails doesn't affect the others.
class GroupWriter {
public:
    using Step = std::function<Result<void>(Connection&)>; // an error undoes this step, as throwing does

    GroupWriter(std::shared_ptr<ConnectionPool> writers, std::chrono::milliseconds wait,
                std::size_t largestGroup);

    void write(Step const& step); // throws the step's exception, or why it couldn't be committed

    std::uint64_t commits() const; // so far; fewer than writes when writes were grouped
    std::size_t waiting() const;

private:
    struct Entry {
        Step const& step;
        bool leads = false;
        bool taken = false;
        bool done = false;
        std::exception_ptr error{};
        std::condition_variable changed{};
    };
    using Group = std::vector<Entry*>;

    bool waitForTurn(std::unique_lock<std::mutex>& lock, Entry& entry);
    void giveUp(Entry& entry);
    Group takeGroup();
    void finish(Group const& group);

    void commit(Group const& group);
    bool commitTogether(Group const& group);
    void commitAlone(Entry& entry);

    std::shared_ptr<ConnectionPool> const writers_;
    std::chrono::milliseconds const wait_;
    std::size_t const largestGroup_;

    mutable std::mutex guard_;
    std::deque<Entry*> waiting_;
    bool hasLeader_ = false;
    std::uint64_t commits_ = 0;
};

} // namespace wheelwright::storage
