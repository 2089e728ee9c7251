#include "accounts/sign_in/provider.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "accounts/sign_in/oauth_provider.hpp"
#include "accounts/sign_in/openid_provider.hpp"
#include "accounts/sign_in/own_issuer.hpp"
#include "base/json.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "storage/query.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>

namespace wheelwright::accounts {
namespace {

namespace json = boost::json;

Error unavailable() {
    return providerError("temporarily_unavailable",
                         "The sign-in provider isn't responding. Try again in a moment.");
}

Result<WebAnswer> fetch(std::string_view providerName, WebRequest const& request) {
    auto answer = webFetch(request);
    if (!answer) {
        log::warn("sign-in provider failed",
                  {{"provider", providerName}, {"problem", std::string_view{answer.error().message}}});
        return answer.error().fault == Fault::Unavailable ? unavailable() : unexpectedAnswer();
    }
    if (answer->status >= 400 || answer->status < 200)
        log::warn("sign-in provider refused",
                  {{"provider", providerName}, {"status", static_cast<std::int64_t>(answer->status)}});
    if (answer->status >= 500 || answer->status == 429) return unavailable();
    return answer;
}

std::optional<json::value> parsed(std::string const& text) {
    boost::system::error_code problem;
    auto value = json::parse(text, problem);
    return problem ? std::nullopt : std::optional{std::move(value)};
}

constexpr std::size_t kLongestSubject = 255;
constexpr std::size_t kLongestShownName = 200;
constexpr std::size_t kLongestPicture = 2000;

std::string plainName(std::string name) {
    std::erase_if(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    name = trimmed(name);
    return storage::isStorableText(name) ? std::string{shortened(name, kLongestShownName)} : "";
}

bool isPicture(std::string_view address) {
    return (address.starts_with("https://") || address.starts_with("http://")) &&
           address.size() <= kLongestPicture &&
           std::ranges::all_of(address, [](char c) { return c > 0x20 && c < 0x7f; });
}

} // namespace

Providers::Providers(ProviderRules const& rules, Clock const& clock) {
    all_.push_back(std::make_unique<OpenIdProvider>("google", rules.google, clock));
    all_.push_back(std::make_unique<FacebookProvider>(rules.facebook));
    all_.push_back(std::make_unique<MicrosoftProvider>(rules.microsoft, clock));
    all_.push_back(std::make_unique<AppleProvider>(rules.apple, clock));
    all_.push_back(std::make_unique<GithubProvider>(rules.github));
    for (auto const& own : rules.own)
        all_.push_back(std::make_unique<OwnIssuer>(own, clock));
}

Provider* Providers::find(std::string_view name) const {
    for (auto const& provider : all_)
        if (provider->name() == name) return provider.get();
    return nullptr;
}

std::string callbackPath(std::string_view providerName) {
    return "/api/auth/" + std::string{providerName} + "/callback";
}

Error providerError(std::string_view code, std::string_view message) {
    return {Fault::Unavailable, std::string{code}, std::string{message}};
}

Error unexpectedAnswer() {
    return providerError("server_error", "The sign-in provider sent an invalid answer.");
}

Result<json::value> askProvider(std::string_view providerName, WebRequest const& request) {
    auto const answer = fetch(providerName, request);
    if (!answer) return answer.error();
    auto value = parsed(answer->body);
    if (answer->status != 200 || !value) return unexpectedAnswer();
    return std::move(*value);
}

Result<json::object> askForTokens(std::string_view providerName, WebRequest const& request) {
    auto const answer = fetch(providerName, request);
    if (!answer) return answer.error();
    auto value = parsed(answer->body);
    if (!value || !value->is_object()) return unexpectedAnswer();
    auto& object = value->get_object();
    // GitHub answers 200 with an error inside; Facebook's error is an object.
    if (answer->status == 200 && !object.contains("error")) return std::move(object);
    auto const problem = textAt(object, "error");
    if (problem == "invalid_client" || problem == "unauthorized_client" ||
        problem == "incorrect_client_credentials")
        return providerError("invalid_client",
                             "This server isn't registered correctly with the sign-in provider.");
    return providerError("token_invalid", "The sign-in provider didn't confirm this sign-in. Try again.");
}

std::optional<Identity> tidied(Identity identity) {
    if (identity.subject.empty() || identity.subject.size() > kLongestSubject ||
        !storage::isStorableText(identity.subject))
        return std::nullopt;
    identity.name = plainName(std::move(identity.name));
    if (identity.email) identity.email = emailAddress(*identity.email);
    if (!identity.email) identity.emailVerified = false;
    if (identity.picture && !isPicture(*identity.picture)) identity.picture.reset();
    return identity;
}

} // namespace wheelwright::accounts
