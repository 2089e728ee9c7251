#pragma once
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

} // namespace wheelwright::app
