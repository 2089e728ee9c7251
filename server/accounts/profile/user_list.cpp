#include "accounts/profile/user_list.hpp"
#include "accounts/accounts.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/folding.hpp"
#include "base/json.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::accounts {

using http::Request;
using http::Response;
using storage::Connection;
using storage::Query;

namespace {

using namespace std::chrono_literals;

constexpr std::int64_t kUsersOnPage = 50;
constexpr std::size_t kLongestQuestion = 200;

// An older program, at work during an upgrade, leaves `sought` empty.
constexpr storage::SqlPart kFits{
    "$1 = '' or id = $1 or coalesce(sought, lower(name || ' ' || coalesce(email, ''))) like $2 escape '\\' "};
constexpr Query kFindUsers{
    "users_find", storage::sqlText<"select id, (select cast(coalesce(sum(bytes), 0) as bigint) from "
                                   "ledger_balances where user_id = users.id) as bytes from users where ",
                                   kFits, "order by created_at desc, id limit $3 offset $4">};
constexpr Query kCountUsers{"users_count",
                            storage::sqlText<"select count(*) as users from users where ", kFits>};
constexpr Query kStoredOfUser{
    "user_stored",
    "select cast(coalesce(sum(bytes), 0) as bigint) as bytes from ledger_balances where user_id = $1"};

std::string patternOf(std::string_view words) {
    std::string pattern = "%";
    for (char const c : folded(words)) {
        if (c == '%' || c == '_' || c == '\\') pattern += '\\';
        pattern += c;
    }
    return pattern + "%";
}

boost::json::object described(User const& user, std::int64_t bytes, Instant now) {
    auto const shown = user.subscription.at(now);
    boost::json::object view{{"id", user.id.text()},
                             {"name", user.name},
                             {"email", nullptr},
                             {"emailVerified", user.emailVerified},
                             {"providerName", user.providerName},
                             {"tier", nameOf(shown.tier)},
                             {"tierEnds", nullptr},
                             {"role", nameOf(user.role)},
                             {"createdAt", isoTime(user.createdAt)},
                             {"disabledAt", nullptr},
                             {"storedBytes", bytes}};
    if (user.disabledAt) view["disabledAt"] = isoTime(*user.disabledAt);
    if (user.email) view["email"] = *user.email;
    if (shown.expires) view["tierEnds"] = isoTime(*shown.expires);
    return view;
}

Error noSuchUser() {
    return {Fault::NotFound, "no_such_user", "There is no such user."};
}

// An admin who takes the role from the last admin locks everyone out.
Error ownAccount() {
    return {Fault::Conflict, "own_account", "You can't do this to your own account here."};
}

// Returns the sessions that have ended with the change.
std::vector<SessionId> apply(Connection& connection, UserId const& id, UserChange const& change,
                             CreditRules const& credits, Instant now) {
    if (change.role) setRole(connection, id, *change.role);
    if (change.tier) {
        std::optional<Instant> ends;
        if (*change.tier != Tier::Free) ends = now + kPaidTier;
        setSubscription(connection, id, {*change.tier, ends}, credits.of(*change.tier));
        markMonth(connection, id, now);
    }
    if (change.isDisabled == true) return disable(connection, id, now);
    if (change.isDisabled == false) setDisabled(connection, id, std::nullopt);
    return {};
}

std::string_view nameOf(UserChange const& change) {
    if (!change.isDisabled) return "changed";
    return *change.isDisabled ? "disabled" : "enabled";
}

} // namespace

Result<UserQuestion> readUserQuestion(http::FormFields const& query) {
    auto const page = http::pageIn(query);
    if (!page) return page.error();
    auto const words = query.find("q").value_or("");
    return UserQuestion{std::string{shortened(trimmed(words), kLongestQuestion)}, *page};
}

Result<UserChange> readUserChange(boost::json::object const& given) {
    UserChange change;
    change.role = roleNamed(textAt(given, "role"));
    change.tier = tierNamed(textAt(given, "tier"));
    auto const* const disabled = given.if_contains("disabled");
    if (disabled != nullptr && disabled->is_bool()) change.isDisabled = disabled->get_bool();
    bool const isOdd = (given.contains("role") && !change.role) || (given.contains("tier") && !change.tier) ||
                       (disabled != nullptr && !change.isDisabled);
    if (isOdd || (!change.role && !change.tier && !change.isDisabled))
        return Error{Fault::Invalid, "bad_change",
                     "Send role (user or admin), tier (free, pro or premium) or disabled (true or false)."};
    return change;
}

Response listAccounts(Accounts& accounts, Request const& request) {
    auto const question = readUserQuestion(http::FormFields{request.query});
    if (!question) return http::errorResponse(question.error());
    auto const& [words, page] = *question;
    auto const pattern = patternOf(words);
    auto const now = accounts.clock.now();
    return accounts.database.read([&](Connection& connection) {
        auto const total = connection.run(kCountUsers, words, pattern).one().get<std::int64_t>("users");
        boost::json::array users;
        for (auto const& row :
             connection.run(kFindUsers, words, pattern, kUsersOnPage, (page - 1) * kUsersOnPage))
            if (auto const user = findUser(connection, row.get<UserId>("id")))
                users.push_back(described(*user, row.get<std::int64_t>("bytes"), now));
        auto const pages = std::max<std::int64_t>(1, (total + kUsersOnPage - 1) / kUsersOnPage);
        return http::jsonResponse(200, {{"success", true},
                                        {"users", std::move(users)},
                                        {"total", total},
                                        {"pagination", {{"currentPage", page}, {"totalPages", pages}}}});
    });
}

Response changeAccount(Accounts& accounts, Request const& request) {
    auto const change = http::readBody(request, readUserChange);
    if (!change) return http::errorResponse(change.error());
    UserId const id{request.captures.at(0)};
    if ((change->role || change->isDisabled) && id == request.caller.userId)
        return http::errorResponse(ownAccount());
    auto const now = accounts.clock.now();
    std::vector<SessionId> ended;
    auto const changed = accounts.database.write([&](Connection& connection) -> Result<boost::json::object> {
        if (!findUser(connection, id)) return noSuchUser();
        ended = apply(connection, id, *change, accounts.rules.credits, now);
        auto const bytes = connection.run(kStoredOfUser, id).one().get<std::int64_t>("bytes");
        return described(*findUser(connection, id), bytes, now);
    });
    if (!changed) return http::errorResponse(changed.error());
    for (auto const& session : ended)
        accounts.sessionCache.forget(session);
    log::info("account changed by an admin", {{"what", nameOf(*change)},
                                              {"user", std::string_view{id}},
                                              {"admin", std::string_view{request.caller.userId}}});
    return http::jsonResponse(200, {{"success", true}, {"user", *changed}});
}

Response eraseAccount(Accounts& accounts, Request const& request) {
    UserId const id{request.captures.at(0)};
    if (id == request.caller.userId) return http::errorResponse(ownAccount());
    if (!accounts.profiles.erase(id)) return http::errorResponse(noSuchUser());
    log::info("account deleted by an admin",
              {{"user", std::string_view{id}}, {"admin", std::string_view{request.caller.userId}}});
    return http::jsonResponse(200, {{"success", true}});
}

} // namespace wheelwright::accounts
