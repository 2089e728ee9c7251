#include "http/head_check.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <boost/beast/core/string.hpp>

namespace wheelwright::http {
namespace {

constexpr Refusal kBadLine{400, "bad_request", "The request's header block is malformed."};
constexpr Refusal kBadHost{400, "bad_host", "The request must name exactly one host."};
constexpr Refusal kBadLength{400, "bad_length", "The request's length is ambiguous."};
constexpr Refusal kBadTarget{400, "bad_target", "The request's address is malformed."};
constexpr Refusal kHeadTooLarge{431, "headers_too_large",
                                "The request's header block is larger than 16 KiB."};
constexpr Refusal kTargetTooLong{414, "address_too_long", "The request's address is longer than 8 KiB."};

using boost::beast::iequals;

bool isLength(std::string_view text) {
    return !text.empty() && text.size() <= 18 &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// A path or an absolute address, of visible ASCII and without a fragment.
bool isTarget(std::string_view target) {
    bool const known = target.starts_with('/') || schemeLength(target) > 0;
    return known && target.find('#') == std::string_view::npos &&
           std::ranges::all_of(target, [](char c) { return c > 0x20 && c < 0x7f; });
}

std::optional<Refusal> checkRequestLine(std::string_view line) {
    auto const targetAt = line.find(' ');
    auto const targetEnd = line.rfind(' ');
    if (targetAt == std::string_view::npos || targetAt == targetEnd) return kBadLine;
    auto const target = line.substr(targetAt + 1, targetEnd - targetAt - 1);
    if (target.size() > kTargetLimit) return kTargetTooLong;
    if (!isTarget(target) && !(target == "*" && line.starts_with("OPTIONS "))) return kBadTarget;
    return std::nullopt;
}

class FieldCheck {
public:
    std::optional<Refusal> take(std::string_view line) {
        if (line.starts_with(' ') || line.starts_with('\t')) return kBadLine; // a folded line
        auto const colon = line.find(':');
        if (colon == 0 || colon == std::string_view::npos) return kBadLine;
        auto const name = line.substr(0, colon);
        if (name.back() == ' ' || name.back() == '\t') return kBadLine;
        auto const value = trimmed(line.substr(colon + 1));
        if (iequals(name, "host") && (++hosts_ > 1 || value.empty())) return kBadHost;
        if (iequals(name, "content-length") && (++lengths_ > 1 || !isLength(value))) return kBadLength;
        if (iequals(name, "transfer-encoding") && (++encodings_ > 1 || !iequals(value, "chunked")))
            return kBadLength;
        return std::nullopt;
    }

    std::optional<Refusal> finish(bool http11) const {
        if (http11 && hosts_ == 0) return kBadHost;
        if (lengths_ > 0 && encodings_ > 0) return kBadLength;
        if (!http11 && encodings_ > 0) return kBadLength; // HTTP/1.0 has no chunks
        return std::nullopt;
    }

private:
    int hosts_ = 0;
    int lengths_ = 0;
    int encodings_ = 0;
};

} // namespace

HeadSearch findHead(std::string_view received) {
    std::size_t lineStart = 0;
    for (;;) {
        auto const lineEnd = received.find('\n', lineStart);
        auto const reached = std::min(lineEnd, received.size());
        if (lineStart == 0 && reached > kTargetLimit + 32) return {std::nullopt, kTargetTooLong};
        if (reached > kHeadLimit) return {std::nullopt, kHeadTooLarge};
        if (lineEnd == std::string_view::npos) return {};
        if (lineEnd == lineStart || received[lineEnd - 1] != '\r')
            return {std::nullopt, kBadLine}; // a bare LF
        if (lineEnd == lineStart + 1) return {lineEnd + 1, std::nullopt};
        lineStart = lineEnd + 1;
    }
}

std::optional<Refusal> checkHead(std::string_view block) {
    auto const firstEnd = block.find("\r\n");
    auto const requestLine = block.substr(0, firstEnd);
    if (auto const refusal = checkRequestLine(requestLine)) return refusal;
    FieldCheck fields;
    auto rest = block.substr(firstEnd + 2);
    for (auto end = rest.find("\r\n"); end != 0 && end != std::string_view::npos; end = rest.find("\r\n")) {
        if (auto const refusal = fields.take(rest.substr(0, end))) return refusal;
        rest.remove_prefix(end + 2);
    }
    return fields.finish(requestLine.ends_with("HTTP/1.1"));
}

} // namespace wheelwright::http
