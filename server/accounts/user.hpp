#pragma once
#include "base/clock.hpp"
#include <boost/json/object.hpp>
#include <optional>
#include <string>

namespace wheelwright::accounts {

enum class Tier { Free, Pro, Premium };
std::string_view nameOf(Tier tier);
std::optional<Tier> tierNamed(std::string_view name);

enum class Role { User, Admin };
std::string_view nameOf(Role role);
std::optional<Role> roleNamed(std::string_view name);

struct Subscription {
    Tier tier = Tier::Free;
    std::optional<Instant> expires;

    // What counts at that moment: free once the expiry is past.
    Subscription at(Instant now) const;
    boost::json::object json() const;
};

struct User {
    std::string id;
    std::string name;
    std::optional<std::string> email;
    bool emailVerified = false;
    std::optional<std::string> picture;
    std::string providerName; // by which the account was made
    Subscription subscription;
    std::int64_t credits = 0;
    std::int64_t creditsMonth = 0; // the last whose credits are in there; see credits.hpp
    Role role = Role::User;
    Instant createdAt;
};

// Who a provider, or a mail that was answered, says someone is. Only issuer and
// subject tell people apart: an address may change hands or be claimed by another.
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
