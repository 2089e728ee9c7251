#pragma once
#include "base/clock.hpp"
#include "base/id.hpp"
#include "base/result.hpp"
#include "storage/database.hpp"
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

// Links that let people open an account where sign-up isn't open to everyone. An invitation is part of the
// address that a sign-in returns to, so it works with every way to sign in. The database stores only digests;
// a used invitation is deleted.
namespace wheelwright::accounts {

using InvitationId = Id<struct InvitationKind>;

// {note?, days?}
struct InvitationRequest {
    std::string note; // for whom it is, for the admins
    std::chrono::days lasts{7};
};
Result<InvitationRequest> readInvitationRequest(boost::json::object const& given);

class Invitations {
public:
    Invitations(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    // Returns the path of the link; only this answer has it.
    Result<std::string> make(UserId const& admin, InvitationRequest const& request);
    boost::json::array list();
    bool revoke(InvitationId const& id);
    void dropExpired();

private:
    storage::Database& database_;
    Clock const& clock_;
};

// The invitation in the target of a sign-in; empty: none.
std::string invitationIn(std::string_view returnTo);
std::string withoutInvitation(std::string returnTo);

// Uses it up. False if it was used before, has expired, was revoked, or the admin who made it has lost the
// role.
bool redeemInvitation(storage::Connection& connection, std::string_view invitation, Instant now);

} // namespace wheelwright::accounts
