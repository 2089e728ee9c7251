#pragma once
#include "wheels/palettes.hpp"
#include <boost/json/object.hpp>
#include <filesystem>
#include <stdexcept>

namespace wheelwright::content {

// A content file is missing or invalid. The message names the file and what is wrong in it.
struct ContentError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Reads a content file and checks its members. An error names the wrong member by its path in the file.
class ContentReader {
public:
    explicit ContentReader(std::filesystem::path const& file);

    [[noreturn]] void refuse(std::string const& what) const;

    boost::json::object const& object() const { return object_; }
    boost::json::object const& part(boost::json::object const& outer, std::string const& field,
                                    std::string const& path) const;
    boost::json::array const& list(boost::json::object const& outer, std::string const& field,
                                   std::string const& path) const;
    std::string text(boost::json::object const& outer, std::string const& field,
                     std::string const& path) const;

private:
    std::filesystem::path file_;
    boost::json::object object_;
};

wheels::Palettes readPalettes(std::filesystem::path const& file);

} // namespace wheelwright::content
