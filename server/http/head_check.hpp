#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

constexpr std::size_t kHeadLimit = 16 * 1024;
constexpr std::size_t kTargetLimit = 8 * 1024;

struct Refusal {
    unsigned status;
    std::string_view code;
    std::string_view message;
};

// Where the header block at the start of `received` ends (after its empty line), or why it is refused.
// Neither is set while the block is incomplete.
struct HeadSearch {
    std::optional<std::size_t> end;
    std::optional<Refusal> refusal;
};
HeadSearch findHead(std::string_view received);

// Refuses heads that the parser would accept although two servers could read them differently, which is how
// request smuggling begins.
std::optional<Refusal> checkHead(std::string_view block);

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
