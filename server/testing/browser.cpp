#include "testing/browser.hpp"
#include <sstream>
#include <stdexcept>

namespace wheelwright::testing {
namespace {

constexpr std::string_view kLoopback = "http://127.0.0.1:";
constexpr std::string_view kLocalhost = "http://localhost:";

std::string pathOf(std::string const& address) {
    if (address.starts_with('/')) return address;
    auto const slash = address.find('/', address.find("://") + 3);
    return slash == std::string::npos ? "/" : address.substr(slash);
}

} // namespace

std::uint16_t Browser::portOf(std::string const& address) const {
    if (address.starts_with('/') || address.starts_with(publicAddress_)) return sitePort_;
    for (auto const loopback : {kLoopback, kLocalhost})
        if (address.starts_with(loopback))
            return static_cast<std::uint16_t>(std::stoi(address.substr(loopback.size())));
    throw std::runtime_error("the browser does not go to " + address);
}

void Browser::keepCookies(std::uint16_t port, Reply const& reply) {
    std::istringstream lines{reply.head};
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("Set-Cookie: ") && !line.starts_with("set-cookie: ")) continue;
        auto const pair = line.substr(12, line.find(';') - 12);
        auto const equals = pair.find('=');
        jars_[port][pair.substr(0, equals)] = pair.substr(equals + 1);
    }
}

Reply Browser::visit(std::uint16_t port, std::string const& path) {
    std::string cookies;
    for (auto const& [name, value] : jars_[port])
        cookies += (cookies.empty() ? "Cookie: " : "; ") + name + "=" + value;
    if (!cookies.empty()) cookies += "\r\n";
    auto reply = get(port, path.substr(0, path.find('#')), cookies);
    keepCookies(port, reply);
    return reply;
}

std::string Browser::follow(std::string address, std::string const& stopBefore) {
    for (int hops = 0; hops < 20; ++hops) {
        auto const port = portOf(address);
        page_ = visit(port, pathOf(address));
        if (page_.status < 300 || page_.status >= 400) return address;
        auto next = page_.header("location");
        if (next.starts_with('/') && port != sitePort_)
            next = std::string{kLoopback} + std::to_string(port) + next;
        bool const home = portOf(next) == sitePort_;
        if (home && !pathOf(next).starts_with("/api/")) return next;
        if (!stopBefore.empty() && next.find(stopBefore) != std::string::npos) return next;
        address = next;
    }
    throw std::runtime_error("redirected in circles");
}

std::string Browser::postFromElsewhere(std::string const& address, std::string const& form) {
    page_ = ask(sitePort_, "POST", pathOf(address),
                "Origin: https://elsewhere.example\r\nSec-Fetch-Site: cross-site\r\n"
                "Content-Type: application/x-www-form-urlencoded\r\n",
                form);
    return page_.header("location");
}

std::string parameterIn(std::string const& address, std::string const& name) {
    for (auto const* const before : {"?", "&", "#"}) {
        auto const at = address.find(before + name + "=");
        if (at == std::string::npos) continue;
        auto const from = at + name.size() + 2;
        return address.substr(from, address.find_first_of("&#", from) - from);
    }
    return "";
}

} // namespace wheelwright::testing
