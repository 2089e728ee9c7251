#include "wheels/spin_log.hpp"
#include "wheels/document_text.hpp"
#include <algorithm>
#include <set>
#include <utility>

namespace wheelwright::wheels {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kFindLog{"spin_log_find", "select last_seq, folded, next_folded, settled, last_order, "
                                          "cleared_order, bytes, results from spin_logs where wheel_id = $1"};
constexpr Query kBase{"spin_log_base", "select base from spin_logs where wheel_id = $1"};
constexpr Query kBeginLog{"spin_log_begin",
                          "insert into spin_logs (wheel_id, last_seq, folded, base) values ($1, 0, 0, $2) "
                          "on conflict (wheel_id) do nothing"};
constexpr Query kMoveLog{"spin_log_move",
                         "update spin_logs set last_seq = $4, settled = $4, results = $5, last_order = $6, "
                         "cleared_order = $7, bytes = bytes + $8 "
                         "where wheel_id = $1 and last_seq = $2 and folded = $3"};
constexpr Query kPrepareBase{
    "spin_log_prepare",
    "update spin_logs set next_folded = last_seq, next_base = results where wheel_id = $1"};
constexpr Query kTakeBase{"spin_log_fold", "update spin_logs set folded = next_folded, base = next_base, "
                                           "next_folded = 0, next_base = '', cleared_order = 0 "
                                           "where wheel_id = $1 and next_folded > 0"};
constexpr Query kKnown{"spin_log_known",
                       "select seq from spin_log_entries where wheel_id = $1 and entry_id = $2"};
constexpr Query kAddSpin{"spin_log_add", "insert into spin_log_entries (wheel_id, seq, entry_id, body) "
                                         "values ($1, $2, $3, $4)"};
constexpr Query kSpinsAfter{"spin_log_after",
                            "select seq, entry_id, body from spin_log_entries where wheel_id = $1 "
                            "and seq > $2 and body is not null order by seq limit $3"};
constexpr Query kCountSpins{"spin_log_count",
                            "select count(*) as count from spin_log_entries where wheel_id = $1"};
constexpr Query kFolded{"spin_log_folded", "select seq, body from spin_log_entries where wheel_id = $1 "
                                           "and seq <= $2 and body is not null order by seq limit $3"};
constexpr Query kEmptySpins{"spin_log_empty", "update spin_log_entries set body = null "
                                              "where wheel_id = $1 and seq >= $2 and seq <= $3"};
constexpr Query kOldest{"spin_log_oldest",
                        "select min(seq) as seq from spin_log_entries where wheel_id = $1"};
constexpr Query kDropSpins{"spin_log_drop", "delete from spin_log_entries where wheel_id = $1 and seq <= $2"};
constexpr Query kLighten{
    "spin_log_lighten", "update spin_logs set bytes = bytes - $2 where wheel_id = $1 and settled = last_seq"};
constexpr Query kUnsettled{"spin_logs_unsettled",
                           "select wheel_id from spin_logs where settled <> last_seq and wheel_id > $1 "
                           "order by wheel_id limit 100"};

constexpr std::int64_t kTrimmedAtOnce = 250; // so that no save waits for it

std::int64_t sizeOf(std::string const& text) {
    return static_cast<std::int64_t>(text.size());
}

std::int64_t countOf(Connection& connection, WheelId const& wheelId) {
    return connection.run(kCountSpins, wheelId).one().get<std::int64_t>("count");
}

std::int64_t bytesOf(std::vector<LoggedSpin> const& spins) {
    std::int64_t bytes = 0;
    for (auto const& spin : spins)
        bytes += sizeOf(spin.text);
    return bytes;
}

Error refusal(std::string code, std::string message) {
    return {Fault::Invalid, std::move(code), std::move(message)};
}

// What a clear has seen, in numbers of the log: up to `mark`, and the ranges in `also`. `spins` are all
// entries since the base.
Result<std::string> seenInNumbers(SeenSpins const& seen, LogChange const& change,
                                  std::vector<LoggedSpin> const& spins) {
    // The caller may know entries of a log that is gone.
    auto mark = std::min(seen.mark, change.before.lastSeq);
    if (mark < change.after.folded)
        return refusal("outdated_clear", "Too many results have been added since to clear these.");
    std::set<std::string_view> const ids{seen.ids.begin(), seen.ids.end()};
    std::vector<std::pair<std::int64_t, std::int64_t>> also;
    for (auto const& [seq, id, text] : spins) {
        if (seq <= mark || !ids.contains(id)) continue;
        if (seq == mark + 1)
            mark = seq;
        else if (!also.empty() && seq == also.back().second + 1)
            also.back().second = seq;
        else
            also.emplace_back(seq, seq);
    }
    if (also.size() > kMostGaps)
        return refusal("scattered_clear", "The results that this page has seen have more than " +
                                              std::to_string(kMostGaps) + " gaps.");
    std::string ranges;
    for (auto const& [from, to] : also)
        ranges += (ranges.empty() ? "[" : ",[") + std::to_string(from) + "," + std::to_string(to) + "]";
    return R"({"mark":)" + std::to_string(mark) + (ranges.empty() ? "" : R"(,"also":[)" + ranges + "]") + "}";
}

// Numbers the entry and adds it to `spins`, unless it is refused.
void take(LogChange& change, SpinEntry const& entry, std::vector<LoggedSpin>& spins) {
    auto& log = change.after;
    auto const refuse = [&](Error error) {
        change.refused.push_back({entry.index, entry.id, std::move(error)});
    };
    // One entry far ahead would leave no room for a greater one, and so end the log.
    if (entry.order > log.lastOrder + kFarthestOrder)
        return refuse(refusal("order_too_far",
                              "order is more than " + std::to_string(kFarthestOrder) + " ahead of the log."));
    auto text = entry.text;
    if (entry.seen && entry.isClearing()) {
        auto const seen = seenInNumbers(*entry.seen, change, spins);
        if (!seen) return refuse(seen.error());
        DocumentText kept{entry.text};
        kept.set("seen", *seen);
        text = kept.text();
    }
    if (entry.isClearing() && !entry.seen) log.clearedOrder = std::max(log.clearedOrder, entry.order);
    log.lastOrder = std::max(log.lastOrder, entry.order);
    log.bytes += sizeOf(text) + kBytesPerSpin;
    spins.push_back({++log.lastSeq, entry.id, std::move(text)});
}

} // namespace

