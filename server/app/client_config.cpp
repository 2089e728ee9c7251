#include "app/client_config.hpp"
#include "accounts/provider_calls.hpp"

namespace wheelwright::app {
namespace {

boost::json::value orNull(std::string const& text) {
    return text.empty() ? boost::json::value(nullptr) : boost::json::value(text);
}

} // namespace

http::Response getClientConfig(accounts::Accounts const& accounts, media::Media const& media) {
    auto const& check = media.humanCheck.rules();
    return http::jsonResponse(
        200, {{"success", true},
              {"turnstileSiteKey", orNull(check.siteKey)},
              {"turnstileScriptUrl", check.isOn() ? orNull(check.scriptUrl) : boost::json::value(nullptr)},
              {"recaptchaSiteKey", nullptr},
              {"providers", accounts::providersJson(accounts)},
              {"aiEnabled", false},
              {"version", WHEELWRIGHT_VERSION}});
}

} // namespace wheelwright::app
