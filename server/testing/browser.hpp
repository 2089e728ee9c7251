#pragma once
#include "testing/http_client.hpp"
#include <map>

namespace wheelwright::testing {

// The parts of a browser that sign-in needs: it keeps cookies per site and follows redirects
// between our server, known by its public address, and a provider on loopback.
class Browser {
public:
    Browser(std::string publicAddress, std::uint16_t sitePort)
        : publicAddress_{std::move(publicAddress)}, sitePort_{sitePort} {}

    // Follows redirects until one leads to our site outside /api/, or to an address that contains
    // `stopBefore`. Returns that address without visiting it; or the last address, if that didn't redirect.
    std::string follow(std::string address, std::string const& stopBefore = "");

    // The last reply, which may be a redirect.
    Reply const& page() const { return page_; }

    // Sends a form as a page of another site would, so without cookies (ours are SameSite=Lax). Returns the
    // Location header of the reply.
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
