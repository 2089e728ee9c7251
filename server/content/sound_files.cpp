#include "content/sound_files.hpp"
#include "base/digest.hpp"
#include "http/content_type.hpp"
#include "http/form_fields.hpp"
#include <algorithm>
#include <fstream>
#include <iterator>

namespace wheelwright::content {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTrack = "audio/mpeg";
constexpr std::size_t kVersionLength = 16; // of the hash in the manifest

// Nothing that leads out of the folder, and nothing hidden.
bool isPlainName(std::string_view name) {
    auto const isPlain = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-' ||
               letter == '.';
    };
    return !name.starts_with('.') && std::ranges::all_of(name, isPlain);
}

http::Response nothingHere() {
    return http::errorResponse(404, "not_found", "There is nothing at this address.");
}

std::string readAll(fs::path const& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// An address with the version of exactly these bytes never means others.
http::MadeFile trackOf(std::string bytes, http::Request const& request) {
    auto const version = http::FormFields{request.query}.find("v");
    bool const isThis = version && *version == sha256Hex(bytes).substr(0, kVersionLength);
    return std::make_shared<http::StaticFile>(
        std::string{kTrack}, isThis ? "public, max-age=31536000, immutable" : "no-cache", std::move(bytes));
}

} // namespace

http::Response SoundFiles::answer(http::Request const& request) const {
    auto path = folder_;
    for (auto const name : request.captures) {
        if (!isPlainName(name)) return nothingHere();
        path /= name;
    }
    std::error_code fault;
    if (!fs::is_regular_file(path, fault)) return nothingHere();
    auto const type = http::contentTypeOf(path.native());
    auto const file = type == kTrack ? trackOf(readAll(path), request) : small(path, type);
    return http::answerWith(file, request);
}

http::MadeFile SoundFiles::small(fs::path const& path, std::string_view type) const {
    std::error_code fault;
    auto const changed = fs::last_write_time(path, fault);
    {
        std::lock_guard const lock{mutex_};
        auto const found = kept_.find(path.native());
        if (found != kept_.end() && found->second.changed == changed) return found->second.file;
    }
    auto file = http::compressedFile(std::string{type}, readAll(path));
    std::lock_guard const lock{mutex_};
    kept_.insert_or_assign(path.native(), Kept{changed, file});
    return file;
}

} // namespace wheelwright::content
