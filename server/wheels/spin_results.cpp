#include "wheels/spin_results.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "wheels/document_text.hpp"
#include "wheels/wheel_document.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>
#include <map>
#include <ranges>
#include <set>
#include <tuple>
#include <vector>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

constexpr std::size_t kTimesKept = 1000;  // in total over a history's entries
constexpr std::size_t kReceiptsKept = 20; // per entry
constexpr std::int64_t kMostSpins = 9'007'199'254'740'991;
constexpr std::size_t kDepthOfBody = 64; // the same as for request bodies

json::value parsedText(std::string_view text) {
    json::parse_options options;
    options.max_depth = kDepthOfBody;
    return json::parse(text, {}, options);
}

double numberOr0(json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value != nullptr && value->is_number() ? value->to_number<double>() : 0;
}

std::int64_t spinCount(json::value const& given) {
    if (given.is_int64()) return std::clamp<std::int64_t>(given.get_int64(), 0, kMostSpins);
    if (!given.is_number()) return 0;
    return static_cast<std::int64_t>(
        std::clamp(std::floor(given.to_number<double>()), 0.0, static_cast<double>(kMostSpins)));
}

// A parsed entry of the log.
struct Spin {
    std::int64_t order;
    std::string id;
    std::int64_t seq;
    std::string kind;
    json::object entry;

    bool isWin() const { return kind == "win"; }

    // At equal order a win sorts after a clear: the device that cleared hadn't seen this win.
    auto place() const { return std::tuple{order, isWin(), std::string_view{id}}; }
};

Spin spinOf(LoggedSpin const& logged) {
    auto entry = std::move(parsedText(logged.text).get_object());
    return {numberAt(entry, "order").value_or(0), std::string{textAt(entry, "id")}, logged.seq,
            std::string{textAt(entry, "kind")}, std::move(entry)};
}

std::vector<Spin> inOrder(std::span<LoggedSpin const> entries) {
    std::vector<Spin> spins;
    spins.reserve(entries.size());
    for (auto const& entry : entries)
        spins.push_back(spinOf(entry));
    std::ranges::sort(spins, {}, &Spin::place);
    return spins;
}

// A restore can be taken back too, by a later one.
std::set<std::string> restoredIn(std::vector<Spin> const& spins) {
    std::set<std::string> ids;
    for (auto const& spin : spins | std::views::reverse)
        if (spin.kind == "restore" && !ids.contains(spin.id)) ids.insert(lowerCase(textAt(spin.entry, "of")));
    return ids;
}

