#include "accounts/outbox_folder.hpp"
#include "base/iso_time.hpp"
#include "base/uuid_text.hpp"
#include "base/whole_number.hpp"
#include <optional>
#include <string>
#include <vector>

namespace wheelwright::accounts {
namespace {

namespace fs = std::filesystem;

// Reads the time from the file's name: {milliseconds}-{uuid}.eml or .part. Other files aren't ours.
std::optional<Instant> writtenAt(fs::path const& file) {
    if (file.extension() != ".eml" && file.extension() != ".part") return std::nullopt;
    auto const name = file.stem().string();
    auto const hyphen = name.find('-');
    if (hyphen == std::string::npos || !isUuidV4(std::string_view{name}.substr(hyphen + 1)))
        return std::nullopt;
    auto const milliseconds = wholeNumber(std::string_view{name}.substr(0, hyphen));
    return milliseconds ? std::optional{instantOf(*milliseconds)} : std::nullopt;
}

} // namespace

std::int64_t forgetMailFiles(fs::path const& folder, Instant before) {
    std::error_code problem;
    std::vector<fs::path> old;
    for (auto const& entry : fs::directory_iterator{folder, problem})
        if (auto const at = writtenAt(entry.path()); at && *at < before) old.push_back(entry.path());
    std::int64_t many = 0;
    for (auto const& file : old)
        if (fs::remove(file, problem)) ++many;
    return many;
}

} // namespace wheelwright::accounts
