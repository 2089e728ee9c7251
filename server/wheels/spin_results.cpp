#include "wheels/spin_results.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "wheels/document_text.hpp"
#include "wheels/win_history.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <ranges>
#include <set>
#include <tuple>
#include <vector>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

constexpr std::size_t kDepthOfBody = 64; // the same as for request bodies

json::value parsedText(std::string_view text) {
    json::parse_options options;
    options.max_depth = kDepthOfBody;
    return json::parse(text, {}, options);
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

// What restores take back: clears, recounts, wins whose place somebody else has by now, and earlier restores.
std::set<std::string> restoredIn(std::vector<Spin> const& spins) {
    std::set<std::string> ids;
    for (auto const& spin : spins | std::views::reverse)
        if (spin.kind == "restore" && !ids.contains(spin.id)) ids.insert(lowerCase(textAt(spin.entry, "of")));
    return ids;
}

// What the clears, or the recounts, have seen that weren't taken back. Those of earlier pages don't say it:
// for them it is what comes before them.
class Seen {
public:
    Seen(std::string_view kind, std::vector<Spin> const& spins, std::set<std::string> const& restored) {
        for (auto const& spin : spins)
            if (spin.kind == kind && !restored.contains(spin.id)) take(spin);
        std::ranges::sort(also_);
        for (std::size_t i = 1; i < also_.size(); ++i) // so that each reaches as far as those before it
            also_[i].second = std::max(also_[i].second, also_[i - 1].second);
    }
    bool isNothing() const { return isNothing_; }
    bool has(Spin const& win) const {
        if (win.seq <= mark_ || (last_ != nullptr && win.place() < last_->place())) return true;
        auto const after = std::ranges::upper_bound(also_, win.seq, {}, &Range::first);
        return after != also_.begin() && win.seq <= std::prev(after)->second;
    }

private:
    using Range = std::pair<std::int64_t, std::int64_t>;

    void take(Spin const& clearing) {
        isNothing_ = false;
        auto const* const seen = partAt(clearing.entry, "seen");
        if (seen == nullptr) {
            last_ = &clearing; // they come in their order
            return;
        }
        mark_ = std::max(mark_, numberAt(*seen, "mark").value_or(0));
        if (auto const* const also = listAt(*seen, "also"))
            for (auto const& range : *also)
                if (auto const* const ends = range.if_array(); ends != nullptr && ends->size() == 2)
                    also_.emplace_back(spinCount(ends->at(0)), spinCount(ends->at(1)));
    }

    bool isNothing_ = true;
    std::int64_t mark_ = 0;
    std::vector<Range> also_;
    Spin const* last_ = nullptr;
};

std::string changedDefinition(std::string_view wheel, auto change) {
    DocumentText document{wheel};
    DocumentText definition{*document.find("wheel-definition")};
    change(definition);
    document.set("wheel-definition", definition.text());
    return document.text();
}

} // namespace

std::string resultsText(SpinResults const& results) {
    json::object object{{"history", results.history}, {"totalWheelSpins", results.totalWheelSpins}};
    if (results.roundEndedAt > 0) object["roundEndedAt"] = results.roundEndedAt;
    return json::serialize(object);
}

SpinResults resultsOf(std::string_view text) {
    auto given = parsedText(text);
    auto& object = given.get_object();
    return {std::move(object.at("history").get_array()), spinCount(object.at("totalWheelSpins")),
            numberAt(object, "roundEndedAt").value_or(0)};
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

std::string withResults(std::string_view wheel, std::string_view results, std::int64_t mark,
                        std::int64_t order) {
    DocumentText const given{results};
    return changedDefinition(wheel, [&](DocumentText& definition) {
        for (auto const* name : {"history", "totalWheelSpins"})
            definition.set(name, std::string{*given.find(name)});
        definition.set("resultsKnown",
                       R"({"mark":)" + std::to_string(mark) + R"(,"order":)" + std::to_string(order) + "}");
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
    auto const restored = restoredIn(spins);
    Seen const cleared{"clear", spins, restored};
    Seen const recounted{"recount", spins, restored};
    WinHistory history{std::move(base.history)};
    if (!cleared.isNothing()) history.clear();
    auto total = recounted.isNothing() ? base.totalWheelSpins : 0;
    for (auto const& spin : spins) {
        if (!spin.isWin() || restored.contains(spin.id)) continue;
        if (!cleared.has(spin)) history.add(spin.entry);
        if (!recounted.has(spin)) total = std::min(total + 1, kMostSpins);
        if (trueAt(spin.entry, "endsRound"))
            base.roundEndedAt = std::max(base.roundEndedAt, numberAt(spin.entry, "at").value_or(0));
    }
    return {std::move(history).finished(), total, base.roundEndedAt};
}

std::int64_t greatestOrder(std::span<LoggedSpin const> entries, std::int64_t most) {
    std::int64_t greatest = 0;
    for (auto const& entry : entries)
        if (auto const order = spinOf(entry).order; order <= most) greatest = std::max(greatest, order);
    return greatest;
}

} // namespace wheelwright::wheels
