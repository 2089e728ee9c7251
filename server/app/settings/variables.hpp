#pragma once
#include "base/result.hpp"
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace wheelwright::app {

// Tests set it beside the constants that they turn.
inline constexpr char kTestRules[] = "WHEELWRIGHT_TEST_RULES";

// Variables that settings are read from: those of the environment, then those of files of NAME=value lines,
// as systemd and containers read them. What comes first wins.
class Variables {
public:
    explicit Variables(char const* const* environment);

    // Returns what is wrong with the file.
    std::optional<Error> add(std::filesystem::path const& file);

    // Null where it isn't set or empty.
    char const* value(std::string_view name) const;
    std::vector<std::string> const& files() const { return files_; }

    // Names with the prefix of settings that match no setting: probably misspelled.
    std::vector<std::string> unknown() const;

private:
    std::map<std::string, std::string, std::less<>> values_;
    std::vector<std::string> files_;
};

// The files of an installed service; the first wins: the operator's, then the package's. Empty if the package
// didn't install this program.
std::vector<std::filesystem::path> packageFiles(std::filesystem::path const& program);

} // namespace wheelwright::app
