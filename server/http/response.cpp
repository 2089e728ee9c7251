#include "http/response.hpp"
#include <boost/beast/http/status.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>

namespace wheelwright::http {

constexpr std::string_view kRetryAfter = "5"; // seconds

// Leaves out line breaks: inside a value they would let its author add headers.
Response& Response::header(std::string_view name, std::string_view value) {
    headers += name;
    headers += ": ";
    for (char const c : value)
        if (c != '\r' && c != '\n' && c != '\0') headers += c;
    headers += "\r\n";
    return *this;
}

Response textResponse(unsigned status, std::string_view type, std::string body) {
    Response response;
    response.status = status;
    response.body = std::move(body);
    response.header("Content-Type", type);
    return response;
}

Response jsonResponse(unsigned status, boost::json::object const& document) {
    auto response = textResponse(status, "application/json", boost::json::serialize(document));
    response.header("Cache-Control", "no-store");
    return response;
}

Response emptyResponse(unsigned status) {
    Response response;
    response.status = status;
    return response;
}

Response errorResponse(Error const& error) {
    auto response = errorResponse(statusOf(error.fault), error.code, error.message);
    if (error.fault == Fault::Unavailable) response.header("Retry-After", kRetryAfter);
    return response;
}

Response errorResponse(unsigned status, std::string_view code, std::string_view message) {
    return jsonResponse(status, {{"success", false}, {"code", code}, {"message", message}});
}

Response busyResponse(std::string_view code, std::string_view message, unsigned retryAfterSeconds) {
    auto response = errorResponse(503, code, message);
    response.header("Retry-After", std::to_string(retryAfterSeconds));
    return response;
}

Response busyResponse(std::chrono::seconds wait) {
    return busyResponse("busy", "The server is busy. Try again in a moment.",
                        static_cast<unsigned>(wait.count()));
}

Response tooManyResponse(std::chrono::seconds wait) {
    auto response =
        errorResponse(429, "too_many_requests", "Too many requests. Wait a moment and try again.");
    response.header("Retry-After", std::to_string(wait.count()));
    return response;
}

// The address may contain a secret, so no cache may store it.
Response redirectResponse(std::string_view location) {
    auto response = emptyResponse(302);
    response.header("Location", location).header("Cache-Control", "no-store");
    return response;
}

std::string_view reasonPhrase(unsigned status) {
    auto const phrase = boost::beast::http::obsolete_reason(boost::beast::http::int_to_status(status));
    return {phrase.data(), phrase.size()};
}

unsigned statusOf(Fault fault) {
    switch (fault) {
        case Fault::BadInput: return 400;
        case Fault::NoSession: return 401;
        case Fault::NoCredits: return 402;
        case Fault::Forbidden: return 403;
        case Fault::NotFound: return 404;
        case Fault::Conflict: return 409;
        case Fault::TooLarge: return 413;
        case Fault::WrongType: return 415;
        case Fault::Invalid: return 422;
        case Fault::TooMany: return 429;
        case Fault::Unavailable: return 503;
    }
    std::abort(); // unreachable: a Fault without a case doesn't compile
}

} // namespace wheelwright::http
