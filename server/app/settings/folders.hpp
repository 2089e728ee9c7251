#pragma once
#include "app/settings/settings.hpp"
#include <filesystem>

namespace wheelwright::app {

// Where the parts of an installation are.
struct InstalledLayout {
    std::filesystem::path web;
    std::filesystem::path content;
    std::filesystem::path mediaWorker;
};

// Finds the parts from the program's own path. Three layouts are known:
//   PREFIX/bin, PREFIX/web, PREFIX/content           the container
//   PREFIX/build/bin, PREFIX/build/web, PREFIX/content   a working copy
//   PREFIX/bin, PREFIX/share/wheelwright, PREFIX/libexec/wheelwright   the Debian package
InstalledLayout layoutAround(std::filesystem::path const& program);

// The layout around the running program.
InstalledLayout installedLayout();

// The folder of the built page: the setting's, or else the installation's.
std::filesystem::path webFolder(Settings const& settings);

// The folder of sample wheels, themes and other content: the setting's, or else the installation's.
std::filesystem::path contentFolder(Settings const& settings);

// The file with the newest signed head of the log of draws. It is outside the database, so that it stays when
// an older backup is restored.
std::filesystem::path drawLogHead(Settings const& settings);

// The folder with everything a server keeps. It is created for its user only, and locked: two servers on one
// folder would each assume that they are the only writer.
class DataFolder {
public:
    explicit DataFolder(std::filesystem::path path) : path_{std::move(path)} {}
    DataFolder(DataFolder const&) = delete;
    DataFolder& operator=(DataFolder const&) = delete;
    ~DataFolder() { unlock(); }

    void make() const;
    void lock();
    void unlock() noexcept;

private:
    std::filesystem::path path_;
    int lock_ = -1;
};

} // namespace wheelwright::app
