#include "http/cookies.hpp"
#include "base/trim.hpp"

namespace wheelwright::http {

std::string_view cookieNamed(Request const& request, std::string_view name) {
    auto rest = request.header(boost::beast::http::field::cookie);
    while (!rest.empty()) {
        auto const end = std::min(rest.find(';'), rest.size());
        auto const pair = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=')
            return pair.substr(name.size() + 1);
    }
    return {};
}

void setCookie(Response& response, std::string_view name, std::string_view value, std::chrono::seconds age,
               bool https) {
    std::string text{name};
    text += "=";
    text += value;
    text += "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(age.count());
    if (https) text += "; Secure";
    response.header("Set-Cookie", text);
}

} // namespace wheelwright::http