json::array finiteTimes(json::object const& entry) {
    json::array times;
    if (auto const* const given = listAt(entry, "times"))
        for (auto const& time : *given)
            if (time.is_number()) times.push_back(time);
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

// One entry per slice and user, as the page keeps them (web/src/wheel/keeping/win-history.ts).
class History {
public:
    // Braces would make a list inside a list.
    explicit History(json::array entries) : entries_(std::move(entries)) {
        for (std::size_t index = 0; index < entries_.size(); ++index)
            if (auto const* const entry = entries_[index].if_object())
                places_.emplace(Key{textAt(*entry, "guid"), textAt(*entry, "userId")}, index);
    }

    void clear() {
        entries_.clear();
        places_.clear();
    }

    void add(json::object const& win) {
        auto const* const by = partAt(win, "by");
        if (by == nullptr) return;
        auto const guid = textAt(win, "guid");
        auto const userId = textAt(*by, "id");
        auto const [found, isNew] = places_.emplace(Key{guid, userId}, entries_.size());
        if (isNew) entries_.emplace_back(json::object{});
        auto& entry = entries_[found->second].get_object();
        auto const& time = win.at("at");
        entry["guid"] = guid;
        entry["itemName"] = textAt(win, "text");
        entry["won"] = spinCount(entry["won"]) + 1;
        entry["userId"] = userId;
        entry["by"] = textAt(*by, "name");
        entry["lastWonTimestamp"] = time;
        auto& times = entry["times"];
        if (!times.is_array()) times = json::array{};
        times.get_array().push_back(time);
        if (auto const receipt = textAt(win, "receipt"); !receipt.empty())
            entry["receipts"] = receiptsWith(receipt, entry);
    }

    json::array finished() && {
        forgetOldTimes();
        std::ranges::stable_sort(entries_, [](json::value const& one, json::value const& other) {
            return rankOf(one) > rankOf(other);
        });
        keepAsLargeAsAWheel();
        return std::move(entries_);
    }

private:
    using Key = std::pair<std::string, std::string>;

    struct Rank {
        double won;
        double last;
        auto operator<=>(Rank const&) const = default;
    };
    static Rank rankOf(json::value const& value) {
        auto const* const entry = value.if_object();
        if (entry == nullptr) return {-1, 0};
        return {numberOr0(*entry, "won"), numberOr0(*entry, "lastWonTimestamp")};
    }

    // The number of wins stays.
    void forgetOldTimes() {
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
    void keepAsLargeAsAWheel() {
        if (entries_.size() > kMostSlices) entries_.resize(kMostSlices);
        std::size_t bytes = 0;
        for (std::size_t index = 0; index < entries_.size(); ++index) {
            bytes += json::serialize(entries_[index]).size() + 1;
            if (bytes > kLargestWheel) entries_.resize(index);
        }
    }

    json::array entries_;
    std::map<Key, std::size_t> places_;
};

SpinResults applied(SpinResults base, std::vector<Spin> const& spins, std::set<std::string> const& restored) {
    History history{std::move(base.history)};
    auto total = base.totalWheelSpins;
    for (auto const& spin : spins) {
        if (spin.kind == "win") {
            history.add(spin.entry);
            total = std::min(total + 1, kMostSpins);
        }
        if (restored.contains(spin.id)) continue;
        if (spin.kind == "clear") history.clear();
        if (spin.kind == "recount") total = 0;
    }
    return {std::move(history).finished(), total};
}

std::string changedDefinition(std::string_view wheel, auto change) {
    DocumentText document{wheel};
    DocumentText definition{*document.find("wheel-definition")};
    change(definition);
    document.set("wheel-definition", definition.text());
    return document.text();
}

} // namespace

std::string resultsText(SpinResults const& results) {
    return json::serialize(
        json::object{{"history", results.history}, {"totalWheelSpins", results.totalWheelSpins}});
}

SpinResults resultsOf(std::string_view text) {
    auto given = parsedText(text);
    auto& object = given.get_object();
    return {std::move(object.at("history").get_array()), spinCount(object.at("totalWheelSpins"))};
}

std::string resultsInDocument(std::string_view wheel) {
    DocumentText const document{wheel};
    DocumentText const definition{*document.find("wheel-definition")};
    auto const history = definition.find("history");
    auto const total = definition.find("totalWheelSpins");
    auto const count = total ? spinCount(parsedText(*total)) : 0;
    return R"({"history":)" + std::string{history && history->starts_with('[') ? *history : "[]"} +
           R"(,"totalWheelSpins":)" + std::to_string(count) + "}";
}

std::string withResults(std::string_view wheel, SpinResults const& results) {
    return changedDefinition(wheel, [&](DocumentText& definition) {
        definition.set("history", json::serialize(results.history));
        definition.set("totalWheelSpins", std::to_string(results.totalWheelSpins));
    });
}

std::string withResultsOf(std::string_view wheel, std::string_view other) {
    DocumentText const source{other};
    DocumentText const given{*source.find("wheel-definition")};
    return changedDefinition(wheel, [&](DocumentText& definition) {
        for (auto const* name : {"history", "totalWheelSpins"})
            if (auto const value = given.find(name))
                definition.set(name, std::string{*value});
            else
                definition.erase(name);
    });
}

SpinResults resultsAfter(SpinResults base, std::span<LoggedSpin const> entries) {
    auto const spins = inOrder(entries);
    return applied(std::move(base), spins, restoredIn(spins));
}

SpinResults foldedBase(SpinResults base, std::span<LoggedSpin const> entries, std::size_t first) {
    auto spins = inOrder(entries);
    auto const restored = restoredIn(spins);
    auto const last = entries[first - 1].seq;
    std::erase_if(spins, [&](Spin const& spin) { return spin.seq > last; });
    return applied(std::move(base), spins, restored);
}

} // namespace wheelwright::wheels
