#include "app/client_config.hpp"

namespace wheelwright::app {

http::Response clientConfig(Settings const& settings) {
    bool const asksForScore = !settings.recaptchaSiteKey.empty();
    return http::jsonResponse(200, {{"success", true},
                                    {"recaptchaSiteKey", settings.recaptchaSiteKey},
                                    {"recaptchaScript", asksForScore ? settings.recaptchaScript : ""}});
}

} // namespace wheelwright::app
