#pragma once
#include <string_view>

namespace wheelwright::http {

enum class Encoding { Identity, Gzip, Brotli };

// Whether the client accepts this encoding: its name (or *) is listed without q=0.
bool accepts(std::string_view acceptEncoding, std::string_view encoding);

} // namespace wheelwright::http
