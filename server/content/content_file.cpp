#include "content/content_file.hpp"
#include "http/json_body.hpp"
#include <fstream>
#include <iterator>

namespace wheelwright::content {

boost::json::object readContentFile(std::filesystem::path const& file) {
    std::ifstream stream{file, std::ios::binary};
    if (!stream) throw ContentError{"The content file " + file.string() + " cannot be read."};
    std::string const text{std::istreambuf_iterator<char>{stream}, {}};
    auto parsed = http::parseJsonObject(text);
    if (!parsed) throw ContentError{"The content file " + file.string() + " is no valid JSON object."};
    return std::move(*parsed);
}

wheels::Palettes readPalettes(std::filesystem::path const& file) {
    try {
        return wheels::Palettes{readContentFile(file)};
    } catch (ContentError const&) {
        throw;
    } catch (std::exception const&) {
        throw ContentError{"The content file " + file.string() +
                           " does not list themes with named palettes of background and text colours."};
    }
}

} // namespace wheelwright::content
