#pragma once
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace wheelwright::media_worker {

struct CheckedPicture {
    std::string stored;        // the same picture, made anew from its pixels
    std::string thumbnail;     // WebP
    boost::json::object about; // what the server is told
};

void startPictures(char const* program); // once, before the first

// Decodes the whole picture; throws Refused.
CheckedPicture checkPicture(std::string_view bytes);

} // namespace wheelwright::media_worker
