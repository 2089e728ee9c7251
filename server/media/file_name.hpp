#pragma once
#include <string>
#include <string_view>

namespace wheelwright::media {

// What a file is called in lists and when it is downloaded; never part of a path of ours.
struct FileName {
    std::string name;     // without its extension
    std::string fileName; // with the extension of what it really is
};

// Of what a browser sent: the last part of a path, without what cannot be seen or turns the reading
// direction.
FileName tidyFileName(std::string_view given, std::string_view contentType);

// Content-Disposition by RFC 6266: plain letters for old clients, all of them for the others.
std::string inlineDisposition(std::string_view fileName);

} // namespace wheelwright::media
