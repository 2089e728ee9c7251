#include "media/media_store.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "media/folder_store.hpp"
#include "media/s3_store.hpp"

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenProbes = 5s;

} // namespace

WatchedStore::WatchedStore(std::unique_ptr<MediaStore> store, Clock const& clock, Tell tell)
    : store_{std::move(store)}, clock_{clock}, tell_{std::move(tell)}, probeKey_{newUuid()} {}

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
        // To a key that may not list the bucket, S3 denies reading what isn't there. With a key that may not
        // delete, uploads are still taken.
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
    return watch(Use::Other, [&] { return store_->get(key); });
}

void WatchedStore::erase(std::string_view key) {
    watch(Use::Other, [&] { store_->erase(key); });
}

void WatchedStore::eachFile(std::function<void(StoredFile const&)> const& use) {
    watch(Use::Other, [&] { store_->eachFile(use); });
}

// Every probe has the same key: with a key that may not delete, each would leave a file.
void WatchedStore::lookAgain() try {
    if (works_ || !isDue(lookedAt_, clock_.now(), kBetweenProbes)) return;
    lookedAt_ = clock_.now();
    store_->put(probeKey_, "x", "text/plain");
    try {
        erase(probeKey_);
    } catch (StoreDenied const&) {
        note(true);
    }
} catch (StoreTrouble const&) { // still the same
}

std::unique_ptr<MediaStore> storeFor(MediaRules const& rules, Clock const& clock) {
    if (rules.s3.url.empty()) return std::make_unique<FolderStore>(rules.folder / "files");
    return std::make_unique<S3Store>(rules.s3, clock);
}

} // namespace wheelwright::media
