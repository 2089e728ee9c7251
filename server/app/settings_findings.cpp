#include "app/settings_findings.hpp"
#include "content/legal_page.hpp"
#include <boost/asio/ip/address.hpp>

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
    return findings;
}

} // namespace wheelwright::app
