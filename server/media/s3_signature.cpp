#include "media/s3_signature.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include <algorithm>
#include <ctime>

namespace wheelwright::media {
namespace {

constexpr char kAlgorithm[] = "AWS4-HMAC-SHA256";

std::string canonicalQuery(S3Request const& request) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (auto const& [name, value] : request.query)
        pairs.emplace_back(percentEncoded(name), percentEncoded(value));
    std::ranges::sort(pairs);
    std::string text;
    for (auto const& [name, value] : pairs)
        text += (text.empty() ? "" : "&") + name + "=" + value;
    return text;
}

struct Moment {
    explicit Moment(Instant now) {
        auto const seconds = std::chrono::system_clock::to_time_t(now);
        std::tm parts{};
        gmtime_r(&seconds, &parts);
        char text[32];
        std::strftime(text, sizeof text, "%Y%m%dT%H%M%SZ", &parts);
        stamp = text;
        day = stamp.substr(0, 8);
    }
    std::string stamp;
    std::string day;
};

std::string scopeOf(Moment const& moment, S3Credentials const& credentials) {
    return moment.day + "/" + credentials.region + "/s3/aws4_request";
}

std::string signature(std::string const& canonical, Moment const& moment, S3Credentials const& credentials) {
    auto const toSign = std::string{kAlgorithm} + "\n" + moment.stamp + "\n" + scopeOf(moment, credentials) +
                        "\n" + sha256Hex(canonical);
    auto key = hmacSha256("AWS4" + credentials.secret, moment.day);
    for (std::string_view const part :
         {std::string_view{credentials.region}, std::string_view{"s3"}, std::string_view{"aws4_request"}})
        key = hmacSha256(key, part);
    return hexText(hmacSha256(key, toSign));
}

} // namespace

std::string s3Target(S3Request const& request) {
    auto const query = canonicalQuery(request);
    return percentEncoded(request.path, "/") + (query.empty() ? "" : "?" + query);
}

std::vector<std::string> s3Headers(S3Request const& request, std::string_view bodySha256,
                                   S3Credentials const& credentials, Instant now) {
    Moment const moment{now};
    std::string const sha{bodySha256};
    std::string const names = "host;x-amz-content-sha256;x-amz-date";
    auto const canonical = request.method + "\n" + percentEncoded(request.path, "/") + "\n" +
                           canonicalQuery(request) + "\nhost:" + request.host +
                           "\nx-amz-content-sha256:" + sha + "\nx-amz-date:" + moment.stamp + "\n\n" + names +
                           "\n" + sha;
    return {"x-amz-content-sha256: " + sha, "x-amz-date: " + moment.stamp,
            std::string{"Authorization: "} + kAlgorithm + " Credential=" + credentials.keyId + "/" +
                scopeOf(moment, credentials) + ", SignedHeaders=" + names +
                ", Signature=" + signature(canonical, moment, credentials)};
}

std::string s3Presigned(S3Request request, std::chrono::seconds good, S3Credentials const& credentials,
                        Instant now) {
    Moment const moment{now};
    request.query.insert(request.query.end(),
                         {{"X-Amz-Algorithm", kAlgorithm},
                          {"X-Amz-Credential", credentials.keyId + "/" + scopeOf(moment, credentials)},
                          {"X-Amz-Date", moment.stamp},
                          {"X-Amz-Expires", std::to_string(good.count())},
                          {"X-Amz-SignedHeaders", "host"}});
    auto const canonical = request.method + "\n" + percentEncoded(request.path, "/") + "\n" +
                           canonicalQuery(request) + "\nhost:" + request.host + "\n\nhost\nUNSIGNED-PAYLOAD";
    return s3Target(request) + "&X-Amz-Signature=" + signature(canonical, moment, credentials);
}

} // namespace wheelwright::media
