#pragma once
#include <string_view>

namespace wheelwright::http {

// Reduces "http://host/path" to "/path", which means the same to this server.
constexpr std::string_view originForm(std::string_view target) {
    for (std::string_view const scheme : {"http://", "https://"}) {
        if (!target.starts_with(scheme)) continue;
        auto const path = target.find_first_of("/?", scheme.size());
        bool const hasPath = path != std::string_view::npos && target[path] == '/';
        return hasPath ? target.substr(path) : "/";
    }
    return target;
}

} // namespace wheelwright::http
