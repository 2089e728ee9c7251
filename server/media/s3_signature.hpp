#pragma once
#include "base/clock.hpp"
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wheelwright::media {

struct S3Credentials {
    std::string keyId;
    std::string secret;
    std::string region;
};

// A request to an S3-compatible store, before it is signed.
struct S3Request {
    std::string method;
    std::string host; // with the port, unless it is the default one
    std::string path; // decoded, with its leading slash
    std::vector<std::pair<std::string, std::string>> query = {};
};

// path?query, encoded as the signature requires.
std::string s3Target(S3Request const& request);

// The headers that sign a request by AWS Signature Version 4: x-amz-date, x-amz-content-sha256,
// Authorization.
std::vector<std::string> s3Headers(S3Request const& request, std::string_view bodySha256,
                                   S3Credentials const& credentials, Instant now);

// path?query of a presigned request, which works without our headers for the time `good`.
std::string s3Presigned(S3Request request, std::chrono::seconds good, S3Credentials const& credentials,
                        Instant now);

} // namespace wheelwright::media
