#pragma once
#include "storage/connection.hpp"
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace wheelwright::storage {

// Lends at most `capacity` connections, opened when first needed and replaced when broken. When all of them
// are lent, a caller waits for at most `wait`.
class ConnectionPool {
public:
    using Open = std::function<std::unique_ptr<Connection>()>;
    using Lease = std::unique_ptr<Connection, std::function<void(Connection*)>>; // returns itself to the pool

    ConnectionPool(std::size_t capacity, std::chrono::milliseconds wait, Open open);

    Lease borrow(); // throws PoolExhausted

    std::size_t lent() const;
    std::size_t capacity() const noexcept { return capacity_; }

private:
    std::unique_ptr<Connection> takePlace();
    void freePlace(std::unique_ptr<Connection> connection) noexcept;

    std::size_t const capacity_;
    std::chrono::milliseconds const wait_;
    Open const open_;

    mutable std::mutex guard_;
    std::condition_variable placeFreed_;
    std::size_t lent_ = 0;
    std::vector<std::unique_ptr<Connection>> idle_;
};

} // namespace wheelwright::storage
