#pragma once
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace wheelwright::media_worker {

struct CheckedSound {
    std::string stored;        // the sound without tags and pictures
    boost::json::object about; // type, duration and loudness, for the answer to the server
};

// Decodes the whole sound. Throws Refused.
CheckedSound checkSound(std::string_view bytes);

} // namespace wheelwright::media_worker
