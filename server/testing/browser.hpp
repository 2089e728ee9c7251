#pragma once
#include "testing/http_client.hpp"
#include <map>

namespace wheelwright::testing {

// A browser as far as sign-in needs one: it keeps cookies per site and follows redirects
// between our server, known under its public address, and a provider on loopback.
class Browser {
public:
    Browser(std::string publicAddress, std::uint16_t sitePort)
        : publicAddress_{std::move(publicAddress)}, sitePort_{sitePort} {}

    // Follows from an address of ours until a redirect leads out of /api/, or to a place that
    // contains `stopBefore`. The place itself is not visited.
    std::string follow(std::string address, std::string const& stopBefore = "");

    // The last page that was not a redirect.
    Reply const& page() const { return page_; }

    // A form on a page of another site, sent to ours: cookies that are SameSite=Lax stay at home.
    std::string postFromElsewhere(std::string const& address, std::string const& form);

    std::map<std::string, std::string>& cookies() { return jars_[sitePort_]; }

private:
    std::uint16_t portOf(std::string const& address) const;
    Reply visit(std::uint16_t port, std::string const& path);
    void keepCookies(std::uint16_t port, Reply const& reply);

    std::string publicAddress_;
    std::uint16_t sitePort_;
    std::map<std::uint16_t, std::map<std::string, std::string>> jars_;
    Reply page_;
};

// The value of a parameter in an address, still encoded.
std::string parameterIn(std::string const& address, std::string const& name);

} // namespace wheelwright::testing
