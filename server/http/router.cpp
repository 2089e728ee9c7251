#include "http/router.hpp"
#include <stdexcept>

namespace wheelwright::http {
namespace {

std::vector<std::string> split(std::string_view path) {
    std::vector<std::string> segments;
    for (std::size_t at = 1; at <= path.size();) {
        auto const slash = std::min(path.find('/', at), path.size());
        segments.emplace_back(path.substr(at, slash - at));
        at = slash + 1;
    }
    return segments;
}

bool isPattern(std::string_view path) {
    return path.find('{') != std::string_view::npos;
}

bool serves(Route const& route, Method method) {
    return route.method == method || (route.method == Method::get && method == Method::head);
}

// nullopt when the path doesn't match, otherwise one view per {…}. A capture is never empty.
std::optional<std::vector<std::string_view>> captures(std::vector<std::string> const& pattern,
                                                      std::string_view path) {
    std::vector<std::string_view> found;
    std::size_t at = 1;
    for (auto const& segment : pattern) {
        if (at > path.size()) return std::nullopt;
        auto const end = std::min(path.find('/', at), path.size());
        auto const given = path.substr(at, end - at);
        if (segment.starts_with('{')) {
            if (given.empty()) return std::nullopt;
            found.push_back(given);
        } else if (segment != given) {
            return std::nullopt;
        }
        at = end + 1;
    }
    if (at <= path.size()) return std::nullopt;
    return found;
}

void allowAlso(std::string& allow, Method method) {
    auto const add = [&](std::string_view name) {
        if (!allow.empty()) allow += ", ";
        allow += name;
    };
    add(nameOf(method));
    if (method == Method::get) add("HEAD");
}

} // namespace

Router::Router(std::vector<Route> routes, Metrics& metrics) {
    for (auto& route : routes) {
        for (auto const& earlier : entries_)
            if (earlier.route.method == route.method && earlier.route.path == route.path)
                throw std::logic_error("route declared twice: " + std::string{nameOf(route.method)} + " " +
                                       route.path);
        auto const index = entries_.size();
        if (isPattern(route.path))
            patterns_.push_back(index);
        else
            exact_[route.path].push_back(index);
        auto meter = std::make_unique<RouteMeter>(metrics, std::string{nameOf(route.method)}, route.path);
        auto segments = split(route.path);
        entries_.push_back({std::move(route), std::move(segments), std::move(meter)});
    }
}

Match Router::find(Method method, std::string_view path) const {
    Match match;
    if (auto const exact = exact_.find(path); exact != exact_.end()) {
        for (auto const index : exact->second) {
            if (serves(entries_[index].route, method)) return {&entries_[index], {}, {}};
            allowAlso(match.allow, entries_[index].route.method);
        }
        return match;
    }
    for (auto const index : patterns_) {
        auto found = captures(entries_[index].segments, path);
        if (!found) continue;
        if (serves(entries_[index].route, method)) return {&entries_[index], std::move(*found), {}};
        allowAlso(match.allow, entries_[index].route.method);
    }
    return match;
}

} // namespace wheelwright::http
