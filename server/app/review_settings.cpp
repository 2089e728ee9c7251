#include "app/setting_kinds.hpp"
#include "app/settings.hpp"
#include "content/legal_page.hpp"

namespace wheelwright::app {

std::vector<Setting> reviewSettings() {
    return {
        name("recaptcha-site-key", &Settings::recaptchaSiteKey,
             "Our key for the bot-score script. Unset, or with a public URL on localhost: the page asks for "
             "no "
             "score."),
        secret("recaptcha-secret", &Settings::recaptchaSecret,
               "Our secret at the bot-score service. Unset, or with a public URL on localhost: feedback is "
               "taken without a check."),
        serviceAddress("recaptcha-script-url", &Settings::recaptchaScriptUrl,
                       "https://www.google.com/recaptcha/api.js", "The bot-score script."),
        serviceAddress("recaptcha-verify-url", &Settings::recaptchaVerifyUrl,
                       "https://www.google.com/recaptcha/api/siteverify",
                       "Where the score of a token is asked for."),
        number("recaptcha-threshold", &Settings::recaptchaThreshold, 50, {0, 100},
               "Hundredths of a score below which feedback counts as a machine's."),
    };
}

bool isOnLocalhost(Settings const& settings) {
    return settings.publicAddress.empty() || content::hostOf(settings.publicAddress) == "localhost";
}

} // namespace wheelwright::app
