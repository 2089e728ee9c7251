#include "app/settings/setting_kinds.hpp"
#include "base/text.hpp"
#include "http/network.hpp"
#include "redis/redis_address.hpp"
#include "storage/database_address.hpp"
#include "storage/query.hpp"
#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/url/parse.hpp>

namespace wheelwright::app {
namespace {

bool isIpAddress(std::string_view text) {
    boost::system::error_code problem;
    boost::asio::ip::make_address(text, problem);
    return !problem;
}

bool isEndpoint(std::string_view text) {
    auto const colon = text.rfind(':');
    if (colon == std::string_view::npos) return false;
    auto host = text.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    auto const port = wholeNumber(text.substr(colon + 1));
    return isIpAddress(host) && port && *port >= 0 && *port <= 65535;
}

// Only letters, digits and the signs of IP addresses: the host ends up in links and in XML.
bool isHost(std::string_view host) {
    static constexpr std::string_view also = ".-:[]";
    return !host.empty() && std::ranges::all_of(host, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               also.find(c) != std::string_view::npos;
    });
}

// scheme://host[:port] and nothing after it, as in a browser's Origin header.
bool isOrigin(std::string_view text) {
    auto const url = boost::urls::parse_uri(text);
    return url && (url->scheme() == "http" || url->scheme() == "https") &&
           isHost(std::string_view{url->encoded_host().data(), url->encoded_host().size()}) &&
           url->encoded_path().empty() && !url->has_query() && !url->has_fragment() && !url->has_userinfo();
}

bool isServiceAddress(std::string_view text) {
    auto const url = boost::urls::parse_uri(text);
    return url && (url->scheme() == "http" || url->scheme() == "https") && !url->encoded_host().empty() &&
           !url->has_query() && !url->has_fragment() && !url->has_userinfo();
}

// The page's Content-Security-Policy names it: only characters of an origin.
bool isChatAddress(std::string_view text) {
    auto const url = boost::urls::parse_uri(text);
    return url && (url->scheme() == "ws" || url->scheme() == "wss") && !url->encoded_host().empty() &&
           url->encoded_path().empty() && !url->has_query() && !url->has_fragment() && !url->has_userinfo() &&
           text.find_first_of("; ,'") == text.npos;
}

bool isBeaconAddress(std::string_view text) {
    auto const hash = text.substr(text.rfind('/') + 1);
    return isServiceAddress(text) && hash.size() == 64 &&
           hash.find_first_not_of("0123456789abcdef") == hash.npos;
}

bool isTenantIssuer(std::string_view text) {
    constexpr std::string_view kPlaceholder = "{tenantid}";
    std::string plain{text};
    if (auto const at = plain.find(kPlaceholder); at != std::string::npos)
        plain.replace(at, kPlaceholder.size(), "tenant");
    return isServiceAddress(plain);
}

bool isMailServer(std::string_view text) {
    auto const url = boost::urls::parse_uri(text);
    return url && (url->scheme() == "smtp" || url->scheme() == "smtps") && !url->encoded_host().empty() &&
           url->encoded_path().empty() && !url->has_query() && !url->has_fragment() && !url->has_userinfo();
}

bool isPrintable(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c > 0x20 && c < 0x7f; });
}

template <class Accept>
Setting listOf(std::string_view key, std::vector<std::string> Settings::*member, std::string allowed,
               std::string_view help, Accept accept) {
    return {key, "", std::move(allowed), help, [member, accept](Settings& settings, std::string_view given) {
                std::vector<std::string> items;
                while (!given.empty()) {
                    auto const item = trimmed(takePart(given, ','));
                    if (!accept(item)) return false;
                    items.emplace_back(item);
                }
                settings.*member = std::move(items);
                return true;
            }};
}

template <class Accept>
Setting textWhere(std::string_view key, std::string Settings::*member, std::string fallback,
                  std::string allowed, std::string_view help, Accept accept) {
    return {key, std::move(fallback), std::move(allowed), help,
            [member, accept](Settings& settings, std::string_view given) {
                if (!accept(given)) return false;
                settings.*member = given;
                return true;
            }};
}

} // namespace

Setting number(std::string_view key, int Settings::*member, int fallback, Range range,
               std::string_view help) {
    return {key, std::to_string(fallback),
            "a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most), help,
            [member, range](Settings& settings, std::string_view given) {
                auto const number = wholeNumber(given);
                if (!number || *number < range.least || *number > range.most) return false;
                settings.*member = static_cast<int>(*number);
                return true;
            }};
}

Setting databaseAddress(std::string_view key, std::string Settings::*member, std::string_view help) {
    auto setting = textWhere(key, member, "", "sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME", help,
                             [](std::string_view given) {
                                 return given.empty() || storage::parseDatabaseAddress(given).has_value();
                             });
    setting.secret = true; // it may hold a password
    return setting;
}

Setting redisAddress(std::string_view key, std::string Settings::*member, std::string_view help) {
    auto setting = textWhere(
        key, member, "",
        "redis://USER:PASSWORD@HOST:PORT/DATABASE, all but the host optional; for TLS see docs/scaling.md",
        help,
        [](std::string_view given) { return given.empty() || redis::parseRedisAddress(given).has_value(); });
    setting.secret = true; // it may hold a password
    return setting;
}

