#pragma once
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace wheelwright::media_worker {

struct CheckedSound {
    std::string stored;        // the same sound without texts and pictures around it
    boost::json::object about; // what the server is told
};

// Decodes the whole sound; throws Refused.
CheckedSound checkSound(std::string_view bytes);

} // namespace wheelwright::media_worker
