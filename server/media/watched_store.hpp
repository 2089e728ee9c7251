#pragma once
#include "media/media_store.hpp"
#include <atomic>
#include <memory>

namespace wheelwright::media {

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
    Instant nextLook_;
    std::string const probeKey_; // an id, so that the sweep removes the probe if erase() wasn't reached
};

} // namespace wheelwright::media
