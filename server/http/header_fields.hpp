#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include <chrono>
#include <cstddef>
#include <optional>
#include <string_view>

namespace wheelwright::http {

enum class Encoding { Identity, Gzip, Brotli };

// Whether the client accepts this encoding: its name (or *) is listed without q=0.
bool accepts(std::string_view acceptEncoding, std::string_view encoding);

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

// The content type by file extension, never guessed from the content.
std::string_view contentTypeOf(std::string_view fileName);

// Empty when the browser sent no cookie of this name.
std::string_view cookieNamed(Request const& request, std::string_view name);

// Sets a cookie that scripts can't read and that requests from other sites carry only when the user follows a
// link to us.
void setCookie(Response& response, std::string_view name, std::string_view value, std::chrono::seconds age,
               bool https);

} // namespace wheelwright::http
