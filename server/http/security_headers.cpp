#include "http/security_headers.hpp"
#include <cstdlib>

namespace wheelwright::http {
namespace {

constexpr char kNothingPolicy[] =
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'\r\n";

// The viewer writes style attributes. It runs no inline script, and fetches and calls nothing but this
// server.
constexpr char kReferencePolicy[] =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n";

std::string also(std::string const& origin) {
    return origin.empty() ? "" : " " + origin;
}

// The policy without the sites that may frame the page. `hosts` and `frames` are empty or begin with a space.
std::string pagePolicy(std::string const& hosts, std::string const& frames, std::string const& mediaOrigin,
                       std::string const& chatAddress) {
    return "Content-Security-Policy: default-src 'none'; script-src 'self'" + hosts +
           "; style-src 'self'; img-src 'self' http: https: data: blob:; media-src 'self' blob:" +
           also(mediaOrigin) + "; font-src 'self'; connect-src 'self'" + hosts + also(mediaOrigin) +
           also(chatAddress) + (frames.empty() ? "" : "; frame-src" + frames) +
           "; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; object-src 'none'; "
           "form-action 'self'; frame-ancestors ";
}

} // namespace

SecurityHeaders::SecurityHeaders(bool https, std::vector<std::string> const& verifierHosts,
                                 std::string const& mediaOrigin, std::string const& chatAddress) {
    std::string hosts;
    for (auto const& host : verifierHosts)
        hosts += " " + host;
    std::string lines = "X-Content-Type-Options: nosniff\r\n"
                        "Referrer-Policy: strict-origin-when-cross-origin\r\n"
                        "Cross-Origin-Opener-Policy: same-origin\r\n";
    if (https) lines += "Strict-Transport-Security: max-age=31536000\r\n";
    nothing_ = lines + kNothingPolicy;
    // The page shows the host how an overlay looks, in a frame.
    page_ = lines + pagePolicy(hosts, " 'self'" + hosts, mediaOrigin, chatAddress) + "'none'\r\n";
    embed_ = lines + pagePolicy("", "", mediaOrigin, "") + "*\r\n";
    reference_ = lines + kReferencePolicy;
}

std::string_view SecurityHeaders::linesFor(ContentPolicy policy) const {
    switch (policy) {
        case ContentPolicy::Nothing: return nothing_;
        case ContentPolicy::Page: return page_;
        case ContentPolicy::Embed: return embed_;
        case ContentPolicy::Reference: return reference_;
    }
    std::abort(); // unreachable: a ContentPolicy without a case doesn't compile
}

} // namespace wheelwright::http
