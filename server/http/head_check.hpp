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

// Where the header block at the front of `received` ends (behind its empty
// line), nothing while it is incomplete, or why it can never become one.
struct HeadSearch {
    std::optional<std::size_t> end;
    std::optional<Refusal> refusal;
};
HeadSearch findHead(std::string_view received);

// What the parser would let through although two servers could read it
// differently: the way request smuggling begins.
std::optional<Refusal> checkHead(std::string_view block);

} // namespace wheelwright::http
