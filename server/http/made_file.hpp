#pragma once
#include "http/static_files.hpp"
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright::http {

// Best is for files that are made once, at the start: it takes many times as long.
enum class BrotliLevel { Fast = 5, Best = 11 };

// For answers that are made at run time and sent many times. The page's files are compressed harder, when
// they are built.
std::string gzipped(std::string_view bytes);
std::string brotlied(std::string_view bytes, BrotliLevel level = BrotliLevel::Fast);

// A file that is made at run time. It lives for as long as an answer with it is being sent.
using MadeFile = std::shared_ptr<StaticFile const>;

// With compressed variants; clients must revalidate it each time.
MadeFile compressedFile(std::string type, std::string bytes, BrotliLevel level = BrotliLevel::Fast);

// For bytes that are already compressed, such as pictures; caches may keep them for `kept`.
MadeFile plainFile(std::string type, std::string bytes, std::chrono::seconds kept);

Response answerWith(MadeFile const& file, Request const& request);

} // namespace wheelwright::http
