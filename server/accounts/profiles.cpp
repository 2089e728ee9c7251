#include "accounts/profiles.hpp"
#include "accounts/magic_links.hpp"
#include "accounts/unused_accounts.hpp"
#include "accounts/user_store.hpp"
#include "base/iso_time.hpp"

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

std::optional<User> Profiles::user(std::string_view userId) {
    return database_.read([&](Connection& connection) { return findUser(connection, userId); });
}

std::optional<json::object> Profiles::profile(std::string_view userId) {
    return database_.read([&](Connection& connection) -> std::optional<json::object> {
        auto const user = findUser(connection, userId);
        if (!user) return std::nullopt;
        auto object = describe(*user);
        object["mruList"] = recent_(connection, userId);
        return object;
    });
}

std::optional<json::object> Profiles::exported(std::string_view userId) {
    return database_.read([&](Connection& connection) -> std::optional<json::object> {
        return connection.transaction([&]() -> std::optional<json::object> {
            auto const user = findUser(connection, userId);
            if (!user) return std::nullopt;
            json::object document{{"exportedAt", isoTime(clock_.now())}, {"user", describe(*user)}};
            document["user"].as_object()["createdAt"] = isoTime(user->createdAt);
            document["user"].as_object()["emailVerified"] = user->emailVerified;
            if (auto const used = lastUseOf(connection, userId))
                document["user"].as_object()["lastUsedAt"] = isoTime(*used);
            json::array identities;
            for (auto const& identity : identitiesOf(connection, userId))
                identities.push_back({{"providerName", identity.providerName},
                                      {"issuer", identity.issuer},
                                      {"subject", identity.subject},
                                      {"email", orNull(identity.email)},
                                      {"createdAt", isoTime(identity.createdAt)}});
            document["identities"] = std::move(identities);
            json::array sessions;
            for (auto const& session : sessionsOf(connection, userId, clock_.now()))
                sessions.push_back(accounts::describe(session));
            document["sessions"] = std::move(sessions);
            for (auto const* const part : parts_)
                document[part->name()] = part->exported(connection, userId);
            return document;
        });
    });
}

bool Profiles::erase(std::string_view userId) {
    auto const ended =
        database_.write([&](Connection& connection) -> std::optional<std::vector<SessionRecord>> {
            auto sessions = sessionsOf(connection, userId, clock_.now());
            for (auto const* const part : parts_)
                part->erase(connection, userId);
            // A link asked for before would bring the account to life again.
            for (auto const& identity : identitiesOf(connection, userId))
                if (identity.providerName == "email") forgetLinksTo(connection, identity.subject);
            if (!eraseUser(connection, userId)) return std::nullopt;
            return sessions;
        });
    if (!ended) return false;
    for (auto const& session : *ended)
        live_.forget(session.id);
    return true;
}

} // namespace wheelwright::accounts
