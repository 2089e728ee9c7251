#include "accounts/sign_in/magic_links.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include <algorithm>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr auto kLinkLifetime = 10min;
constexpr auto kClaim = 60s; // longer than sending may take
constexpr auto kLongestPause = 5min;
constexpr auto kGiveUp = 24h;

constexpr Query kLatest{"link_latest_requests",
                        "select asked_at from mail_requests where email = $1 and "
                        "asked_at > $2 and asked_at <= $4 order by asked_at desc limit $3"};
constexpr Query kLatestOfSource{"link_latest_of_source",
                                "select asked_at from mail_requests where source = $1 and asked_at > $2 "
                                "and asked_at <= $4 order by asked_at desc limit $3"};
constexpr Query kLatestOfBoth{"link_latest_of_address_and_source",
                              "select asked_at from mail_requests where email = $1 and source = $5 and "
                              "asked_at > $2 and asked_at <= $4 order by asked_at desc limit $3"};
constexpr Query kNoteRequest{"link_request_note",
                             "insert into mail_requests (email, source, asked_at) values ($1, $2, $3)"};
constexpr Query kForgetRequests{"link_requests_forget",
                                "delete from mail_requests where asked_at <= $1 or asked_at > $2"};
constexpr Query kVoid{"links_void", "delete from magic_links where email = $1"};
constexpr Query kForgetMail{"outbox_forget", "delete from outbox where email = $1"};
constexpr Query kForgetAsking{"link_requests_forget_address", "delete from mail_requests where email = $1"};
constexpr Query kPut{"outbox_put",
                     "insert into outbox (email, return_to, language, asked_at, next_try_at, tries) "
                     "values ($1, $2, $3, $4, $4, 0) on conflict (email) do update set "
                     "return_to = excluded.return_to, language = excluded.language, "
                     "asked_at = excluded.asked_at, next_try_at = excluded.next_try_at, tries = 0"};
constexpr Query kClaimNext{"outbox_claim",
                           "update outbox set next_try_at = $2, tries = tries + 1 where email = "
                           "(select email from outbox where next_try_at <= $1 or next_try_at > $3 "
                           "order by next_try_at limit 1) "
                           "returning email, return_to, language, asked_at, tries"};
constexpr Query kIsDue{"outbox_is_due",
                       "select email from outbox where next_try_at <= $1 or next_try_at > $2 limit 1"};
constexpr Query kDone{"outbox_done", "delete from outbox where email = $1 and asked_at = $2"};
constexpr Query kPostpone{"outbox_postpone",
                          "update outbox set next_try_at = $3 where email = $1 and asked_at = $2"};
constexpr Query kIssue{
    "link_issue", "insert into magic_links (hash, email, return_to, expires_at) values ($1, $2, $3, $4)"};
constexpr Query kRedeem{"link_redeem", "delete from magic_links where hash = $1 and expires_at > $2 "
                                       "and expires_at <= $3 returning email, return_to"};
constexpr Query kDropLinks{"links_drop_expired",
                           "delete from magic_links where expires_at <= $1 or expires_at > $2"};

// How long until fewer than `most` of the requests in `rows` (newest first) are younger than `period`.
std::chrono::milliseconds waitAfter(storage::Rows const& rows, int most, std::chrono::milliseconds period,
                                    Instant now) {
    if (rows.size() < static_cast<std::size_t>(most)) return {};
    auto const decisive = instantOf(rows[static_cast<std::size_t>(most) - 1].get<std::int64_t>("asked_at"));
    return std::max(decisive + period - now, 0ms);
}

std::chrono::milliseconds pauseAfter(int tries) {
    return std::min<std::chrono::milliseconds>(1s * (1 << std::min(tries - 1, 16)), kLongestPause);
}

} // namespace

