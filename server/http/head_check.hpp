#pragma once
#include <algorithm>
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

// The length of "http://" or "https://" at the start of a target, in any case; 0 if it begins otherwise.
constexpr std::size_t schemeLength(std::string_view target) {
    for (std::string_view const scheme : {"http://", "https://"}) {
        auto const isSame = [](char c, char wanted) { return c == wanted || c == wanted - 'a' + 'A'; };
        if (std::ranges::equal(target.substr(0, scheme.size()), scheme, isSame)) return scheme.size();
    }
    return 0;
}

struct Target {
    std::string_view path;
    std::string_view query;
};

// "http://host/path" means the same to this server as "/path", and "http://host?query" the same as "/?query".
constexpr Target splitTarget(std::string_view target) {
    if (auto const scheme = schemeLength(target); scheme > 0) {
        target.remove_prefix(std::min(target.find_first_of("/?", scheme), target.size()));
        if (target.empty()) target = "/";
    }
    auto const question = target.find('?');
    if (question == std::string_view::npos) return {target, {}};
    return {question == 0 ? "/" : target.substr(0, question), target.substr(question + 1)};
}

} // namespace wheelwright::http
