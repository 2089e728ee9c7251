#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

namespace wheelwright::http {

struct ByteRange {
    std::size_t first;
    std::size_t last; // inclusive, as in Content-Range
};

enum class RangeVerdict { Whole, Part, Impossible };

struct RangeAnswer {
    RangeVerdict verdict;
    ByteRange range{};
};

// Reads a Range header for a file of `size` bytes. Several ranges, other units and malformed headers get the
// whole file, as the standard allows: a thousand tiny ranges must not cost more than one file.
RangeAnswer readRange(std::string_view header, std::size_t size);

} // namespace wheelwright::http
