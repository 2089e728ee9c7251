#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <chrono>
#include <optional>
#include <string>

namespace wheelwright::accounts {

// How often a link may be asked for.
struct LinkLimits {
    bool on = true;
    std::chrono::seconds pause{60}; // between two mails to one address
    int perAddress = 5;             // an hour
    int perSource = 120;            // an hour; a school shares one address
};

struct LinkRequest {
    std::string email;
    std::string returnTo;
    std::string language;
    std::string source;
};

// A mail that is due. It holds no secret: the link is made when the mail is, so what
// waits in the database would help nobody who reads it.
struct DueMail {
    std::string email;
    std::string returnTo;
    std::string language;
    Instant askedAt;
    int tries = 0; // this one included
};

struct RedeemedLink {
    std::string email;
    std::string returnTo;
};

// Sign-in links: asked for, put into the outbox, issued with the mail, redeemed once.
class MagicLinks {
public:
    MagicLinks(storage::Database& database, Clock const& clock, LinkLimits limits)
        : database_{database}, clock_{clock}, limits_{limits} {}

    // Zero when a mail is on its way; otherwise how long to wait. Earlier links of the address end.
    std::chrono::seconds ask(LinkRequest const& request);

    std::optional<DueMail> nextDue();       // kept from other processes while it is being sent
    std::string issue(DueMail const& mail); // the token of a new link
    void sent(DueMail const& mail);
    bool postpone(DueMail const& mail); // false: it was tried for long enough and is given up

    // Inside the transaction of a sign-in: of many at once exactly one succeeds.
    std::optional<RedeemedLink> redeem(storage::Connection& connection, std::string_view token) const;

    void dropExpired();

private:
    storage::Database& database_;
    Clock const& clock_;
    LinkLimits limits_;
};

// When the address's account goes: its links, waiting mails and what was asked for.
void forgetLinksTo(storage::Connection& connection, std::string_view email);

} // namespace wheelwright::accounts
