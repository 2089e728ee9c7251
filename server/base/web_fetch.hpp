#pragma once
#include "base/result.hpp"
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright {

struct WebRequest {
    std::string url;
    std::vector<std::string> headers = {}; // "Name: value"
    std::string form = {};                 // sent by POST when there is one
    std::string method = {};               // another one; then `body` is sent, which must outlive the call
    std::string_view body = {};
    std::chrono::milliseconds timeout{5'000};
    std::size_t mostBytes = 64 * 1024;
};

struct WebAnswer {
    int status = 0;
    std::string body;
};

// Asks another server and waits. Redirects are not followed: they would carry secrets, or
// us, to where nobody meant to go. Unavailable: no answer in time; Invalid: one that is too large.
Result<WebAnswer> webFetch(WebRequest const& request);

} // namespace wheelwright