std::optional<SpinLog> findSpinLog(Connection& connection, WheelId const& wheelId) {
    auto const row = connection.run(kFindLog, wheelId).first();
    if (!row) return std::nullopt;
    return SpinLog{row->get<std::int64_t>("last_seq"),    row->get<std::int64_t>("folded"),
                   row->get<std::int64_t>("next_folded"), row->get<std::int64_t>("settled"),
                   row->get<std::int64_t>("last_order"),  row->get<std::int64_t>("cleared_order"),
                   row->get<std::int64_t>("bytes"),       row->get<std::string>("results")};
}

std::string baseOf(Connection& connection, WheelId const& wheelId) {
    return connection.run(kBase, wheelId).one().get<std::string>("base");
}

std::vector<LoggedSpin> spinsAfter(Connection& connection, WheelId const& wheelId, std::int64_t seq,
                                   std::int64_t most) {
    std::vector<LoggedSpin> spins;
    for (auto const& row : connection.run(kSpinsAfter, wheelId, seq, most))
        spins.push_back(
            {row.get<std::int64_t>("seq"), row.get<std::string>("entry_id"), row.get<std::string>("body")});
    return spins;
}

std::string resultsOf(Connection& connection, WheelId const& wheelId, SpinLog const& log) {
    if (log.isSettled()) return log.results;
    return resultsText(resultsAfter(resultsOf(baseOf(connection, wheelId)),
                                    spinsAfter(connection, wheelId, log.folded, log.lastSeq - log.folded)));
}

bool LogChange::takesBase() const {
    return !before.isSettled() || after.lastSeq - after.folded > kMostUnfolded;
}

// No base may end between a clear and the entries that the clear has seen: a device with the base couldn't
// tell them apart.
bool LogChange::preparesBase() const {
    bool const isLong = after.lastSeq - after.folded >= kSpinsPerBase;
    return !before.isSettled() || (isLong && (isAnew || before.nextFolded == 0));
}

std::int64_t LogChange::growth() const {
    return after.bytes - before.bytes + sizeOf(after.results) - sizeOf(before.results) +
           (firstBase ? sizeOf(*firstBase) : 0) + (preparesBase() ? sizeOf(after.results) : 0);
}

