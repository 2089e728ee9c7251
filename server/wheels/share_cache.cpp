#include "wheels/share_cache.hpp"
#include <algorithm>

namespace wheelwright::wheels {

ShareCache::Entry ShareCache::find(std::string_view shareId) const {
    std::shared_lock const lock{guard_};
    auto const found = kept_.find(shareId);
    if (found == kept_.end()) return nullptr;
    found->second.usedAt.store(uses_.fetch_add(1, std::memory_order_relaxed), std::memory_order_relaxed);
    return found->second.entry;
}

void ShareCache::keep(std::string_view shareId, Entry const& entry, std::uint64_t moment) {
    std::lock_guard const lock{guard_};
    if (moment != moment_.load() || entry->bytes > mostBytes_ / 4) return;
    auto& place = kept_[std::string{shareId}];
    if (place.entry) bytes_ -= place.entry->bytes;
    place.entry = entry;
    place.usedAt = uses_.fetch_add(1);
    bytes_ += entry->bytes;
    while (bytes_ > mostBytes_)
        dropLeastUsed();
}

void ShareCache::dropLeastUsed() {
    auto const least = std::ranges::min_element(
        kept_, {}, [](auto const& kept) { return kept.second.usedAt.load(std::memory_order_relaxed); });
    bytes_ -= least->second.entry->bytes;
    kept_.erase(least);
}

void ShareCache::forget(std::string_view shareId) {
    std::lock_guard const lock{guard_};
    moment_.fetch_add(1);
    auto const found = kept_.find(shareId);
    if (found == kept_.end()) return;
    bytes_ -= found->second.entry->bytes;
    kept_.erase(found);
}

std::size_t ShareCache::bytes() const {
    std::shared_lock const lock{guard_};
    return bytes_;
}

void ShareCache::forgetAll() {
    std::lock_guard const lock{guard_};
    moment_.fetch_add(1);
    kept_.clear();
    bytes_ = 0;
}

} // namespace wheelwright::wheels
