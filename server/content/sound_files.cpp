#include "content/sound_files.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "base/files.hpp"
#include "http/form_fields.hpp"
#include "http/header_fields.hpp"
#include <algorithm>
#include <fstream>
#include <iterator>

namespace wheelwright::content {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr std::string_view kTrack = "audio/mpeg";
constexpr std::size_t kVersionLength = 16;          // of the hash in the manifest
constexpr std::size_t kMostKept = 32 * 1024 * 1024; // twice what the product brings
constexpr std::size_t kEntryBytes = 1024;           // beside the file's own
constexpr auto kFresh = 5s;                         // then the disk is asked whether the file changed

// Excludes names that lead out of the folder, and hidden files.
bool isPlainName(std::string_view name) {
    auto const isPlain = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-' ||
               letter == '.';
    };
    return !name.starts_with('.') && std::ranges::all_of(name, isPlain);
}

// The name below the folder; nothing where there can't be such a file.
std::optional<std::string> nameIn(http::Request const& request) {
    std::string joined;
    for (auto const name : request.captures) {
        if (!isPlainName(name)) return std::nullopt;
        if (!joined.empty()) joined += '/';
        joined += name;
    }
    return joined;
}

http::Response nothingHere() {
    return http::errorResponse(404, "not_found", "There is nothing at this address.");
}

} // namespace

SoundFiles::SoundFiles(fs::path folder, Clock const& clock)
    : folder_{std::move(folder)}, clock_{clock}, cache_{kMostKept} {}

http::Response SoundFiles::answer(http::Request const& request) {
    auto const name = nameIn(request);
    auto const served = name ? load(*name) : nullptr;
    return served ? answerWith(*served, request) : nothingHere();
}

std::optional<http::Response> SoundFiles::inMemory(http::Request const& request) const {
    auto const name = nameIn(request);
    auto const served = name ? cache_.find(*name) : nullptr;
    if (!served || !isFresh(*served)) return std::nullopt;
    return answerWith(*served, request);
}

bool SoundFiles::isFresh(Served const& served) const {
    return !isDue(served.lookedAt, clock_.now(), kFresh);
}

SoundFiles::Cache::Entry SoundFiles::load(std::string const& name) {
    auto const alone = cache_.loading(name);
    auto const known = cache_.find(name);
    if (known && isFresh(*known)) return known;
    auto const path = folder_ / name;
    std::error_code fault;
    if (!fs::is_regular_file(path, fault)) return nullptr;
    auto const changed =
        fs::last_write_time(path, fault); // before it is read: a later change is seen next time
    auto served = known && known->changed == changed ? *known : read(path);
    served.changed = changed;
    served.lookedAt = clock_.now();
    auto const entry = std::make_shared<Served const>(std::move(served));
    cache_.keep(name, entry, cache_.moment(name));
    return entry;
}

SoundFiles::Served SoundFiles::read(fs::path const& path) {
    auto bytes = readFile(path); // throws: an empty sound would be kept until the file changes
    std::string type{http::contentTypeOf(path.native())};
    Served served;
    served.bytes = kEntryBytes + bytes.size();
    if (type == kTrack) {
        served.version = sha256Hex(bytes).substr(0, kVersionLength);
        served.file = std::make_shared<http::StaticFile>(std::move(type), "", std::move(bytes));
    } else {
        served.file = http::compressedFile(std::move(type), std::move(bytes));
    }
    return served;
}

// An address with the version of exactly these bytes never means others.
http::Response SoundFiles::answerWith(Served const& served, http::Request const& request) {
    auto response = http::answerWith(served.file, request);
    if (served.version.empty() || response.status == 416) return response;
    bool const isThis = http::FormFields{request.query}.find("v") == served.version;
    response.header("Cache-Control", isThis ? "public, max-age=31536000, immutable" : "no-cache");
    return response;
}

} // namespace wheelwright::content