std::chrono::seconds MagicLinks::ask(LinkRequest const& request) {
    auto const now = clock_.now();
    auto const at = millisecondsOf(now);
    auto const hourAgo = millisecondsOf(now - 1h);
    // Ignore requests from the future, made while the clock was wrong: they would block the address until
    // then.
    auto const soonest = latestTime(now);
    auto const wait = database_.write([&](Connection& connection) -> std::chrono::milliseconds {
        if (limits_.on) {
            auto const ofAddress =
                connection.run(kLatest, request.email, hourAgo, limits_.perAddress, soonest);
            auto const ofSource =
                connection.run(kLatestOfSource, request.source, hourAgo, limits_.perSource, soonest);
            // Anyone who knows an address can ask for a link to it. One source can't use up all mails of an
            // hour: otherwise a stranger could keep the owner of the address out.
            auto const share = std::max(1, limits_.perAddress - 1);
            auto const ofBoth =
                connection.run(kLatestOfBoth, request.email, hourAgo, share, soonest, request.source);
            auto const longest =
                std::max({waitAfter(ofBoth, share, 1h, now), waitAfter(ofAddress, 1, limits_.pause, now),
                          waitAfter(ofAddress, limits_.perAddress, 1h, now),
                          waitAfter(ofSource, limits_.perSource, 1h, now)});
            if (longest > 0ms) return longest;
            connection.run(kNoteRequest, request.email, request.source, at);
        }
        connection.run(kVoid, request.email);
        connection.run(kPut, request.email, request.returnTo, request.language, at);
        return 0ms;
    });
    return std::chrono::ceil<std::chrono::seconds>(wait);
}

std::optional<DueMail> MagicLinks::nextDue() {
    auto const now = clock_.now();
    auto const latest = latestDeadline(now, kLongestPause);
    // Look with a read first, so that an empty outbox costs no write.
    bool const due = database_.read(
        [&](Connection& connection) { return !connection.run(kIsDue, millisecondsOf(now), latest).empty(); });
    if (!due) return std::nullopt;
    auto const row = database_.write([&](Connection& connection) {
        return connection.run(kClaimNext, millisecondsOf(now), millisecondsOf(now + kClaim), latest).first();
    });
    if (!row) return std::nullopt;
    return DueMail{row->get<std::string>("email"), row->get<std::string>("return_to"),
                   row->get<std::string>("language"), instantOf(row->get<std::int64_t>("asked_at")),
                   row->get<int>("tries")};
}

std::string MagicLinks::issue(DueMail const& mail) {
    auto const token = newSecret();
    database_.write([&](Connection& connection) {
        connection.run(kVoid, mail.email);
        connection.run(kIssue, sha256Hex(token), mail.email, mail.returnTo,
                       millisecondsOf(clock_.now() + kLinkLifetime));
    });
    return token;
}

void MagicLinks::sent(DueMail const& mail) {
    database_.write(
        [&](Connection& connection) { connection.run(kDone, mail.email, millisecondsOf(mail.askedAt)); });
}

bool MagicLinks::postpone(DueMail const& mail) {
    auto const now = clock_.now();
    auto const next = now + pauseAfter(mail.tries);
    bool const again = !isDue(mail.askedAt, next, kGiveUp);
    database_.write([&](Connection& connection) {
        if (again)
            connection.run(kPostpone, mail.email, millisecondsOf(mail.askedAt), millisecondsOf(next));
        else
            connection.run(kDone, mail.email, millisecondsOf(mail.askedAt));
    });
    return again;
}

std::optional<RedeemedLink> MagicLinks::redeem(Connection& connection, std::string_view token) const {
    auto const row = connection
                         .run(kRedeem, sha256Hex(token), millisecondsOf(clock_.now()),
                              latestDeadline(clock_.now(), kLinkLifetime))
                         .first();
    if (!row) return std::nullopt;
    return RedeemedLink{row->get<std::string>("email"), row->get<std::string>("return_to")};
}

void MagicLinks::dropExpired() {
    auto const now = clock_.now();
    database_.write([&](Connection& connection) {
        connection.run(kDropLinks, millisecondsOf(now), latestDeadline(now, kLinkLifetime));
        connection.run(kForgetRequests, millisecondsOf(now - 1h), latestTime(now));
    });
}

void forgetLinksTo(Connection& connection, std::string_view email) {
    for (auto const& query : {kVoid, kForgetMail, kForgetAsking})
        connection.run(query, email);
}

} // namespace wheelwright::accounts
