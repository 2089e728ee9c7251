#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include <chrono>

namespace wheelwright::http {

// Empty when the browser sent none of this name.
std::string_view cookieNamed(Request const& request, std::string_view name);

// A cookie no script can read and other sites' pages only bring along by a plain link to us.
void setCookie(Response& response, std::string_view name, std::string_view value, std::chrono::seconds age,
               bool https);

} // namespace wheelwright::http
