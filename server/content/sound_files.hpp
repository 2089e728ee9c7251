#pragma once
#include "base/text_hash.hpp"
#include "http/made_file.hpp"
#include <filesystem>
#include <mutex>

namespace wheelwright::content {

// The built-in sounds. Tracks are read when someone asks for them: all of them in memory would be more than
// the rest of the server. Lists and pictures are small and stay, compressed, until their file changes.
class SoundFiles {
public:
    explicit SoundFiles(std::filesystem::path folder) : folder_{std::move(folder)} {}

    http::Response answer(http::Request const& request) const; // the captures are the names below the folder

private:
    struct Kept {
        std::filesystem::file_time_type changed;
        http::MadeFile file;
    };
    http::MadeFile small(std::filesystem::path const& path, std::string_view type) const;

    std::filesystem::path folder_;
    mutable std::mutex mutex_;
    mutable TextMap<Kept> kept_;
};

} // namespace wheelwright::content
