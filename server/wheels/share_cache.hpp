#pragma once
#include "base/text_hash.hpp"
#include "http/made_file.hpp"
#include "wheels/wheel_picture.hpp"
#include <atomic>
#include <memory>
#include <mutex>
#include <shared_mutex>

namespace wheelwright::wheels {

// A shared wheel as it is sent, and what its page and its picture show of it.
struct SharedWheel {
    http::MadeFile answer;
    std::string name;
    std::string description;
    WheelPicture picture;
    http::MadeFile preview; // null until someone asks for it
    std::size_t bytes = 0;
};

// The shares that were asked for lately, in memory up to a number of bytes. One that was changed or
// ended is forgotten, and an answer that was read before that does not come back.
class ShareCache {
public:
    using Entry = std::shared_ptr<SharedWheel const>;

    explicit ShareCache(std::size_t mostBytes) : mostBytes_{mostBytes} {}

    Entry find(std::string_view shareId) const;

    // Taken before the database is read, and given to keep(): nothing may have been forgotten between.
    std::uint64_t moment() const { return moment_.load(); }
    void keep(std::string_view shareId, Entry const& entry, std::uint64_t moment);

    void forget(std::string_view shareId);
    void forgetAll();

    std::size_t bytes() const;

private:
    struct Kept {
        Entry entry;
        mutable std::atomic<std::uint64_t> usedAt = 0;
    };
    void dropLeastUsed();

    std::size_t const mostBytes_;
    mutable std::shared_mutex guard_;
    TextMap<Kept> kept_;
    std::size_t bytes_ = 0;
    mutable std::atomic<std::uint64_t> uses_ = 0;
    std::atomic<std::uint64_t> moment_ = 0;
};

} // namespace wheelwright::wheels
