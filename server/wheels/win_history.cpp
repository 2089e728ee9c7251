#include "wheels/win_history.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "wheels/wheel_document.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cmath>
#include <vector>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

constexpr std::size_t kTimesKept = 1000;  // in total over a history's entries
constexpr std::size_t kReceiptsKept = 20; // per entry

struct Rank {
    double won;
    double last;
    auto operator<=>(Rank const&) const = default;
};
Rank rankOf(json::value const& value) {
    auto const* const entry = value.if_object();
    if (entry == nullptr) return {-1, 0};
    return {realAt(*entry, "won").value_or(0), realAt(*entry, "lastWonTimestamp").value_or(0)};
}

json::array finiteTimes(json::object const& entry) {
    json::array times;
    if (auto const* const given = listAt(entry, "times"))
        for (auto const& time : *given)
            if (time.is_number()) times.push_back(time);
    return times;
}

json::array timesWith(json::value const& time, json::object const& entry) {
    auto times = finiteTimes(entry);
    auto const isLater = [](json::value const& one, json::value const& other) {
        return one.to_number<double>() < other.to_number<double>();
    };
    times.insert(std::ranges::upper_bound(times, time, isLater), time);
    return times;
}

json::array receiptsWith(std::string_view latest, json::object const& entry) {
    json::array receipts;
    receipts.emplace_back(latest);
    if (auto const* const given = listAt(entry, "receipts"))
        for (auto const& receipt : *given)
            if (receipts.size() < kReceiptsKept && receipt.is_string() && isUuidV4(receipt.get_string()))
                receipts.push_back(receipt);
    return receipts;
}

} // namespace

std::int64_t spinCount(json::value const& given) {
    if (given.is_int64()) return std::clamp<std::int64_t>(given.get_int64(), 0, kMostSpins);
    if (!given.is_number()) return 0;
    return static_cast<std::int64_t>(
        std::clamp(std::floor(given.to_number<double>()), 0.0, static_cast<double>(kMostSpins)));
}

// Braces would make a list inside a list.
WinHistory::WinHistory(json::array entries) : entries_(std::move(entries)) {
    for (std::size_t index = 0; index < entries_.size(); ++index)
        if (auto const* const entry = entries_[index].if_object())
            places_.emplace(Key{textAt(*entry, "guid"), textAt(*entry, "userId")}, index);
}

void WinHistory::clear() {
    entries_.clear();
    places_.clear();
}

void WinHistory::add(json::object const& win) {
    auto const* const by = partAt(win, "by");
    if (by == nullptr) return;
    auto const guid = textAt(win, "guid");
    auto const userId = textAt(*by, "id");
    auto const [found, isNew] = places_.emplace(Key{guid, userId}, entries_.size());
    if (isNew) entries_.emplace_back(json::object{});
    auto& entry = entries_[found->second].get_object();
    auto const& time = win.at("at");
    entry["guid"] = guid;
    if (isNew || time.to_number<double>() >= realAt(entry, "lastWonTimestamp").value_or(0)) {
        entry["itemName"] = textAt(win, "text");
        entry["by"] = textAt(*by, "name");
        entry["lastWonTimestamp"] = time;
    }
    entry["won"] = spinCount(entry["won"]) + 1;
    entry["userId"] = userId;
    entry["times"] = timesWith(time, entry);
    if (auto const receipt = textAt(win, "receipt"); !receipt.empty())
        entry["receipts"] = receiptsWith(receipt, entry);
}

json::array WinHistory::finished() && {
    forgetOldTimes();
    std::ranges::stable_sort(entries_, [](json::value const& one, json::value const& other) {
        return rankOf(one) > rankOf(other);
    });
    keepAsLargeAsAWheel();
    return std::move(entries_);
}

// The number of wins stays.
void WinHistory::forgetOldTimes() {
    std::vector<double> all;
    for (auto const& value : entries_)
        if (auto const* const entry = value.if_object())
            for (auto const& time : finiteTimes(*entry))
                all.push_back(time.to_number<double>());
    if (all.size() <= kTimesKept) return;
    auto const oldest = all.end() - kTimesKept;
    std::ranges::nth_element(all, oldest);
    for (auto& value : entries_) {
        auto* const entry = value.if_object();
        if (entry == nullptr || !entry->contains("times")) continue;
        json::array kept;
        for (auto const& time : finiteTimes(*entry))
            if (time.to_number<double>() >= *oldest) kept.push_back(time);
        (*entry)["times"] = std::move(kept);
    }
}

// Wins of new slices would otherwise let it grow without bound, until the document couldn't be saved.
void WinHistory::keepAsLargeAsAWheel() {
    if (entries_.size() > kMostSlices) entries_.resize(kMostSlices);
    std::size_t bytes = 0;
    for (std::size_t index = 0; index < entries_.size(); ++index) {
        bytes += json::serialize(entries_[index]).size() + 1;
        if (bytes > kLargestWheel) entries_.resize(index);
    }
}

} // namespace wheelwright::wheels
