#include "accounts/profile/unused_accounts.hpp"
#include "accounts/sign_in/return_target.hpp"
#include "base/deadline.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr auto kExactTo = 1h;

constexpr Query kNoteUse{"user_note_use", "update users set last_used_at = $2 where id = $1 and "
                                          "(last_used_at is null or last_used_at < $3 or last_used_at > $4)"};
constexpr Query kLast{"user_last_use", "select last_used_at from users where id = $1"};
constexpr storage::SqlPart kUnusedSince{
    "coalesce(last_used_at, created_at) < $1 and role = 'user' and (tier = 'free' or tier_expires_at < $2) "};
constexpr Query kUnused{
    "users_unused",
    storage::sqlText<"select id from users where ", kUnusedSince,
                     "and (disabled_at is not null or (warned_at <= $4 and "
                     "warned_at > coalesce(last_used_at, created_at))) order by id limit $3">};
constexpr Query kUnwarned{
    "users_unwarned",
    storage::sqlText<"select id, email, coalesce(language, '') as language from users where ", kUnusedSince,
                     "and email is not null and email_verified = 1 and disabled_at is null and "
                     "(warned_at is null or warned_at <= coalesce(last_used_at, created_at)) "
                     // An address that can't be mailed must not come before the others each time.
                     "order by random() limit $3">};
constexpr Query kNoteWarned{"user_note_warned", "update users set warned_at = $2 where id = $1"};
constexpr Query kNoteLanguage{"user_note_language", "update users set language = $2 where id = $1"};

} // namespace

void noteUse(Connection& connection, UserId const& userId, Instant now) {
    connection.run(kNoteUse, userId, millisecondsOf(now), millisecondsOf(now - kExactTo), latestTime(now));
}

void noteUse(Connection& connection, UserId const& userId, std::optional<Instant> lastUse, Instant now) {
    if (!lastUse || isDue(*lastUse, now, kExactTo)) noteUse(connection, userId, now);
}

std::optional<Instant> lastUseOf(Connection& connection, UserId const& userId) {
    auto const row = connection.run(kLast, userId).first();
    auto const at = row ? row->get<std::optional<std::int64_t>>("last_used_at") : std::nullopt;
    return at ? std::optional{instantOf(*at)} : std::nullopt;
}

std::vector<UserId> unusedSince(Connection& connection, UnusedRule const& rule, Instant now,
                                std::int64_t most) {
    std::vector<UserId> ids;
    for (auto const& row : connection.run(kUnused, millisecondsOf(rule.before), millisecondsOf(now), most,
                                          millisecondsOf(now - rule.notice)))
        ids.push_back(row.get<UserId>("id"));
    return ids;
}

std::vector<UnwarnedAccount> unwarnedSince(Connection& connection, UnusedRule const& rule, Instant now,
                                           std::int64_t most) {
    std::vector<UnwarnedAccount> found;
    for (auto const& row :
         connection.run(kUnwarned, millisecondsOf(rule.before + rule.notice), millisecondsOf(now), most))
        found.push_back(
            {row.get<UserId>("id"), row.get<std::string>("email"), row.get<std::string>("language")});
    return found;
}

void noteWarned(Connection& connection, UserId const& userId, Instant now) {
    connection.run(kNoteWarned, userId, millisecondsOf(now));
}

void noteLanguage(Connection& connection, UserId const& userId, std::string_view returnTo) {
    auto const language = languageOf(returnTo);
    if (returnTo.starts_with("/" + std::string{language})) connection.run(kNoteLanguage, userId, language);
}

} // namespace wheelwright::accounts
