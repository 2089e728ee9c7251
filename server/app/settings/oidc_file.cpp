#include "app/settings/oidc_file.hpp"
#include "base/files.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/url/parse.hpp>
#include <set>

namespace wheelwright::app {
namespace {

namespace json = boost::json;
using accounts::OwnIssuerRules;

constexpr std::array<std::string_view, 8> kTaken{"google", "facebook", "microsoft", "apple",
                                                 "github", "email",    "header",    "operator"};
constexpr std::array<std::string_view, 13> kFields{
    "name",      "issuer",      "clientId",    "clientSecret", "clientSecretFile", "label",  "scopes",
    "nameClaim", "groupsClaim", "adminGroups", "basicAuth",    "opensAccounts",    "comment"};
constexpr std::size_t kLongestName = 32;
constexpr std::size_t kLongestLabel = 60;

// Part of the redirect address and of a metric.
bool isName(std::string_view text) {
    return !text.empty() && text.size() <= kLongestName && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

bool isIssuerAddress(std::string_view text) {
    auto const url = boost::urls::parse_uri(text);
    return url && (url->scheme() == "http" || url->scheme() == "https") && !url->encoded_host().empty() &&
           !url->has_query() && !url->has_fragment() && !url->has_userinfo();
}

bool isHeaderName(std::string_view text) {
    auto const lower = lowerCase(text);
    return !lower.empty() && lower != "host" && lower != "authorization" && lower != "cookie" &&
           std::ranges::all_of(
               lower, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

bool isPlain(std::string_view text) {
    return isUtf8(text) && std::ranges::none_of(text, [](char c) {
               return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
           });
}

std::vector<std::string> textsAt(json::object const& given, std::string_view field) {
    std::vector<std::string> texts;
    if (auto const* const list = listAt(given, field)) {
        for (auto const& each : *list)
            if (each.is_string()) texts.emplace_back(each.get_string());
    } else if (auto const one = textAt(given, field); !one.empty()) {
        texts.emplace_back(one);
    }
    return texts;
}

// Whether a field is missing, or one text or a list of texts. An empty list would decide nothing, where it
// looks as if it took the role from everyone.
bool isTexts(json::object const& given, std::string_view field) {
    auto const* const value = given.if_contains(field);
    auto const isText = [](json::value const& each) {
        return each.is_string() && !each.get_string().empty();
    };
    if (value == nullptr || isText(*value)) return true;
    auto const* const list = value->if_array();
    return list != nullptr && !list->empty() && std::ranges::all_of(*list, isText);
}

// What is wrong with an issuer, as the rest of a sentence; empty: nothing.
std::string faultIn(json::object const& given, OwnIssuerRules const& rules) {
    for (auto const& [field, value] : given)
        if (std::ranges::count(kFields, std::string_view{field.data(), field.size()}) == 0)
            return "has a field " + std::string{field} + ", which means nothing";
    if (!isName(rules.name)) return "needs a name of a to z, 0 to 9 and -, at most 32 long";
    if (std::ranges::count(kTaken, rules.name) > 0) return "has the name of another way to sign in";
    if (!isIssuerAddress(rules.openId.issuer)) return "needs an issuer, its http(s) address";
    if (rules.openId.clientId.empty()) return "needs a clientId";
    if (rules.openId.clientSecret.empty())
        return "needs a clientSecret, or a clientSecretFile that can be read";
    if (rules.label.empty() || rules.label.size() > kLongestLabel || !isPlain(rules.label))
        return "needs a label of one line, at most 60 long";
    if (!isPlain(rules.scopes) || (" " + rules.scopes + " ").find(" openid ") == std::string::npos)
        return "needs the scope openid among its scopes";
    if (!isTexts(given, "adminGroups"))
        return "needs adminGroups to be a group or a list of groups; leave it out where groups decide "
               "nothing";
    for (auto const* field : {"basicAuth", "opensAccounts"})
        if (auto const* const value = given.if_contains(field); value != nullptr && !value->is_bool())
            return std::string{"needs "} + field + " to be true or false";
    return {};
}

std::string secretOf(json::object const& given) try {
    auto const file = textAt(given, "clientSecretFile");
    if (file.empty()) return std::string{textAt(given, "clientSecret")};
    return std::string{trimmed(readFile(file), kBlanks)};
} catch (std::runtime_error const&) {
    return {};
}

OwnIssuerRules issuerIn(json::object const& given) {
    auto const textOr = [&](std::string_view field, std::string_view fallback) {
        auto const text = textAt(given, field);
        return std::string{text.empty() ? fallback : text};
    };
    OwnIssuerRules rules;
    rules.name = textAt(given, "name");
    rules.openId = {.issuer = std::string{textAt(given, "issuer")},
                    .clientId = std::string{textAt(given, "clientId")},
                    .clientSecret = secretOf(given),
                    .basicAuth = trueAt(given, "basicAuth")};
    rules.label = textOr("label", rules.name);
    rules.scopes = textOr("scopes", rules.scopes);
    rules.nameClaim = textOr("nameClaim", rules.nameClaim);
    rules.groupsClaim = textOr("groupsClaim", rules.groupsClaim);
    rules.adminGroups = textsAt(given, "adminGroups");
    rules.opensAccounts = !given.contains("opensAccounts") || trueAt(given, "opensAccounts");
    return rules;
}

Error badFile(std::filesystem::path const& file, std::string const& what) {
    return {Fault::BadInput, "bad_setting", "The file " + file.string() + " (--oidc-file) " + what + "."};
}

} // namespace

Result<OwnSignIns> readOidcFile(std::filesystem::path const& file) {
    std::string text;
    try {
        text = readFile(file);
    } catch (std::runtime_error const&) {
        return badFile(file, "can't be read");
    }
    boost::system::error_code problem;
    auto const value = json::parse(text, problem);
    if (problem || !value.is_array()) return badFile(file, "must hold a JSON list of sign-ins");
    OwnSignIns own;
    std::set<std::string> names;
    std::size_t number = 0;
    for (auto const& each : value.get_array()) {
        auto const place = "has an entry, number " + std::to_string(++number) + ", that ";
        if (!each.is_object()) return badFile(file, place + "is no object");
        auto const& given = each.get_object();
        if (given.contains("authHeader")) {
            if (!own.authHeader.empty()) return badFile(file, place + "names a second header of a front");
            own.authHeader = textAt(given, "authHeader");
            if (given.size() > 1 || !isHeaderName(own.authHeader))
                return badFile(file, place +
                                         "needs the name of a header of its own, such as Remote-User, and "
                                         "nothing else");
            continue;
        }
        if (given.contains("email")) {
            auto const* const isOn = given.at("email").if_bool();
            if (given.size() > 1 || isOn == nullptr)
                return badFile(file, place + "needs email to be true or false, and nothing else");
            own.byEmail = *isOn;
            continue;
        }
        auto rules = issuerIn(given);
        if (auto const fault = faultIn(given, rules); !fault.empty()) return badFile(file, place + fault);
        if (!names.insert(rules.name).second) return badFile(file, place + "has the name of another one");
        own.issuers.push_back(std::move(rules));
    }
    if (!own.byEmail && own.issuers.empty() && own.authHeader.empty())
        return badFile(file, "turns off signing in by email and names no other way");
    return own;
}

} // namespace wheelwright::app
