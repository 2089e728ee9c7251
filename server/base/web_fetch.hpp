#pragma once
#include "base/result.hpp"
#include <chrono>
#include <functional>
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
    std::function<void(std::string_view)> onPiece = {}; // of the body, as it arrives
    std::function<bool()> isForNobody = {};             // asked at least once a second; true ends the call
};

struct WebAnswer {
    int status = 0;
    std::string body;
    std::string contentType = {}; // in lower case, without its parameters
};

// Asks another server and waits. Redirects are not followed: they would carry secrets, or
// us, to where nobody meant to go. Unavailable: no answer, or (`too_slow`) not in time; Invalid: one that is
// too large.
Result<WebAnswer> webFetch(WebRequest const& request);

} // namespace wheelwright
