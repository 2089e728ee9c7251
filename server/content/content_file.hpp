#pragma once
#include "wheels/palettes.hpp"
#include <boost/json/object.hpp>
#include <filesystem>
#include <stdexcept>

namespace wheelwright::content {

// A file that editors write is not as it should be; the message names the file and what is wrong in it.
struct ContentError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

boost::json::object readContentFile(std::filesystem::path const& file);
wheels::Palettes readPalettes(std::filesystem::path const& file);

} // namespace wheelwright::content
