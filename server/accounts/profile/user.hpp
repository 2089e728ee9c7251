#pragma once
#include "base/clock.hpp"
#include "base/id.hpp"
#include "ledger/tier.hpp"
#include <optional>
#include <string>

namespace wheelwright::accounts {

using ledger::nameOf;
using ledger::Subscription;
using ledger::subscriptionIn;
using ledger::Tier;
using ledger::tierNamed;

enum class Role { User, Admin };
std::string_view nameOf(Role role);
std::optional<Role> roleNamed(std::string_view name);

struct User {
    UserId id;
    std::string name;
    std::optional<std::string> email;
    bool emailVerified = false;
    std::optional<std::string> picture;
    std::string providerName; // of the sign-in that created the account
    Subscription subscription;
    std::int64_t credits = 0;
    std::int64_t creditsMonth = 0; // the last month that topped up the credits; see credits.hpp
    Role role = Role::User;
    Instant createdAt;
    std::optional<Instant> disabledAt; // by an admin: nobody can sign in to it
};

// A user as a provider, or a redeemed link, identifies them. Only issuer and subject identify a user: an
// email address may pass to someone else, or someone else may claim it.
struct Identity {
    std::string providerName;
    std::string issuer;
    std::string subject;
    std::optional<std::string> email;
    bool emailVerified = false;
    std::string name;
    std::optional<std::string> picture;
};

} // namespace wheelwright::accounts
