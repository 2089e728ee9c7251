#include "accounts/profile/profiles.hpp"
#include "accounts/api_tokens/api_tokens.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "accounts/profile/user_store.hpp"
#include "accounts/sign_in/magic_links.hpp"
#include "base/clock.hpp"
#include "ledger/ledger.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::accounts {

namespace json = boost::json;
using storage::Connection;

namespace {

json::value orNull(std::optional<std::string> const& text) {
    return text ? json::value(*text) : json::value(nullptr);
}

} // namespace

json::object Profiles::describe(User const& user) const {
    return {{"id", user.id},
            {"name", user.name},
            {"email", orNull(user.email)},
            {"picture", orNull(user.picture)},
            {"providerName", user.providerName},
            {"role", nameOf(user.role)},
            {"subscription", user.subscription.at(clock_.now()).json()},
            {"credits", creditsAt(user, credits_, clock_.now())}};
}

json::object describe(SessionRecord const& session) {
    return {{"id", session.id},
            {"providerName", session.providerName},
            {"device", session.device},
            {"createdAt", isoTime(session.createdAt)},
            {"lastUsedAt", isoTime(session.lastUsedAt)}};
}

std::vector<SessionId> disable(Connection& connection, UserId const& userId, Instant now) {
    setDisabled(connection, userId, now);
    revokeApiTokensOf(connection, userId);
    return endSessionsOf(connection, userId);
}

std::optional<User> Profiles::user(UserId const& userId) {
    return database_.read([&](Connection& connection) { return findUser(connection, userId); });
}

std::optional<json::object> Profiles::profile(UserId const& userId) {
    return database_.read([&](Connection& connection) -> std::optional<json::object> {
        auto const user = findUser(connection, userId);
        if (!user) return std::nullopt;
        auto object = describe(*user);
        object["mruList"] = recent_(connection, userId);
        return object;
    });
}

bool Profiles::exportTo(UserId const& userId, std::function<ExportSink()> const& begin) {
    return database_.read([&](Connection& connection) {
        return connection.transaction([&] {
            auto const user = findUser(connection, userId);
            if (!user) return false;
            auto const sink = begin();
            auto about = describe(*user);
            about["createdAt"] = isoTime(user->createdAt);
            about["emailVerified"] = user->emailVerified;
            if (auto const used = lastUseOf(connection, userId)) about["lastUsedAt"] = isoTime(*used);
            json::array identities;
            for (auto const& identity : identitiesOf(connection, userId))
                identities.push_back({{"providerName", identity.providerName},
                                      {"issuer", identity.issuer},
                                      {"subject", identity.subject},
                                      {"email", orNull(identity.email)},
                                      {"createdAt", isoTime(identity.createdAt)}});
            json::array sessions;
            for (auto const& session : sessionsOf(connection, userId, clock_.now()))
                sessions.push_back(accounts::describe(session));
            auto const first =
                json::serialize(json::object{{"success", true},
                                             {"exportedAt", isoTime(clock_.now())},
                                             {"user", std::move(about)},
                                             {"identities", std::move(identities)},
                                             {"sessions", std::move(sessions)},
                                             {"apiTokens", apiTokensOf(connection, userId)},
                                             {"storedBytes", ledger::balancesOf(connection, userId)}});
            sink(std::string_view{first}.substr(0, first.size() - 1));
            for (auto const* const part : parts_) {
                sink(",\"" + std::string{part->name()} + "\":");
                part->exportTo(connection, userId, sink);
            }
            sink("}");
            return true;
        });
    });
}

bool Profiles::erase(UserId const& userId) {
    auto const ended =
        database_.write([&](Connection& connection) -> std::optional<std::vector<SessionRecord>> {
            auto sessions = sessionsOf(connection, userId, clock_.now());
            ledger::closeBalances(connection, userId);
            for (auto const* const part : parts_)
                part->erase(connection, userId);
            // A link requested earlier would create the account again.
            for (auto const& identity : identitiesOf(connection, userId))
                if (identity.providerName == "email") forgetLinksTo(connection, identity.subject);
            if (!eraseUser(connection, userId)) return std::nullopt;
            return sessions;
        });
    if (!ended) return false;
    for (auto const& session : *ended)
        cache_.forget(session.id);
    return true;
}

} // namespace wheelwright::accounts
