#pragma once
#include "app/settings/read_settings.hpp"
#include <variant>

namespace wheelwright::app {

enum class Command {
    Serve,
    Migrate,
    Backup,
    Restore,
    Doctor,
    Mail,
    Admin,
    User,
    Keys,
    Reviews,
    Share,
    Tidy,
    Settings
};

struct Invocation {
    Command command;
    Flags flags;
    std::vector<std::string> words = {}; // after the command: a verb, a user, a file
    bool replace = false;                // restore over a database that holds data
    bool withFiles = false;              // put the uploads into the backup
    bool demo = false;                   // serve strangers, on data that is thrown away
};

struct JustPrint {
    std::string text;
};

// Parses the command line: a command to run, a text to print, or an error sentence.
Result<std::variant<Invocation, JustPrint>> readCommandLine(int argc, char const* const* argv);

// docs/settings.md, made from the same table as the help.
std::string settingsPage();

// deploy/.env.example, from the same table.
std::string settingsFile();

} // namespace wheelwright::app
