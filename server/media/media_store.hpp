#pragma once
#include "base/clock.hpp"
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace wheelwright::media {

// The place of the files cannot be reached, or is full: later it may be again.
struct StoreTrouble : std::runtime_error {
    explicit StoreTrouble(std::string const& what, bool full = false)
        : std::runtime_error{what}, isFull{full} {}
    bool isFull;
};

// The place answers, but our key there may not do this.
struct StoreDenied : StoreTrouble {
    using StoreTrouble::StoreTrouble;
};

struct StoredFile {
    std::string key;
    Instant changedAt;
};

// Somebody who may fetch a file asks for it.
struct DirectAsk {
    std::string_view key;
    std::string_view method; // GET or HEAD
    std::string disposition; // its name, as the answer is to say it
};

// Where files are kept: a folder or a store elsewhere. Keys are ids of ours, never names that people gave.
// Everything throws StoreTrouble when the place cannot be reached.
class MediaStore {
public:
    virtual ~MediaStore() = default;

    // Durable, and whole or not there at all, once it returns.
    virtual void put(std::string_view key, std::string_view bytes, std::string_view contentType) = 0;
    virtual std::optional<std::string> get(std::string_view key) = 0;
    virtual void erase(std::string_view key) = 0; // also one that is not there
    // Where the file can be fetched without us for a while, if it can.
    virtual std::optional<std::string> direct(DirectAsk const&) const { return std::nullopt; }
    virtual void eachFile(std::function<void(StoredFile const&)> const& use) = 0;
};

inline std::string thumbnailKey(std::string_view id) {
    return std::string{id} + ".thumbnail";
}

} // namespace wheelwright::media
