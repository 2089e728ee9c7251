#pragma once
#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace wheelwright::media_worker {

struct CheckedPicture {
    std::string stored;        // the picture, re-encoded from its pixels
    std::string thumbnail;     // WebP
    boost::json::object about; // type, width and height, for the answer to the server
};

void startPictures(char const* program); // once, before the first

// Decodes the whole picture; throws Refused. `pixels` says how many there are, before the first is decoded.
CheckedPicture checkPicture(std::string_view bytes, std::int64_t& pixels);

} // namespace wheelwright::media_worker
