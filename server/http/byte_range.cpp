#include "http/byte_range.hpp"
#include "base/trim.hpp"
#include <charconv>

namespace wheelwright::http {
namespace {

std::optional<std::size_t> position(std::string_view digits) {
    std::size_t number = 0;
    auto const [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

} // namespace

RangeAnswer readRange(std::string_view header, std::size_t size) {
    RangeAnswer const whole{RangeVerdict::Whole};
    constexpr std::string_view unit = "bytes=";
    if (!header.starts_with(unit)) return whole;
    auto const spec = trimmed(header.substr(unit.size()));
    auto const dash = spec.find('-');
    if (dash == std::string_view::npos || spec.find(',') != std::string_view::npos) return whole;
    auto const from = spec.substr(0, dash);
    auto const to = spec.substr(dash + 1);

    if (from.empty()) { // the last n bytes
        auto const count = position(to);
        if (!count) return whole;
        if (*count == 0 || size == 0) return {RangeVerdict::Impossible};
        return {RangeVerdict::Part, {*count >= size ? 0 : size - *count, size - 1}};
    }
    auto const first = position(from);
    auto const last = to.empty() ? std::optional<std::size_t>{size - 1} : position(to);
    if (!first || !last || (!to.empty() && *last < *first)) return whole;
    if (*first >= size) return {RangeVerdict::Impossible};
    return {RangeVerdict::Part, {*first, std::min(*last, size - 1)}};
}

} // namespace wheelwright::http
