#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <chrono>
#include <optional>
#include <string>

namespace wheelwright::accounts {

// How often a link may be requested.
struct LinkLimits {
    bool on = true;
    std::chrono::seconds pause{60}; // between two mails to one address
    int perAddress = 5;             // an hour
    int perSource = 120;            // an hour; a whole school may share one source
};

struct LinkRequest {
    std::string email;
    std::string returnTo;
    std::string language;
    std::string source;
};

// A mail that is due. Its link is created when the mail is sent, so that the database contains no secret
// while the mail waits.
struct DueMail {
    std::string email;
    std::string returnTo;
    std::string language;
    Instant askedAt;
    int tries = 0; // including this one
};

struct RedeemedLink {
    std::string email;
    std::string returnTo;
};

// Sign-in links: requested, put into the outbox, issued when the mail is sent, redeemed once.
class MagicLinks {
public:
    MagicLinks(storage::Database& database, Clock const& clock, LinkLimits limits)
        : database_{database}, clock_{clock}, limits_{limits} {}

    // Puts a mail into the outbox, ends earlier links to the address and returns zero; or, over the limits,
    // returns how long to wait.
    std::chrono::seconds ask(LinkRequest const& request);

    std::optional<DueMail> nextDue();       // claimed, so that no other process sends it
    std::string issue(DueMail const& mail); // the token of a new link
    void sent(DueMail const& mail);
    bool postpone(DueMail const& mail); // false: it was given up after a day of tries

    // Runs inside the transaction of a sign-in; of several concurrent calls exactly one succeeds.
    std::optional<RedeemedLink> redeem(storage::Connection& connection, std::string_view token) const;

    void dropExpired();

private:
    storage::Database& database_;
    Clock const& clock_;
    LinkLimits limits_;
};

// For a deleted account: deletes the address's links, its waiting mails and the records of its requests.
void forgetLinksTo(storage::Connection& connection, std::string_view email);

} // namespace wheelwright::accounts
