#include "content/content_file.hpp"
#include "base/json.hpp"
#include "http/json_body.hpp"
#include <fstream>
#include <iterator>

namespace wheelwright::content {

namespace json = boost::json;

namespace {

json::object readContentFile(std::filesystem::path const& file) {
    std::ifstream stream{file, std::ios::binary};
    if (!stream) throw ContentError{"The content file " + file.string() + " cannot be read."};
    std::string const text{std::istreambuf_iterator<char>{stream}, {}};
    auto parsed = http::parseJsonObject(text);
    if (!parsed) throw ContentError{"The content file " + file.string() + " is no valid JSON object."};
    return std::move(*parsed);
}

} // namespace

ContentReader::ContentReader(std::filesystem::path const& file)
    : file_{file}, object_{readContentFile(file)} {}

void ContentReader::refuse(std::string const& what) const {
    throw ContentError{"The content file " + file_.string() + " is refused: " + what};
}

json::object const& ContentReader::part(json::object const& outer, std::string const& field,
                                        std::string const& path) const {
    auto const* const found = partAt(outer, field);
    if (found == nullptr) refuse(path + field + " must be an object.");
    return *found;
}

json::array const& ContentReader::list(json::object const& outer, std::string const& field,
                                       std::string const& path) const {
    auto const* const found = listAt(outer, field);
    if (found == nullptr) refuse(path + field + " must be a list.");
    return *found;
}

std::string ContentReader::text(json::object const& outer, std::string const& field,
                                std::string const& path) const {
    auto const found = textAt(outer, field);
    if (found.empty()) refuse(path + field + " must be a text that is not empty.");
    return std::string{found};
}

wheels::Palettes readPalettes(std::filesystem::path const& file) {
    try {
        auto const hues = file.parent_path() / "hues.json";
        // A content folder of an operator may be from before there were house colours.
        return std::filesystem::exists(hues) ? wheels::Palettes{readContentFile(file), readContentFile(hues)}
                                             : wheels::Palettes{readContentFile(file)};
    } catch (ContentError const&) {
        throw;
    } catch (std::exception const&) {
        throw ContentError{"The content file " + file.string() +
                           " does not list themes with named palettes of background and text colours."};
    }
}

} // namespace wheelwright::content
