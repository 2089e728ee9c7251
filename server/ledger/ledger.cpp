#include "ledger/ledger.hpp"
#include "base/digest.hpp"
#include <cstdlib>

namespace wheelwright::ledger {
namespace {

using storage::Connection;
using storage::Query;

constexpr std::int64_t kMebibyte = 1024 * 1024;

constexpr Query kStanding{"ledger_standing",
                          "select tier, tier_expires_at, cast(coalesce((select sum(bytes) from "
                          "ledger_balances where user_id = users.id), 0) as bigint) as bytes "
                          "from users where id = $1"};
constexpr Query kBalances{"ledger_balances",
                          "select kind, bytes from ledger_balances where user_id = $1 order by kind"};
constexpr Query kClose{"ledger_close", "delete from ledger_balances where user_id = $1"};
// A new day begins with nothing spent. No row: the budget doesn't reach, and nothing is taken from it.
constexpr Query kSpend{"ledger_spend",
                       "insert into source_budgets (source, day, spent) values ($1, $2, $3) "
                       "on conflict (source) do update set spent = excluded.spent + case when "
                       "source_budgets.day = excluded.day then source_budgets.spent else 0 end, "
                       "day = excluded.day where excluded.spent + case when source_budgets.day = "
                       "excluded.day then source_budgets.spent else 0 end <= $4 returning spent"};
constexpr Query kForgetSources{"ledger_forget_sources",
                               "delete from source_budgets where source in "
                               "(select source from source_budgets where day < $1 limit $2)"};

std::int64_t quotaOf(Ledger const& ledger, Tier tier) {
    switch (tier) {
        case Tier::Free: return ledger.quotaFree;
        case Tier::Pro: return ledger.quotaPro;
        case Tier::Premium: return ledger.quotaPremium;
    }
    std::abort(); // a new tier fails the build above
}

Error quotaExceeded(Kind kind, std::int64_t mebibytes) {
    return {Fault::Conflict, kind == Kind::Uploads ? "quota_exceeded" : "wheel_quota_exceeded",
            "All that an account stores may have " + std::to_string(mebibytes) +
                " MiB together: wheels with their versions and results, files, live rooms with their lists, "
                "and receipts. "
                "Delete some first."};
}

Error budgetSpent() {
    return {Fault::TooMany, "guest_budget_spent",
            "Guests on your network have used up today's storage. Sign in, or try again tomorrow."};
}

std::int64_t dayOf(Instant instant) {
    return std::chrono::floor<std::chrono::days>(instant).time_since_epoch().count();
}

} // namespace

std::string_view nameOf(Kind kind) {
    switch (kind) {
        case Kind::Versions: return "versions";
        case Kind::Results: return "results";
        case Kind::Rooms: return "rooms";
        case Kind::Receipts: return "receipts";
        case Kind::Uploads: return "uploads";
    }
    std::abort(); // a new kind fails the build above
}

Source Source::of(std::string_view network) {
    return {sha256Hex(network)};
}

Result<void> Ledger::charge(Connection& connection, Owner const& owner, Kind kind, std::int64_t bytes,
                            Instant now) const {
    if (bytes <= 0) return {};
    if (auto const* const source = std::get_if<Source>(&owner)) {
        auto const budget = sourceBudget * kMebibyte;
        if (bytes > budget || connection.run(kSpend, source->digest, dayOf(now), bytes, budget).empty())
            return budgetSpent();
        return {};
    }
    auto const standing = connection.run(kStanding, std::get<UserId>(owner)).first();
    if (!standing) return Error{Fault::NoSession, "not_authenticated", "Sign in first."};
    auto const quota = quotaOf(*this, subscriptionIn(*standing).at(now).tier);
    if (standing->get<std::int64_t>("bytes") + bytes <= quota * kMebibyte) return {};
    return quotaExceeded(kind, quota);
}

boost::json::object balancesOf(Connection& connection, UserId const& userId) {
    boost::json::object balances;
    for (auto const& row : connection.run(kBalances, userId))
        balances[row.get<std::string>("kind")] = row.get<std::int64_t>("bytes");
    return balances;
}

void closeBalances(Connection& connection, UserId const& userId) {
    connection.run(kClose, userId);
}

std::int64_t forgetSources(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForgetSources, dayOf(before), most).affected();
}

} // namespace wheelwright::ledger
