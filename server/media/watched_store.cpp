#include "media/watched_store.hpp"
#include "base/chance.hpp"

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenLooks = 5s;

} // namespace

void WatchedStore::note(bool works) {
    if (works_.exchange(works) != works) tell_(works);
}

template <class Work> auto WatchedStore::watch(Use use, Work const& work) {
    try {
        if constexpr (std::is_void_v<decltype(work())>) {
            work();
            note(true);
        } else {
            auto found = work();
            note(true);
            return found;
        }
    } catch (StoreDenied const&) {
        // To a key that may not list the bucket, S3 denies reading what isn't there.
        if (use == Use::Writing) note(false);
        throw;
    } catch (StoreTrouble const&) {
        note(false);
        throw;
    }
}

void WatchedStore::put(std::string_view key, std::string_view bytes, std::string_view contentType) {
    watch(Use::Writing, [&] { store_->put(key, bytes, contentType); });
}

std::optional<std::string> WatchedStore::get(std::string_view key) {
    return watch(Use::Reading, [&] { return store_->get(key); });
}

void WatchedStore::erase(std::string_view key) {
    watch(Use::Writing, [&] { store_->erase(key); });
}

void WatchedStore::eachFile(std::function<void(StoredFile const&)> const& use) {
    watch(Use::Reading, [&] { store_->eachFile(use); });
}

// Uses an id as the key, so that the sweep removes the file if the server ends before erase().
void WatchedStore::lookAgain() try {
    if (works_ || clock_.now() < nextLook_) return;
    nextLook_ = clock_.now() + kBetweenLooks;
    auto const key = newUuid();
    store_->put(key, "x", "text/plain");
    erase(key);
} catch (StoreTrouble const&) { // still the same
}

} // namespace wheelwright::media
