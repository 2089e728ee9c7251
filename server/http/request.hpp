#pragma once
#include "base/id.hpp"
#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/verb.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wheelwright::http {

class EventStream;
class FormReceiver;

using Method = boost::beast::http::verb;
using Fields = boost::beast::http::fields;

inline std::string_view nameOf(Method method) {
    auto const name = boost::beast::http::to_string(method);
    return {name.data(), name.size()};
}

constexpr bool changesState(Method method) {
    return method != Method::get && method != Method::head && method != Method::options;
}

// The authenticated user and session of a request. A call with an API token has no session.
struct Caller {
    UserId userId;
    SessionId sessionId;
};

// The scopes of API tokens. A route names the scope that a token needs; None: no token can call it.
enum class Scope { None, WheelsRead, WheelsWrite, Spin, Rooms };

inline constexpr std::string_view kApiTokenPrefix = "ww_";
inline constexpr std::size_t kApiTokenSize = 54; // longer than what a link in a mail carries

// One request as handlers see it. It views the exchange's memory, which stays until the answer is made.
struct Request {
    Method method = Method::unknown;
    std::string_view rawPath; // as sent, still percent-encoded: what the log shows
    std::string_view path;    // decoded
    std::string_view query;   // as sent, without '?'
    std::string_view body;
    FormReceiver* form = nullptr; // of routes that take files, instead of the body
    std::string_view id;          // also in X-Request-Id and in the log line
    std::string_view source;      // the client's address, also behind trusted proxies
    std::string_view
        sourceNetwork; // what rate limits count by: one household, not one of its many IPv6 addresses
    std::vector<std::string_view> captures; // the segments that matched {…} in the route's path
    Fields const* fields = nullptr;
    EventStream* events = nullptr; // of routes whose handlers may send events
    Caller caller;                 // of routes for users; empty otherwise
    Scope scope = Scope::None;     // of the route

    std::string_view header(boost::beast::http::field name) const {
        auto const found = fields->find(name);
        if (found == fields->end()) return {};
        auto const value = found->value();
        return {value.data(), value.size()};
    }
    std::string_view header(std::string_view name) const {
        auto const found = fields->find(boost::beast::string_view{name.data(), name.size()});
        if (found == fields->end()) return {};
        auto const value = found->value();
        return {value.data(), value.size()};
    }
};

} // namespace wheelwright::http
