#include "http/security_headers.hpp"
#include <cstdlib>

namespace wheelwright::http {
namespace {

constexpr char kNothingPolicy[] =
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'\r\n";

std::string also(std::string const& origin) {
    return origin.empty() ? "" : " " + origin;
}

std::string pagePolicy(std::string const& checkOrigin, std::string const& mediaOrigin) {
    auto const frames = checkOrigin.empty() ? "" : "frame-src " + checkOrigin + "; ";
    return "Content-Security-Policy: default-src 'none'; script-src 'self'" + also(checkOrigin) +
           "; style-src 'self'; "
           "img-src 'self' http: https: data: blob:; media-src 'self' blob:" +
           also(mediaOrigin) +
           "; font-src 'self'; "
           "connect-src 'self'" +
           also(checkOrigin) + also(mediaOrigin) + "; " + frames +
           "worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; "
           "object-src 'none'; form-action 'self'; frame-ancestors ";
}

} // namespace

SecurityHeaders::SecurityHeaders(bool https, std::string const& checkOrigin, std::string const& mediaOrigin) {
    std::string lines = "X-Content-Type-Options: nosniff\r\n"
                        "Referrer-Policy: strict-origin-when-cross-origin\r\n"
                        "Cross-Origin-Opener-Policy: same-origin\r\n";
    if (https) lines += "Strict-Transport-Security: max-age=31536000\r\n";
    nothing_ = lines + kNothingPolicy;
    auto const policy = pagePolicy(checkOrigin, mediaOrigin);
    page_ = lines + policy + "'none'\r\n";
    embed_ = lines + policy + "*\r\n";
}

std::string_view SecurityHeaders::linesFor(ContentPolicy policy) const {
    switch (policy) {
        case ContentPolicy::Nothing: return nothing_;
        case ContentPolicy::Page: return page_;
        case ContentPolicy::Embed: return embed_;
    }
    std::abort(); // a new policy fails the build above
}

} // namespace wheelwright::http
