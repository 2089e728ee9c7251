#include "accounts/profile/user_store.hpp"
#include "accounts/profile/credits.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"
#include "base/folding.hpp"

namespace wheelwright::accounts {
namespace {

using storage::Query;
using storage::SqlPart;
using storage::sqlText;

constexpr SqlPart kUserColumns{
    "id, name, email, email_verified, picture, provider_name, tier, tier_expires_at, credits, role, "
    "created_at, credits_month, disabled_at"};
constexpr Query kById{"user_by_id", sqlText<"select ", kUserColumns, " from users where id = $1">};
constexpr Query kByEmail{
    "users_by_email", sqlText<"select ", kUserColumns, " from users where email = $1 order by created_at">};
constexpr Query kAllUsers{"users_all",
                          sqlText<"select ", kUserColumns, " from users order by created_at, id">};
constexpr Query kAnyUser{"user_any", "select id from users limit 1"};
constexpr Query kByIdentity{"user_by_identity", sqlText<"select ", kUserColumns,
                                                        " from users where id = (select user_id from "
                                                        "identities where issuer = $1 and subject = $2)">};
constexpr Query kAddUser{
    "user_add",
    "insert into users (id, name, email, email_verified, picture, provider_name, tier, "
    "credits, role, created_at, sought) values ($1, $2, $3, $4, $5, $6, 'free', $7, 'user', $8, $9)"};
constexpr Query kAddIdentity{
    "identity_add", "insert into identities (issuer, subject, user_id, provider_name, email, created_at) "
                    "values ($1, $2, $3, $4, $5, $6)"};
constexpr Query kRefresh{"user_refresh", "update users set name = $2, email = $3, email_verified = $4, "
                                         "picture = $5, sought = $6 where id = $1"};
constexpr Query kRefreshIdentity{"identity_refresh",
                                 "update identities set email = $3 where issuer = $1 and subject = $2"};
constexpr Query kIdentities{"identities_of_user", "select provider_name, issuer, subject, email, created_at "
                                                  "from identities where user_id = $1 order by created_at"};
constexpr Query kSetSubscription{"user_set_subscription",
                                 "update users set tier = $2, tier_expires_at = cast($3 as bigint), "
                                 "credits = $4 where id = $1"};
constexpr Query kSetCredits{"user_set_credits", "update users set credits = $2 where id = $1"};
constexpr Query kSetRole{"user_set_role", "update users set role = $2 where id = $1"};
constexpr Query kSetDisabled{"user_set_disabled",
                             "update users set disabled_at = cast($2 as bigint) where id = $1"};
constexpr Query kVoidAddresses{"user_void_media_addresses",
                               "update users set address_epoch = address_epoch + 1 where id = $1"};
constexpr Query kErase{"user_erase", "delete from users where id = $1"};

User userFrom(storage::Row const& row) {
    User user;
    user.id = row.get<UserId>("id");
    user.name = row.get<std::string>("name");
    user.email = row.get<std::optional<std::string>>("email");
    user.emailVerified = row.get<bool>("email_verified");
    user.picture = row.get<std::optional<std::string>>("picture");
    user.providerName = row.get<std::string>("provider_name");
    user.subscription = subscriptionIn(row);
    user.credits = row.get<std::int64_t>("credits");
    user.role = roleNamed(row.get<std::string>("role")).value_or(Role::User);
    user.createdAt = instantOf(row.get<std::int64_t>("created_at"));
    user.creditsMonth =
        row.get<std::optional<std::int64_t>>("credits_month").value_or(monthOf(user.createdAt));
    if (auto const at = row.get<std::optional<std::int64_t>>("disabled_at")) user.disabledAt = instantOf(*at);
    return user;
}

std::vector<User> usersFrom(storage::Rows const& rows) {
    std::vector<User> users;
    for (auto const& row : rows)
        users.push_back(userFrom(row));
    return users;
}

// The text that admins search. The engines fold letters differently, and SQLite only those of ASCII.
std::string soughtIn(User const& user) {
    return folded(user.name + "\n" + user.email.value_or(""));
}

std::string nameFor(Identity const& identity) {
    if (!identity.name.empty()) return identity.name;
    if (identity.email) return identity.email->substr(0, identity.email->find('@'));
    return identity.providerName;
}

User addUser(storage::Connection& connection, Identity const& identity, std::int64_t credits, Instant now) {
    User user;
    user.id = UserId{newUuid()};
    user.name = nameFor(identity);
    user.email = identity.email;
    user.emailVerified = identity.emailVerified;
    user.picture = identity.picture;
    user.providerName = identity.providerName;
    user.credits = credits;
    user.creditsMonth = monthOf(now);
    user.createdAt = now;
    connection.run(kAddUser, user.id, user.name, user.email, std::int64_t{user.emailVerified}, user.picture,
                   user.providerName, user.credits, millisecondsOf(now), soughtIn(user));
    connection.run(kAddIdentity, identity.issuer, identity.subject, user.id, identity.providerName,
                   identity.email, millisecondsOf(now));
    return user;
}

// Apple sends the name only once, and some providers never send a picture: a missing value stays as it was.
User refreshed(storage::Connection& connection, User user, Identity const& identity) {
    if (!identity.name.empty()) user.name = identity.name;
    if (identity.picture) user.picture = identity.picture;
    if (identity.email) {
        user.email = identity.email;
        user.emailVerified = identity.emailVerified;
    }
    connection.run(kRefresh, user.id, user.name, user.email, std::int64_t{user.emailVerified}, user.picture,
                   soughtIn(user));
    connection.run(kRefreshIdentity, identity.issuer, identity.subject, user.email);
    return user;
}

} // namespace

std::optional<User> findUser(storage::Connection& connection, UserId const& id) {
    auto const row = connection.run(kById, id).first();
    return row ? std::optional{userFrom(*row)} : std::nullopt;
}

std::vector<User> findUsersByEmail(storage::Connection& connection, std::string_view email) {
    return usersFrom(connection.run(kByEmail, email));
}

std::vector<User> listUsers(storage::Connection& connection) {
    return usersFrom(connection.run(kAllUsers));
}

bool hasUsers(storage::Connection& connection) {
    return !connection.run(kAnyUser).empty();
}

bool isKnown(storage::Connection& connection, Identity const& identity) {
    return !connection.run(kByIdentity, identity.issuer, identity.subject).empty();
}

User userBehind(storage::Connection& connection, Identity const& identity, std::int64_t firstCredits,
                Instant now) {
    auto const known = connection.run(kByIdentity, identity.issuer, identity.subject).first();
    return known ? refreshed(connection, userFrom(*known), identity)
                 : addUser(connection, identity, firstCredits, now);
}

std::vector<IdentityRecord> identitiesOf(storage::Connection& connection, UserId const& userId) {
    std::vector<IdentityRecord> found;
    for (auto const& row : connection.run(kIdentities, userId))
        found.push_back({row.get<std::string>("provider_name"), row.get<std::string>("issuer"),
                         row.get<std::string>("subject"), row.get<std::optional<std::string>>("email"),
                         instantOf(row.get<std::int64_t>("created_at"))});
    return found;
}

void setSubscription(storage::Connection& connection, UserId const& userId, Subscription const& subscription,
                     std::int64_t credits) {
    std::optional<std::int64_t> expires;
    if (subscription.expires) expires = millisecondsOf(*subscription.expires);
    connection.run(kSetSubscription, userId, nameOf(subscription.tier), expires, credits);
}

void setCredits(storage::Connection& connection, UserId const& userId, std::int64_t credits) {
    connection.run(kSetCredits, userId, credits);
}

void voidMediaAddresses(storage::Connection& connection, UserId const& userId) {
    connection.run(kVoidAddresses, userId);
}

void setRole(storage::Connection& connection, UserId const& userId, Role role) {
    connection.run(kSetRole, userId, nameOf(role));
}

void setDisabled(storage::Connection& connection, UserId const& userId, std::optional<Instant> at) {
    connection.run(kSetDisabled, userId, at ? std::optional{millisecondsOf(*at)} : std::nullopt);
}

bool eraseUser(storage::Connection& connection, UserId const& userId) {
    return connection.run(kErase, userId).affected() > 0;
}

} // namespace wheelwright::accounts
