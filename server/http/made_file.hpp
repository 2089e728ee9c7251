#pragma once
#include "http/static_files.hpp"
#include <memory>

namespace wheelwright::http {

// A file that is made while the server runs. It lives for as long as an answer with it is being sent.
using MadeFile = std::shared_ptr<StaticFile const>;

// With its compressed forms, to be asked for anew each time.
MadeFile compressedFile(std::string type, std::string bytes);

// For bytes that are compressed already, such as pictures; caches may keep them for that long.
MadeFile plainFile(std::string type, std::string bytes, std::chrono::seconds kept);

Response answerWith(MadeFile const& file, Request const& request);

} // namespace wheelwright::http
