#include "storage/connection_pool.hpp"
#include <string>
#include <utility>

namespace wheelwright::storage {

ConnectionPool::ConnectionPool(std::size_t capacity, std::chrono::milliseconds wait, Open open)
    : capacity_{capacity}, wait_{wait}, open_{std::move(open)} {
    idle_.reserve(capacity); // so that returning a connection can't fail
}

std::size_t ConnectionPool::lent() const {
    std::scoped_lock const lock{guard_};
    return lent_;
}

ConnectionPool::Lease ConnectionPool::borrow() {
    auto connection = takePlace();
    try {
        if (connection && !connection->usable()) connection.reset();
        if (!connection) connection = open_();
    } catch (...) {
        freePlace(nullptr);
        throw;
    }
    return Lease{connection.release(),
                 [this](Connection* borrowed) { freePlace(std::unique_ptr<Connection>{borrowed}); }};
}

std::unique_ptr<Connection> ConnectionPool::takePlace() {
    std::unique_lock lock{guard_};
    if (!placeFreed_.wait_for(lock, wait_, [this] { return lent_ < capacity_; }))
        throw PoolExhausted{"all " + std::to_string(capacity_) + " database connections stayed in use for " +
                            std::to_string(wait_.count()) + " ms"};
    ++lent_;
    if (idle_.empty()) return nullptr;
    auto connection = std::move(idle_.back());
    idle_.pop_back();
    return connection;
}

void ConnectionPool::freePlace(std::unique_ptr<Connection> connection) noexcept {
    {
        std::lock_guard const lock{guard_};
        --lent_;
        if (connection) idle_.push_back(std::move(connection));
    }
    placeFreed_.notify_one();
}

} // namespace wheelwright::storage
