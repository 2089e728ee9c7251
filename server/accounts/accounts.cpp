#include "accounts/accounts.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kLongestDevice = 200;

std::unique_ptr<Mailer> mailerFor(AccountRules const& rules) {
    if (rules.smtp.url.empty()) return std::make_unique<FolderMailer>(rules.outbox);
    return std::make_unique<SmtpMailer>(rules.smtp);
}

// Empty if the request has no bearer token.
std::string_view bearerToken(http::Request const& request) {
    constexpr std::string_view scheme = "bearer ";
    auto const header = request.header(boost::beast::http::field::authorization);
    if (header.size() <= scheme.size() ||
        !boost::beast::iequals({header.data(), scheme.size()}, {scheme.data(), scheme.size()}))
        return {};
    return header.substr(scheme.size());
}

} // namespace

Accounts::Accounts(storage::Database& database, AccountRules given, Clock const& clock,
                   http::Metrics& metrics, AccountParts parts, RecentList recent)
    : database{database},
      clock{clock},
      rules{std::move(given)},
      counts{metrics},
      keys{database, clock},
      tokens{keys, clock, rules.publicAddress, rules.credits},
      sessionCache{database, clock},
      sessions{database, tokens, sessionCache, clock},
      links{database, clock, rules.links},
      attempts{database, clock},
      providers{rules.providers, clock},
      signIn{database, sessions, links, clock, rules.credits.free, rules.signUp},
      invitations{database, clock},
      apiTokens{database, clock},
      profiles{database, sessionCache, clock, rules.credits, std::move(parts), std::move(recent)},
      exports{rules.exports},
      mail{database, links, mailerFor(rules), clock, counts, rules.mailFrom, rules.publicAddress},
      upkeep_{"account upkeep", 10min, [this] { dropExpired(); }} {
    keys.makeFirst();
}

void Accounts::dropExpired() {
    sessions.dropExpired();
    links.dropExpired();
    attempts.dropExpired();
    apiTokens.dropExpired();
    invitations.dropExpired();
}

Result<http::Caller> Accounts::callerOf(http::Request const& request) {
    auto const text = bearerToken(request);
    if (text.starts_with(http::kApiTokenPrefix)) {
        auto const userId = apiTokens.check(text, request.scope);
        if (!userId) return userId.error();
        return http::Caller{*userId, {}};
    }
    auto const bearer = tokens.check(text);
    if (!bearer || !sessionCache.has(*bearer))
        return Error{Fault::NoSession, "not_authenticated", "Sign in first."};
    return http::Caller{bearer->userId, bearer->sessionId};
}

std::optional<http::Caller> Accounts::callerInMemory(http::Request const& request) {
    auto const bearer = tokens.checkInMemory(bearerToken(request));
    if (!bearer || !sessionCache.hasInMemory(*bearer).value_or(false)) return std::nullopt;
    return http::Caller{bearer->userId, bearer->sessionId};
}

Result<std::optional<http::Caller>> Accounts::callerOrGuest(http::Request const& request) {
    if (request.header(boost::beast::http::field::authorization).empty())
        return std::optional<http::Caller>{};
    auto const caller = callerOf(request);
    if (!caller) return caller.error();
    return std::optional{*caller};
}

std::string deviceOf(http::Request const& request) {
    std::string device;
    for (char const c : request.header(boost::beast::http::field::user_agent).substr(0, kLongestDevice))
        if (c >= 0x20 && c < 0x7f) device += c;
    return device;
}

} // namespace wheelwright::accounts
