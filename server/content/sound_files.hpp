#pragma once
#include "base/clock.hpp"
#include "base/recent_cache.hpp"
#include "http/made_file.hpp"
#include <filesystem>
#include <optional>

namespace wheelwright::content {

// The built-in sounds. A file is read and its digest taken when someone asks for it first; then it is served
// from memory, up to a bound. Every few seconds the disk is asked whether the file changed.
class SoundFiles {
public:
    SoundFiles(std::filesystem::path folder, Clock const& clock);

    // The captures of the request are the names below the folder.
    http::Response answer(http::Request const& request);
    std::optional<http::Response> inMemory(http::Request const& request) const; // without the disk

private:
    struct Served {
        http::MadeFile file;
        std::string version; // of a track: what the manifest calls its hash
        std::filesystem::file_time_type changed;
        Instant lookedAt;
        std::size_t bytes = 0;
    };
    using Cache = RecentCache<Served>;

    static Served read(std::filesystem::path const& path);
    static http::Response answerWith(Served const& served, http::Request const& request);
    Cache::Entry load(std::string const& name);
    bool isFresh(Served const& served) const;

    std::filesystem::path folder_;
    Clock const& clock_;
    Cache cache_;
};

} // namespace wheelwright::content
