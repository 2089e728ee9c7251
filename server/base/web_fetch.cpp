#include "base/web_fetch.hpp"
#include "base/curl_handle.hpp"
#include "base/loop_thread.hpp"
#include "base/public_address.hpp"
#include "base/text.hpp"
#include "base/trace.hpp"
#include <algorithm>
#include <exception>
#include <sys/socket.h>

namespace wheelwright {
namespace {

constexpr curl_off_t kLongestRetryAfter = 86'400; // seconds

struct Receiver {
    WebRequest const& request;
    std::string body = {};
    bool tooLarge = false;
    bool isPrivate = false;
    std::exception_ptr thrown = {}; // by a callback: exceptions must not pass through libcurl
};

std::size_t receive(char* data, std::size_t size, std::size_t count, void* target) {
    auto& receiver = *static_cast<Receiver*>(target);
    try {
        receiver.tooLarge = receiver.body.size() + size * count > receiver.request.mostBytes;
        if (receiver.tooLarge) return 0; // ends the transfer
        receiver.body.append(data, size * count);
        if (receiver.request.onPiece) receiver.request.onPiece({data, size * count});
        return size * count;
    } catch (...) {
        receiver.thrown = std::current_exception();
        return 0;
    }
}

// A callback of libcurl: any result but 0 ends the transfer.
int isCancelled(void* target, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    auto& receiver = *static_cast<Receiver*>(target);
    try {
        return receiver.request.isCancelled() ? 1 : 0;
    } catch (...) {
        receiver.thrown = std::current_exception();
        return 1;
    }
}

curl_socket_t openPublicSocket(void* target, curlsocktype, curl_sockaddr* address) {
    auto& receiver = *static_cast<Receiver*>(target);
    if (!isPublicAddress(address->addr)) {
        receiver.isPrivate = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

// A connection that another call has opened isn't used: it may lead elsewhere.
void stayPublic(CURL* curl, Receiver& receiver) {
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, openPublicSocket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &receiver);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_FRESH_CONNECT, 1L);
    curl_easy_setopt(curl, CURLOPT_FORBID_REUSE, 1L);
}

void appendTrace(CurlList& headers) {
    auto const* const trace = currentTrace();
    if (trace == nullptr) return;
    append(headers, ("traceparent: " + trace->childParent()).c_str());
    if (!trace->state().empty()) append(headers, ("tracestate: " + trace->state()).c_str());
}

std::string contentTypeOf(CURL* curl) {
    char const* given = nullptr;
    curl_easy_getinfo(curl, CURLINFO_CONTENT_TYPE, &given);
    std::string type{given == nullptr ? "" : given};
    type.resize(std::min(type.find_first_of("; "), type.size()));
    return lowerCase(type);
}

} // namespace

Result<WebAnswer> webFetch(WebRequest const& request) {
    refuseOnLoop("Another server");
    // One handle per thread, which keeps the connection to a provider open for the next sign-in.
    thread_local CurlHandle const kept = newCurlHandle();
    auto* const curl = kept.get();
    curl_easy_reset(curl);
    Receiver receiver{request};
    CurlList headers;
    for (auto const& header : request.headers)
        append(headers, header.c_str());
    appendTrace(headers);
    curl_easy_setopt(curl, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_MAXFILESIZE, static_cast<long>(request.mostBytes));
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Wheelwright/" WHEELWRIGHT_VERSION);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, receive);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &receiver);
    if (request.isPublicOnly) stayPublic(curl, receiver);
    if (request.isCancelled) {
        curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
        curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, isCancelled);
        curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &receiver);
    }
    if (!request.form.empty()) {
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(request.form.size()));
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.form.c_str());
    }
    if (!request.method.empty()) {
        if (request.method == "PUT" ||
            request.method == "POST") { // also with an empty body, which needs a length too
            curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
            curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.empty() ? "" : request.body.data());
        }
        curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, request.method.c_str());
    }
    auto const outcome = curl_easy_perform(curl);
    if (receiver.thrown) std::rethrow_exception(receiver.thrown);
    if (receiver.tooLarge || outcome == CURLE_FILESIZE_EXCEEDED)
        return Error{Fault::Invalid, "answer_too_large", "The other server's answer is too large."};
    if (outcome != CURLE_OK && receiver.isPrivate)
        return Error{Fault::Forbidden, "private_address", "This name leads to an address that isn't public."};
    if (outcome != CURLE_OK)
        return Error{Fault::Unavailable, outcome == CURLE_OPERATION_TIMEDOUT ? "too_slow" : "no_answer",
                     curl_easy_strerror(outcome)};
    long status = 0;
    curl_off_t retryAfter = 0;
    curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &retryAfter);
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    char const* location = nullptr;
    curl_easy_getinfo(curl, CURLINFO_REDIRECT_URL, &location);
    return WebAnswer{static_cast<int>(status), std::move(receiver.body), contentTypeOf(curl),
                     std::chrono::seconds{std::clamp<curl_off_t>(retryAfter, 0, kLongestRetryAfter)},
                     location == nullptr ? "" : location};
}

} // namespace wheelwright
