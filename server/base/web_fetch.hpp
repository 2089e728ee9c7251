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
    std::string form = {};                 // unless empty, sent by POST
    std::string method = {};               // unless empty, the method; PUT and POST send `body`
    std::string_view body = {};            // must outlive the call
    std::chrono::milliseconds timeout{5'000};
    std::size_t mostBytes = 64 * 1024;
    // For an address that somebody typed: connects, without a proxy, to an address on the public internet or
    // not at all (`private_address`). The check uses the address that the name resolved to for this very
    // connection.
    bool isPublicOnly = false;
    std::function<void(std::string_view)> onPiece = {}; // called with each piece of the body
    std::function<bool()> isCancelled = {};             // polled at least once a second; true ends the call
};

struct WebAnswer {
    int status = 0;
    std::string body;
    std::string contentType = {};      // in lower case, without its parameters
    std::chrono::seconds retryAfter{}; // 0: it doesn't say
    std::string location = {};         // where a redirect leads, as a whole address
};

// Sends a request to another server and waits for the answer. Redirects aren't followed: they could carry
// secrets, or this server, to an unintended address. Fails with Unavailable without an answer, or without one
// in time (`too_slow`), and with Invalid when the answer is too large.
Result<WebAnswer> webFetch(WebRequest const& request);

} // namespace wheelwright
