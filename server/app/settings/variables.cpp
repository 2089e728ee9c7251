#include "app/settings/variables.hpp"
#include "app/settings/settings.hpp"
#include "base/files.hpp"
#include "base/text.hpp"
#include <set>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;

constexpr char kOperatorsFile[] = "/etc/wheelwright/wheelwright.env";

// Kubernetes sets such variables for a service named wheelwright.
bool isServiceLink(std::string_view name) {
    return name.starts_with("WHEELWRIGHT_SERVICE_") || name.starts_with("WHEELWRIGHT_PORT_");
}

std::string_view withoutQuotes(std::string_view text) {
    bool const isQuoted =
        text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front();
    return isQuoted ? text.substr(1, text.size() - 2) : text;
}

std::set<std::string, std::less<>> knownNames() {
    std::set<std::string, std::less<>> known{kTestRules};
    for (auto const* const table : {&settingsTable(), &constantsForTests()})
        for (auto const& setting : *table) {
            known.insert(environmentNameOf(setting.key));
            if (setting.secret) known.insert(environmentNameOf(fileKeyOf(setting)));
        }
    for (auto const& former : formerSettings())
        known.insert(environmentNameOf(former.key));
    return known;
}

} // namespace

Variables::Variables(char const* const* environment) {
    for (; *environment != nullptr; ++environment) {
        std::string_view const entry{*environment};
        auto const equals = entry.find('=');
        if (equals + 1 < entry.size()) values_.emplace(entry.substr(0, equals), entry.substr(equals + 1));
    }
}

std::optional<Error> Variables::add(fs::path const& file) try {
    auto const text = readFile(file);
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        auto line = trimmed(takePart(rest, '\n'), " \t\r");
        if (line.empty() || line.front() == '#' || line.front() == ';') continue;
        if (line.starts_with("export ")) line = trimmed(line.substr(7));
        auto const equals = line.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return Error{Fault::BadInput, "bad_setting",
                         "Line " + std::to_string(number) + " of " + file.string() +
                             " isn't NAME=value. A comment begins with #."};
        auto const value = withoutQuotes(trimmed(line.substr(equals + 1)));
        if (!value.empty()) values_.emplace(trimmed(line.substr(0, equals)), value);
    }
    files_.push_back(file.string());
    return std::nullopt;
} catch (std::runtime_error const&) {
    return Error{Fault::BadInput, "bad_setting",
                 "The settings in " + file.string() +
                     " can't be read. Call this as root or as the user that runs the server, or name another "
                     "file with --env-file."};
}

char const* Variables::value(std::string_view name) const {
    auto const found = values_.find(name);
    return found == values_.end() ? nullptr : found->second.c_str();
}

std::vector<std::string> Variables::unknown() const {
    auto const known = knownNames();
    std::vector<std::string> names;
    for (auto const& [name, value] : values_)
        if (name.starts_with("WHEELWRIGHT_") && !isServiceLink(name) && !known.contains(name))
            names.push_back(name);
    return names;
}

std::vector<fs::path> packageFiles(fs::path const& program) {
    auto const shipped = program.parent_path().parent_path() / "share/wheelwright/service.env";
    std::error_code unseen;
    if (!fs::exists(shipped, unseen)) return {};
    std::vector<fs::path> files;
    if (fs::exists(kOperatorsFile, unseen)) files.emplace_back(kOperatorsFile);
    files.push_back(shipped);
    return files;
}

} // namespace wheelwright::app
