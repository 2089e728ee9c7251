#include "app/verifier_hosts.hpp"
#include <boost/url/parse.hpp>

namespace wheelwright::app {

std::string originOf(std::string const& address) {
    auto const url = boost::urls::parse_uri(address).value(); // validated by the settings table
    return std::string{url.encoded_origin().data(), url.encoded_origin().size()};
}

std::vector<std::string> verifierHosts(Settings const& settings) {
    std::vector<std::string> hosts;
    if (!settings.turnstileSiteKey.empty()) hosts.push_back(originOf(settings.turnstileScriptUrl));
    if (!settings.recaptchaSiteKey.empty() && !isOnLocalhost(settings)) {
        hosts.push_back(originOf(settings.recaptchaScriptUrl));
        // Google's script only loads the rest from gstatic.com.
        if (hosts.back() == "https://www.google.com" || hosts.back() == "https://www.recaptcha.net")
            hosts.emplace_back("https://www.gstatic.com");
    }
    return hosts;
}

} // namespace wheelwright::app
