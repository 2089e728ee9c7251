#include "http/header_fields.hpp"
#include "base/text.hpp"
#include <boost/beast/core/string.hpp>
#include <charconv>
#include <utility>

namespace wheelwright::http {
namespace {

// True for "q=0", "q=0." and "q=0.000"; any other digit makes the weight larger than 0.
bool refused(std::string_view parameters) {
    auto q = parameters.find("q=");
    if (q == std::string_view::npos) q = parameters.find("Q=");
    if (q == std::string_view::npos) return false;
    auto const value = trimmed(parameters.substr(q + 2));
    return value.starts_with('0') && value.find_first_of("123456789") == std::string_view::npos;
}

std::optional<std::size_t> position(std::string_view digits) {
    std::size_t number = 0;
    auto const [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

} // namespace

bool accepts(std::string_view acceptEncoding, std::string_view encoding) {
    bool any = false;
    while (!acceptEncoding.empty()) {
        auto const item = trimmed(takePart(acceptEncoding, ','));
        auto const semicolon = item.find(';');
        auto const name = trimmed(item.substr(0, semicolon));
        bool const taken = semicolon == std::string_view::npos || !refused(item.substr(semicolon));
        if (boost::beast::iequals(name, encoding)) return taken;
        if (name == "*") any = taken;
    }
    return any;
}

RangeAnswer readRange(std::string_view header, std::size_t size) {
    RangeAnswer const whole{RangeVerdict::Whole};
    constexpr std::string_view unit = "bytes=";
    if (!header.starts_with(unit)) return whole;
    auto const spec = trimmed(header.substr(unit.size()));
    auto const dash = spec.find('-');
    if (dash == std::string_view::npos || spec.find(',') != std::string_view::npos) return whole;
    auto const from = spec.substr(0, dash);
    auto const to = spec.substr(dash + 1);

    if (from.empty()) { // the last n bytes
        auto const count = position(to);
        if (!count) return whole;
        if (*count == 0 || size == 0) return {RangeVerdict::Impossible};
        return {RangeVerdict::Part, {*count >= size ? 0 : size - *count, size - 1}};
    }
    auto const first = position(from);
    auto const last = to.empty() ? std::optional<std::size_t>{size - 1} : position(to);
    if (!first || !last || (!to.empty() && *last < *first)) return whole;
    if (*first >= size) return {RangeVerdict::Impossible};
    return {RangeVerdict::Part, {*first, std::min(*last, size - 1)}};
}

std::string_view contentTypeOf(std::string_view fileName) {
    static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".yaml", "application/yaml"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".webp", "image/webp"},
        {".jpg", "image/jpeg"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".mp3", "audio/mpeg"},
        {".txt", "text/plain; charset=utf-8"},
        {".xml", "application/xml"},
    };
    for (auto const& [ending, type] : kTypes)
        if (fileName.ends_with(ending)) return type;
    return "application/octet-stream";
}

std::string_view cookieNamed(Request const& request, std::string_view name) {
    auto rest = request.header(boost::beast::http::field::cookie);
    while (!rest.empty()) {
        auto const pair = trimmed(takePart(rest, ';'));
        if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=')
            return pair.substr(name.size() + 1);
    }
    return {};
}

void setCookie(Response& response, std::string_view name, std::string_view value, std::chrono::seconds age,
               bool https) {
    std::string text{name};
    text += "=";
    text += value;
    text += "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(age.count());
    if (https) text += "; Secure";
    response.header("Set-Cookie", text);
}

} // namespace wheelwright::http
