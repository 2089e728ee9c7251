#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include <chrono>

namespace wheelwright::http {

// Empty when the browser sent no cookie of this name.
std::string_view cookieNamed(Request const& request, std::string_view name);

// Sets a cookie that scripts can't read and that requests from other sites carry only when the user follows a
// link to us.
void setCookie(Response& response, std::string_view name, std::string_view value, std::chrono::seconds age,
               bool https);

} // namespace wheelwright::http
