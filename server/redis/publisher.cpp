#include "redis/publisher.hpp"
#include "base/log.hpp"

namespace wheelwright::redis {
namespace {

constexpr std::size_t kMostBytes = 64 * 1024 * 1024;
constexpr std::size_t kLargestBatch = 256;

} // namespace

Publisher::Publisher(RedisAddress address) : dialer_{std::move(address)}, thread_{[this] { run(); }} {}

void Publisher::publish(std::string channel, std::string message) {
    auto const size = message.size();
    {
        std::lock_guard const lock{guard_};
        if (stopping_ || bytesWaiting_ + size > kMostBytes) return;
        bytesWaiting_ += size;
        waiting_.push_back({"PUBLISH", std::move(channel), std::move(message)});
    }
    changed_.notify_one();
}

void Publisher::stop() {
    {
        std::lock_guard const lock{guard_};
        stopping_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) thread_.join();
}

Publisher::Batch Publisher::nextBatch() {
    std::unique_lock lock{guard_};
    changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    Batch batch;
    while (!waiting_.empty() && batch.size() < kLargestBatch) {
        bytesWaiting_ -= waiting_.front()[2].size();
        batch.push_back(std::move(waiting_.front()));
        waiting_.pop_front();
    }
    return batch;
}

void Publisher::run() {
    for (auto batch = nextBatch(); !batch.empty(); batch = nextBatch())
        send(batch);
}

// A failed batch isn't sent again: it may have arrived, and receiving a message twice is worse than missing
// one, which the receiver notices.
void Publisher::send(Batch const& batch) {
    if (!connection_) {
        auto dialed = dialer_.dial();
        if (!dialed) return;
        connection_.emplace(std::move(*dialed));
    }
    if (connection_->runAll(batch)) return;
    connection_.reset();
    dialer_.failed();
    log::warn("messages to other processes lost", {{"messages", static_cast<std::int64_t>(batch.size())}});
}

} // namespace wheelwright::redis