Setting folder(std::string_view key, std::string Settings::*member, std::string fallback,
               std::string_view help) {
    bool const maybeUnset = fallback.empty();
    return textWhere(key, member, std::move(fallback), "a folder", help,
                     [maybeUnset](std::string_view given) { return maybeUnset || !given.empty(); });
}

Setting ipAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                  std::string_view help) {
    return textWhere(key, member, std::move(fallback), "an IP address such as 127.0.0.1, 0.0.0.0 or ::1",
                     help, isIpAddress);
}

Setting endpointOrOff(std::string_view key, std::string Settings::*member, std::string fallback,
                      std::string_view help) {
    return textWhere(key, member, std::move(fallback), "ADDRESS:PORT such as 127.0.0.1:9090, or off", help,
                     [](std::string_view given) { return given == "off" || isEndpoint(given); });
}

Setting webAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                   std::string_view help) {
    return textWhere(key, member, std::move(fallback), "http://HOST or https://HOST, without a path", help,
                     [](std::string_view given) { return given.empty() || isOrigin(given); });
}

Setting serviceAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                       std::string_view help) {
    return textWhere(key, member, std::move(fallback), "an http:// or https:// address", help,
                     isServiceAddress);
}

Setting optionalServiceAddress(std::string_view key, std::string Settings::*member, std::string_view help) {
    return textWhere(key, member, "", "an http:// or https:// address", help,
                     [](std::string_view given) { return given.empty() || isServiceAddress(given); });
}

Setting chatAddressOrOff(std::string_view key, std::string Settings::*member, std::string fallback,
                         std::string_view help) {
    return textWhere(
        key, member, std::move(fallback), "wss://HOST:PORT or ws://HOST:PORT, without a path, or off", help,
        [](std::string_view given) { return given == "off" || given.empty() || isChatAddress(given); });
}

Setting beaconAddress(std::string_view key, std::string Settings::*member, std::string_view help) {
    return textWhere(key, member, "",
                     "an http:// or https:// address that ends in / and 64 hexadecimal digits", help,
                     [](std::string_view given) { return given.empty() || isBeaconAddress(given); });
}

Setting tenantIssuer(std::string_view key, std::string Settings::*member, std::string fallback,
                     std::string_view help) {
    return textWhere(key, member, std::move(fallback), "an http:// or https:// address", help,
                     isTenantIssuer);
}

Setting mailServer(std::string_view key, std::string Settings::*member, std::string_view help) {
    return textWhere(key, member, "", "smtp://HOST:PORT or smtps://HOST:PORT", help,
                     [](std::string_view given) { return given.empty() || isMailServer(given); });
}

Setting mailAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                    std::string_view help) {
    return textWhere(key, member, std::move(fallback), "an email address", help, [](std::string_view given) {
        auto const at = given.find('@');
        return isPrintable(given) && at != 0 && at != std::string_view::npos && at + 1 < given.size() &&
               given.find_first_of("<>@", at + 1) == std::string_view::npos;
    });
}

Setting file(std::string_view key, std::string Settings::*member, std::string_view help) {
    return textWhere(key, member, "", "a file", help, [](std::string_view) { return true; });
}

Setting name(std::string_view key, std::string Settings::*member, std::string_view help) {
    return nameOr(key, member, "", help);
}

Setting nameOr(std::string_view key, std::string Settings::*member, std::string fallback,
               std::string_view help) {
    return textWhere(key, member, std::move(fallback), "letters, digits and signs without spaces", help,
                     isPrintable);
}

Setting line(std::string_view key, std::string Settings::*member, std::string_view help) {
    constexpr std::size_t kLongest = 200;
    return textWhere(
        key, member, "", "text on one line, 200 characters at most", help, [](std::string_view given) {
            return storage::isStorableText(given) && characters(given) <= kLongest &&
                   std::ranges::none_of(given, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
        });
}

Setting secret(std::string_view key, std::string Settings::*member, std::string_view help) {
    auto setting = textWhere(key, member, "", "text without line breaks", help, [](std::string_view given) {
        return given.find_first_of("\r\n") == std::string_view::npos;
    });
    setting.secret = true;
    return setting;
}

Setting signUp(std::string_view key, std::vector<std::string> Settings::*member, std::string_view help) {
    auto setting = listOf(
        key, member, "open, invited, nobody, or domains such as example.org, separated by commas", help,
        [](std::string_view item) { return isHost(item) && item.find('.') != std::string_view::npos; });
    setting.fallback = "open";
    setting.set = [member, domains = setting.set](Settings& settings, std::string_view given) {
        if (given != "open" && given != "invited" && given != "nobody")
            return !given.empty() && domains(settings, lowerCase(given));
        settings.*member = {std::string{given}};
        return true;
    };
    return setting;
}

Setting networks(std::string_view key, std::vector<std::string> Settings::*member, std::string_view help) {
    return listOf(key, member, "addresses or networks such as 10.0.0.0/8, separated by commas", help,
                  [](std::string_view item) { return http::Network::parse(item).has_value(); });
}

Setting origins(std::string_view key, std::vector<std::string> Settings::*member, std::string_view help) {
    return listOf(key, member, "origins such as https://example.org, separated by commas", help, isOrigin);
}

} // namespace wheelwright::app
