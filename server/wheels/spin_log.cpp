#include "wheels/spin_log.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kFindLog{"spin_log_find", "select last_seq, folded, base from spin_logs where wheel_id = $1"};
constexpr Query kBeginLog{"spin_log_begin",
                          "insert into spin_logs (wheel_id, last_seq, folded, base) values ($1, 0, 0, $2) "
                          "on conflict (wheel_id) do nothing"};
constexpr Query kMoveLog{"spin_log_move", "update spin_logs set last_seq = $2 where wheel_id = $1"};
constexpr Query kFoldLog{"spin_log_fold", "update spin_logs set folded = $2, base = $3 where wheel_id = $1"};
constexpr Query kAddSpin{"spin_log_add",
                         "insert into spin_log_entries (wheel_id, seq, entry_id, body) "
                         "values ($1, $2, $3, $4) on conflict (wheel_id, entry_id) do nothing"};
constexpr Query kSpinsAfter{"spin_log_after",
                            "select seq, body from spin_log_entries where wheel_id = $1 and seq > $2 "
                            "and body is not null order by seq limit $3"};
constexpr Query kEmptySpins{"spin_log_empty", "update spin_log_entries set body = null "
                                              "where wheel_id = $1 and seq <= $2 and body is not null"};
constexpr Query kDropSpins{"spin_log_drop", "delete from spin_log_entries where wheel_id = $1 and seq <= $2"};

// Keeps the ids of folded entries for a while. A page whose answer got lost may send an old entry again, and
// without its id that win would count twice.
void foldOldSpins(Connection& connection, WheelId const& wheelId, SpinLog& log) {
    auto const entries = spinsAfter(connection, wheelId, log.folded, log.lastSeq - log.folded);
    auto const folded = log.lastSeq - kSpinsKept;
    log.base =
        resultsText(foldedBase(resultsOf(log.base), entries, static_cast<std::size_t>(folded - log.folded)));
    log.folded = folded;
    connection.run(kFoldLog, wheelId, log.folded, log.base);
    connection.run(kEmptySpins, wheelId, log.folded);
    connection.run(kDropSpins, wheelId, log.folded - kSpinsKept);
}

} // namespace

std::optional<SpinLog> findSpinLog(Connection& connection, WheelId const& wheelId) {
    auto const row = connection.run(kFindLog, wheelId).first();
    if (!row) return std::nullopt;
    return SpinLog{row->get<std::int64_t>("last_seq"), row->get<std::int64_t>("folded"),
                   row->get<std::string>("base")};
}

void beginSpinLog(Connection& connection, WheelId const& wheelId, std::string_view base) {
    connection.run(kBeginLog, wheelId, base);
}

std::int64_t addSpins(Connection& connection, WheelId const& wheelId, SpinLog& log,
                      std::vector<SpinEntry> const& entries) {
    auto const before = log.lastSeq;
    // Update the log's row first, so that PostgreSQL repeats the later of two concurrent transactions. If
    // both assigned the same seq instead, one could fail with a key violation, which isn't repeated.
    connection.run(kMoveLog, wheelId, log.lastSeq);
    for (auto const& entry : entries)
        if (connection.run(kAddSpin, wheelId, log.lastSeq + 1, entry.id, entry.text).affected() > 0)
            ++log.lastSeq;
    if (log.lastSeq == before) return 0;
    connection.run(kMoveLog, wheelId, log.lastSeq);
    if (log.lastSeq - log.folded > kSpinsUnfolded) foldOldSpins(connection, wheelId, log);
    return log.lastSeq - before;
}

std::vector<LoggedSpin> spinsAfter(Connection& connection, WheelId const& wheelId, std::int64_t seq,
                                   std::int64_t most) {
    std::vector<LoggedSpin> spins;
    for (auto const& row : connection.run(kSpinsAfter, wheelId, seq, most))
        spins.push_back({row.get<std::int64_t>("seq"), row.get<std::string>("body")});
    return spins;
}

SpinResults resultsOf(Connection& connection, WheelId const& wheelId, SpinLog const& log) {
    return resultsAfter(resultsOf(log.base),
                        spinsAfter(connection, wheelId, log.folded, log.lastSeq - log.folded));
}

} // namespace wheelwright::wheels
