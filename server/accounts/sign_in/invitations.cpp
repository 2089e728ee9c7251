#include "accounts/sign_in/invitations.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include "storage/query.hpp"

namespace wheelwright::accounts {
namespace {

using storage::Connection;
using storage::Query;

constexpr std::int64_t kMostInvitations = 100;
constexpr std::size_t kLongestNote = 80;
constexpr std::int64_t kLongestDays = 30;
constexpr std::chrono::days kLongestInvitation{kLongestDays};
constexpr std::string_view kInvitationField = "invitation";

constexpr Query kAddInvitation{"invitation_add",
                               "insert into invitations (id, digest, made_by, note, created_at, "
                               "expires_at) values ($1, $2, $3, $4, $5, $6)"};
constexpr Query kCountInvitations{"invitations_count",
                                  "select count(*) as many from invitations where expires_at > $1"};
constexpr Query kOpenInvitations{
    "invitations_open",
    "select invitations.id, note, users.name as made_by, invitations.created_at, expires_at "
    "from invitations join users on users.id = made_by where expires_at > $1 "
    "order by invitations.created_at desc, invitations.id"};
constexpr Query kRevokeInvitation{"invitation_revoke", "delete from invitations where id = $1"};
// Doesn't count invitations of an admin who has since lost the role or the account.
constexpr Query kUseInvitation{
    "invitation_redeem",
    "delete from invitations where digest = $1 and expires_at > $2 and expires_at <= $3 "
    "and made_by in (select id from users where role = 'admin' and disabled_at is null)"};
constexpr Query kDropInvitations{"invitations_drop",
                                 "delete from invitations where expires_at <= $1 or expires_at > $2"};

} // namespace

Result<InvitationRequest> readInvitationRequest(boost::json::object const& given) {
    InvitationRequest request{.note = std::string{trimmed(textAt(given, "note"))}};
    if (characters(request.note) > kLongestNote || !storage::isStorableText(request.note))
        return Error{Fault::Invalid, "invalid_invitation",
                     "The field note must be a text of up to 80 characters."};
    if (auto const* const days = given.if_contains("days")) {
        auto const number = days->is_int64() ? days->get_int64() : 0;
        if (number < 1 || number > kLongestDays)
            return Error{Fault::Invalid, "invalid_invitation",
                         "The field days must be a whole number from 1 to 30."};
        request.lasts = std::chrono::days{number};
    }
    return request;
}

Result<std::string> Invitations::make(UserId const& admin, InvitationRequest const& request) {
    auto const secret = newSecret();
    auto const now = clock_.now();
    auto const made = database_.write([&](Connection& connection) -> Result<void> {
        if (connection.run(kCountInvitations, millisecondsOf(now)).one().get<std::int64_t>("many") >=
            kMostInvitations)
            return Error{Fault::Conflict, "too_many_invitations",
                         "There are 100 open invitations, the most that there can be. Revoke one first."};
        connection.run(kAddInvitation, newUuid(), sha256Hex(secret), admin, request.note, millisecondsOf(now),
                       millisecondsOf(now + request.lasts));
        return {};
    });
    if (!made) return made.error();
    return "/login?" + http::formText({{"returnTo", "/?" + std::string{kInvitationField} + "=" + secret}});
}

boost::json::array Invitations::list() {
    auto const now = millisecondsOf(clock_.now());
    boost::json::array list;
    for (auto const& row :
         database_.read([&](Connection& connection) { return connection.run(kOpenInvitations, now); }))
        list.push_back({{"id", row.get<std::string>("id")},
                        {"note", row.get<std::string>("note")},
                        {"madeBy", row.get<std::string>("made_by")},
                        {"createdAt", isoTime(instantOf(row.get<std::int64_t>("created_at")))},
                        {"expiresAt", isoTime(instantOf(row.get<std::int64_t>("expires_at")))}});
    return list;
}

bool Invitations::revoke(InvitationId const& id) {
    return database_.write(
        [&](Connection& connection) { return connection.run(kRevokeInvitation, id).affected() > 0; });
}

void Invitations::dropExpired() {
    auto const now = clock_.now();
    database_.write([&](Connection& connection) {
        connection.run(kDropInvitations, millisecondsOf(now), latestDeadline(now, kLongestInvitation));
    });
}

std::string invitationIn(std::string_view returnTo) {
    auto const question = returnTo.find('?');
    if (question == std::string_view::npos) return {};
    return http::FormFields{returnTo.substr(question + 1)}.find(kInvitationField).value_or("");
}

std::string withoutInvitation(std::string returnTo) {
    if (!invitationIn(returnTo).empty()) returnTo.erase(returnTo.find('?'));
    return returnTo;
}

bool redeemInvitation(Connection& connection, std::string_view invitation, Instant now) {
    return connection
               .run(kUseInvitation, sha256Hex(invitation), millisecondsOf(now),
                    latestDeadline(now, kLongestInvitation))
               .affected() > 0;
}

} // namespace wheelwright::accounts
