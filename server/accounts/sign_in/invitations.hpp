#pragma once
#include "base/clock.hpp"
#include "base/id.hpp"
#include "base/result.hpp"
#include "storage/database.hpp"
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

// Links by which admins let people open an account where not everyone may. An invitation is in the address to
// which a sign-in leads back, so every way to sign in carries it. The database has only digests; one that was
// used is deleted.
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

    // The path of the link, which is told here alone.
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

// Uses it up. False if it was used before, has expired, was revoked, or its maker is no admin any more.
bool redeemInvitation(storage::Connection& connection, std::string_view invitation, Instant now);

} // namespace wheelwright::accounts
