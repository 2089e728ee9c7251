#pragma once
#include "accounts/profile/user.hpp"
#include "storage/connection.hpp"
#include <vector>

// Users and their identities in the database. All functions run inside the caller's transaction.
namespace wheelwright::accounts {

std::optional<User> findUser(storage::Connection& connection, UserId const& id);
std::vector<User> findUsersByEmail(storage::Connection& connection, std::string_view email);
std::vector<User> listUsers(storage::Connection& connection);

bool hasUsers(storage::Connection& connection);
bool isKnown(storage::Connection& connection, Identity const& identity);

// The user with this identity, created at the first sign-in; name, address and picture follow the provider's.
User userBehind(storage::Connection& connection, Identity const& identity, std::int64_t firstCredits,
                Instant now);

struct IdentityRecord {
    std::string providerName;
    std::string issuer;
    std::string subject;
    std::optional<std::string> email;
    Instant createdAt;
};
std::vector<IdentityRecord> identitiesOf(storage::Connection& connection, UserId const& userId);

void setSubscription(storage::Connection& connection, UserId const& userId, Subscription const& subscription,
                     std::int64_t credits);
void setCredits(storage::Connection& connection, UserId const& userId, std::int64_t credits);
// Addresses of this user's files that were given out before open nothing from now on; new ones do.
void voidMediaAddresses(storage::Connection& connection, UserId const& userId);
void setRole(storage::Connection& connection, UserId const& userId, Role role);
void setDisabled(storage::Connection& connection, UserId const& userId, std::optional<Instant> at);

// Also deletes identities and sessions. False if there is no such user.
bool eraseUser(storage::Connection& connection, UserId const& userId);

} // namespace wheelwright::accounts
