#include "accounts/profile/credits.hpp"
#include "base/deadline.hpp"
#include <algorithm>
#include <cstdlib>

namespace wheelwright::accounts {
namespace {

using storage::Query;

// One statement each, so that two concurrent calls don't renew twice or take the same credit.
constexpr Query kRenew{"credits_renew",
                       "update users set credits = case when credits < cast($2 as bigint) then "
                       "cast($2 as bigint) else credits end, credits_month = cast($3 as bigint) "
                       "where id = $1 and (coalesce(credits_month, cast($4 as bigint)) < cast($3 as bigint) "
                       "or credits_month > $5)"};
constexpr Query kTakeCredit{
    "credit_take", "update users set credits = credits - 1 where id = $1 and credits > 0 returning credits"};
constexpr Query kGiveBackCredit{"credit_give_back", "update users set credits = credits + 1 where id = $1"};
constexpr Query kMark{"credits_mark_month", "update users set credits_month = $2 where id = $1"};

} // namespace

std::int64_t CreditRules::of(Tier tier) const {
    switch (tier) {
        case Tier::Free: return free;
        case Tier::Pro: return pro;
        case Tier::Premium: return premium;
    }
    std::abort(); // a new tier fails the build above
}

std::int64_t monthOf(Instant instant) {
    std::chrono::year_month_day const day{std::chrono::floor<std::chrono::days>(instant)};
    return (int{day.year()} - 1970) * 12 + static_cast<std::int64_t>(unsigned{day.month()}) - 1;
}

std::int64_t creditsAt(User const& user, CreditRules const& rules, Instant now) {
    bool const isRenewed =
        user.creditsMonth >= monthOf(now) && user.creditsMonth <= monthOf(now + kClocksDiffer);
    if (isRenewed) return user.credits;
    return std::max(user.credits, rules.of(user.subscription.at(now).tier));
}

std::optional<std::int64_t> takeCredit(storage::Connection& connection, User const& user,
                                       CreditRules const& rules, Instant now) {
    connection.run(kRenew, user.id, rules.of(user.subscription.at(now).tier), monthOf(now),
                   monthOf(user.createdAt), monthOf(now + kClocksDiffer));
    auto const left = connection.run(kTakeCredit, user.id).first();
    return left ? std::optional{left->get<std::int64_t>("credits")} : std::nullopt;
}

void giveCreditBack(storage::Connection& connection, UserId const& userId) {
    connection.run(kGiveBackCredit, userId);
}

void markMonth(storage::Connection& connection, UserId const& userId, Instant now) {
    connection.run(kMark, userId, monthOf(now));
}

} // namespace wheelwright::accounts
