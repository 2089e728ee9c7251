#include "app/program/client_config.hpp"
#include "accounts/calls.hpp"
#include "app/settings/rules.hpp"

namespace wheelwright::app {
namespace {

boost::json::value orNull(std::string const& text) {
    return text.empty() ? boost::json::value(nullptr) : boost::json::value(text);
}

// The address of a service's script; null if the service's key isn't set.
boost::json::value scriptFor(std::string const& key, std::string const& address) {
    return key.empty() ? boost::json::value(nullptr) : boost::json::value(address);
}

boost::json::value demoSeconds(Settings const& settings) {
    if (!settings.demoUntil) return nullptr;
    auto const left = *settings.demoUntil - std::chrono::steady_clock::now();
    return std::max<std::int64_t>(0, std::chrono::ceil<std::chrono::seconds>(left).count());
}

} // namespace

http::Response getClientConfig(accounts::Accounts const& accounts, Settings const& settings) {
    auto const scoreKey = isOnLocalhost(settings) ? std::string{} : settings.recaptchaSiteKey;
    return http::jsonResponse(
        200, {{"success", true},
              {"turnstileSiteKey", orNull(settings.turnstileSiteKey)},
              {"turnstileScriptUrl", scriptFor(settings.turnstileSiteKey, settings.turnstileScriptUrl)},
              {"recaptchaSiteKey", orNull(scoreKey)},
              {"recaptchaScriptUrl", scriptFor(scoreKey, settings.recaptchaScriptUrl)},
              {"providers", accounts::providersJson(accounts)},
              {"aiEnabled", !settings.aiUrl.empty()},
              {"plansUrl", orNull(settings.plansUrl)},
              {"sourceUrl", orNull(settings.sourceUrl)},
              {"twitchChatUrl", orNull(chatAddress(settings))},
              {"demoSeconds", demoSeconds(settings)},
              {"version", WHEELWRIGHT_VERSION}});
}

} // namespace wheelwright::app
