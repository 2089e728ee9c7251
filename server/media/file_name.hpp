#pragma once
#include <string>
#include <string_view>

namespace wheelwright::media {

// The name of a file in lists and downloads. It is never part of a path on the server.
struct FileName {
    std::string name;     // without its extension
    std::string fileName; // with the extension of its actual type
};

// Cleans the name that a browser sent: keeps the last part of a path, and removes invisible characters and
// those that change the reading direction.
FileName tidyFileName(std::string_view given, std::string_view contentType);

// Content-Disposition by RFC 6266: an ASCII name for old clients, and the full name for others.
std::string inlineDisposition(std::string_view fileName);

} // namespace wheelwright::media
