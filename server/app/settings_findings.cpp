#include "app/settings_findings.hpp"
#include "content/legal_page.hpp"
#include <boost/asio/ip/address.hpp>
#include <optional>
#include <utility>

namespace wheelwright::app {
namespace {

bool isLocal(std::string address) {
    if (address.starts_with('[')) address = address.substr(1, address.size() - 2);
    boost::system::error_code notAnAddress;
    return boost::asio::ip::make_address(address, notAnAddress).is_loopback();
}

Finding addressFinding(Settings const& settings) {
    if (settings.publicAddress.empty())
        return {Verdict::Worth, "No public address is set: links begin with http://localhost.",
                "Set --public-url to the address people type, unless only this machine uses the server."};
    if (settings.publicAddress.starts_with("http://") && !isOnLocalhost(settings) &&
        !isLocal(content::hostOf(settings.publicAddress)))
        return {Verdict::Worth, "The public address is not encrypted: " + settings.publicAddress + ".",
                "Put a front with TLS before the server and set --public-url to its https address."};
    return {Verdict::Good, "People type " + settings.publicAddress + "."};
}

Finding adminFinding(Settings const& settings) {
    if (settings.adminListen == "off")
        return {Verdict::Worth, "Nobody sees the server's figures.",
                "Set --admin-listen to an address that only operators reach, such as 127.0.0.1:9090."};
    if (!isLocal(settings.adminListen.substr(0, settings.adminListen.rfind(':'))))
        return {Verdict::Worth, "The server's figures are told on " + settings.adminListen + ".",
                "See that only operators reach this address."};
    return {Verdict::Good, "Operators see the server's figures on " + settings.adminListen + "."};
}

Finding mailFinding(Settings const& settings) {
    if (settings.smtpUrl.empty())
        return {Verdict::Worth,
                "No mail server is set: sign-in mails become files in " + settings.data + "/outbox.",
                "Set --smtp-url and --mail-from where people shall sign in by e-mail."};
    if (!settings.smtpTls)
        return {Verdict::Worth, "Mails are sent without encryption.", "Set --smtp-tls required."};
    return {Verdict::Good, "Mails go through " + settings.smtpUrl + "."};
}

// Two settings of which one is of no use, or does harm, without the other.
struct Pair {
    std::string_view firstKey;
    std::string Settings::*first;
    std::string_view secondKey;
    std::string Settings::*second;
    Verdict verdict = Verdict::Worth;
};

constexpr Pair kPairs[] = {
    {"smtp-user", &Settings::smtpUser, "smtp-password", &Settings::smtpPassword},
    {"google-client-id", &Settings::googleClientId, "google-client-secret", &Settings::googleClientSecret},
    {"microsoft-client-id", &Settings::microsoftClientId, "microsoft-client-secret",
     &Settings::microsoftClientSecret},
    {"apple-client-id", &Settings::appleClientId, "apple-team-id", &Settings::appleTeamId},
    {"apple-client-id", &Settings::appleClientId, "apple-key-id", &Settings::appleKeyId},
    {"apple-client-id", &Settings::appleClientId, "apple-key-file", &Settings::appleKeyFile},
    {"github-client-id", &Settings::githubClientId, "github-client-secret", &Settings::githubClientSecret},
    {"facebook-client-id", &Settings::facebookClientId, "facebook-client-secret",
     &Settings::facebookClientSecret},
    // The server refuses feedback without a score, or the page sends scores that nobody checks.
    {"recaptcha-site-key", &Settings::recaptchaSiteKey, "recaptcha-secret", &Settings::recaptchaSecret,
     Verdict::Bad},
};

std::optional<Finding> pairFinding(Settings const& settings, Pair const& pair) {
    bool const hasFirst = !(settings.*pair.first).empty();
    bool const hasSecond = !(settings.*pair.second).empty();
    if (hasFirst == hasSecond) return std::nullopt;
    auto const& [set, unset] =
        hasFirst ? std::pair{pair.firstKey, pair.secondKey} : std::pair{pair.secondKey, pair.firstKey};
    return Finding{pair.verdict,
                   "--" + std::string{set} + " is set, but --" + std::string{unset} + " is not.",
                   "They belong together: set both or none."};
}

} // namespace

Diagnosis settingsFindings(Settings const& settings) {
    Diagnosis findings{addressFinding(settings), adminFinding(settings), mailFinding(settings)};
    bool const isBehindFront = settings.publicAddress.starts_with("https://");
    if (isBehindFront && settings.trustedProxies.empty())
        findings.push_back({Verdict::Bad,
                            "No front is trusted although the public address is an https one: the rate "
                            "limits take all visitors for one.",
                            "Set --trusted-proxies to the address of the front."});
    if (!settings.rateLimits)
        findings.push_back(
            {Verdict::Bad, "Rate limits are off.", "Leave --rate-limits on except in load tests."});
    for (auto const& pair : kPairs)
        if (auto finding = pairFinding(settings, pair)) findings.push_back(std::move(*finding));
    return findings;
}

} // namespace wheelwright::app
