#include "retention/retention.hpp"
#include "base/clock.hpp"
#include "base/log.hpp"

namespace wheelwright::retention {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr auto kBetween = 1h;

// The values are text. Until the year 2286 milliseconds have thirteen digits, so they sort like numbers.
constexpr Query kIsDue{"tidy_is_due",
                       "select value from installation where name = 'tidied_at' and value <= $1"};
constexpr Query kTake{"tidy_take",
                      "update installation set value = $2 where name = 'tidied_at' and value <= $1"};

} // namespace

bool Retention::takeTurn() {
    auto const now = clock_.now();
    auto const due = std::to_string(millisecondsOf(now - kBetween));
    // Check with a read first, so that nothing is written when no turn is due.
    if (!database_.read([&](Connection& connection) { return connection.run(kIsDue, due).first(); }))
        return false;
    auto const taken = std::to_string(millisecondsOf(now));
    return database_.write(
        [&](Connection& connection) { return connection.run(kTake, due, taken).affected() > 0; });
}

std::int64_t Retention::forgetAll(RetentionRule const& kind) {
    auto const before = clock_.now() - kind.days * 24h;
    std::int64_t many = 0;
    while (!interrupted_) {
        auto const some = kind.purgeBatch(before);
        if (some == 0) break;
        many += some;
    }
    return many;
}

std::vector<Purged> Retention::run(bool alsoShared) {
    std::vector<Purged> all;
    for (auto const& kind : kinds_) {
        if (kind.days == 0 || !(alsoShared || kind.isLocal)) continue;
        try {
            auto const many = forgetAll(kind);
            all.push_back({kind.name, many});
            if (many > 0)
                log::info("expired data deleted", {{"kind", std::string_view{kind.name}}, {"many", many}});
        } catch (std::exception const& problem) {
            log::error("expired data could not be deleted", {{"kind", std::string_view{kind.name}},
                                                             {"problem", std::string_view{problem.what()}}});
        }
    }
    return all;
}

std::vector<Purged> Retention::run() {
    return run(true);
}

std::vector<Purged> Retention::runInTurn() {
    return run(takeTurn());
}

} // namespace wheelwright::retention
