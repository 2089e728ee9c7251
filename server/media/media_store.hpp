#pragma once
#include "base/clock.hpp"
#include "media/media_rules.hpp"
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace wheelwright::media {

// The store can't be reached or is full. It may work again later.
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

// A permitted request for a file.
struct DirectAsk {
    std::string_view key;
    std::string_view method; // GET or HEAD
    std::string disposition; // the Content-Disposition for the answer
};

// Keeps files in a folder or in an external store. Keys are our own ids, never names from users. Every call
// throws StoreTrouble when the store can't be reached.
class MediaStore {
public:
    virtual ~MediaStore() = default;

    // Atomic: the file is stored completely or not at all. It is durable when the call returns.
    virtual void put(std::string_view key, std::string_view bytes, std::string_view contentType) = 0;
    virtual std::optional<std::string> get(std::string_view key) = 0;
    virtual void erase(std::string_view key) = 0; // no error if there is no such file
    // A temporary address to fetch the file directly from the store, if the store supports that.
    virtual std::optional<std::string> direct(DirectAsk const&) const { return std::nullopt; }
    virtual void eachFile(std::function<void(StoredFile const&)> const& use) = 0;
};

inline std::string thumbnailKey(std::string_view id) {
    return std::string{id} + ".thumbnail";
}

// Wraps another store and reports when it stops working and when it works again.
class WatchedStore final : public MediaStore {
public:
    using Tell = std::function<void(bool works)>;

    WatchedStore(std::unique_ptr<MediaStore> store, Clock const& clock, Tell tell);

    void put(std::string_view key, std::string_view bytes, std::string_view contentType) override;
    std::optional<std::string> get(std::string_view key) override;
    void erase(std::string_view key) override;
    std::optional<std::string> direct(DirectAsk const& ask) const override { return store_->direct(ask); }
    void eachFile(std::function<void(StoredFile const&)> const& use) override;

    // Probes a failing store every few seconds, as no request may use it for hours.
    void lookAgain();

private:
    enum class Use { Writing, Other };
    template <class Work> auto watch(Use use, Work const& work);
    void note(bool works);

    std::unique_ptr<MediaStore> const store_;
    Clock const& clock_;
    Tell const tell_;
    std::atomic<bool> works_ = true;
    Instant lookedAt_;
    std::string const probeKey_; // an id, so that the sweep removes the probe if erase() wasn't reached
};

// The S3 store if one is set up, otherwise the folder.
std::unique_ptr<MediaStore> storeFor(MediaRules const& rules, Clock const& clock);

} // namespace wheelwright::media