LogChange changeOf(Connection& connection, WheelRecord const& wheel, std::vector<SpinEntry> const& entries) {
    auto const& wheelId = wheel.id;
    LogChange change{.version = wheel.version};
    if (auto log = findSpinLog(connection, wheelId)) {
        change.before = std::move(*log);
    } else {
        change.firstBase = resultsInDocument(textOf(connection, wheel));
        change.before = {.settled = 0, .results = *change.firstBase};
    }
    auto const& before = change.before;
    change.after = before;
    std::vector<SpinEntry const*> fresh;
    std::set<std::string_view> ids;
    for (auto const& entry : entries)
        if (ids.insert(entry.id).second && connection.run(kKnown, wheelId, entry.id).empty())
            fresh.push_back(&entry);
    // Wins that nothing hides add to the results. Otherwise everything is recounted from the base.
    change.isAnew = !before.isSettled() || std::ranges::any_of(fresh, [&](auto const* entry) {
        return entry->changesOthers() || entry->order <= before.clearedOrder;
    });
    auto base = before.results;
    std::vector<LoggedSpin> spins;
    if (change.isAnew && !change.firstBase) {
        base = baseOf(connection, wheelId);
        spins = spinsAfter(connection, wheelId, before.folded, before.lastSeq - before.folded);
    }
    // What an earlier program has left becomes the base: its clears don't say what they have seen.
    if (!before.isSettled()) {
        change.after.bytes = bytesOf(spins) + kBytesPerSpin * countOf(connection, wheelId);
        change.after.lastOrder = greatestOrder(spins, before.lastSeq + kFarthestOrder);
        base = resultsText(resultsAfter(resultsOf(base), std::exchange(spins, {})));
        change.after.folded = before.lastSeq;
    }
    auto const old = static_cast<std::ptrdiff_t>(spins.size());
    for (auto const* entry : fresh)
        take(change, *entry, spins);
    change.added.assign(spins.begin() + old, spins.end());
    if (!change.isEmpty()) change.after.results = resultsText(resultsAfter(resultsOf(base), spins));
    return change;
}

bool store(Connection& connection, WheelId const& wheelId, LogChange const& change) {
    auto const& before = change.before;
    auto const& after = change.after;
    if (change.firstBase && connection.run(kBeginLog, wheelId, *change.firstBase).affected() == 0)
        return false;
    if (connection
            .run(kMoveLog, wheelId, before.lastSeq, before.folded, after.lastSeq, after.results,
                 after.lastOrder, after.clearedOrder, after.bytes - before.bytes)
            .affected() == 0)
        return false;
    for (auto const& [seq, id, text] : change.added)
        connection.run(kAddSpin, wheelId, seq, id, text);
    if (change.preparesBase()) connection.run(kPrepareBase, wheelId);
    if (change.takesBase()) connection.run(kTakeBase, wheelId);
    return true;
}

bool trim(Connection& connection, WheelId const& wheelId) {
    auto const log = findSpinLog(connection, wheelId);
    if (!log) return false;
    std::int64_t freed = 0;
    auto const emptied = connection.run(kFolded, wheelId, log->folded, kTrimmedAtOnce);
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t count = 0;
    for (auto const& row : emptied) {
        last = row.get<std::int64_t>("seq");
        if (count++ == 0) first = last;
        freed += sizeOf(row.get<std::string>("body"));
    }
    if (count > 0) connection.run(kEmptySpins, wheelId, first, last);
    auto const oldest =
        connection.run(kOldest, wheelId).one().get<std::optional<std::int64_t>>("seq").value_or(0);
    auto const forgotten = std::min(log->folded - kIdsKept, oldest + kTrimmedAtOnce - 1);
    freed += kBytesPerSpin * connection.run(kDropSpins, wheelId, forgotten).affected();
    if (freed > 0) connection.run(kLighten, wheelId, freed);
    return count == kTrimmedAtOnce || forgotten < log->folded - kIdsKept;
}

std::vector<WheelId> unsettledLogs(Connection& connection, WheelId const& after) {
    std::vector<WheelId> ids;
    for (auto const& row : connection.run(kUnsettled, after))
        ids.push_back(row.get<WheelId>("wheel_id"));
    return ids;
}

} // namespace wheelwright::wheels
