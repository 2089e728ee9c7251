#include "app/commands/command_line.hpp"
#include "app/commands/commands.hpp"
#include "app/settings/variables.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace {

using namespace wheelwright;
using namespace wheelwright::app;

constexpr int kCannot = 1; // tried and failed
constexpr int kWrong = 2;  // a wrong command line or setting

// Prints one line, even if a library's message has several.
int complain(std::string sentence, int exitCode) {
    std::ranges::replace_if(
        sentence, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    while (sentence.ends_with(' '))
        sentence.pop_back();
    log::flush();
    std::fprintf(stderr, "wheelwright: %s\n", sentence.c_str());
    return exitCode;
}

int report(Result<std::string> const& outcome) {
    if (!outcome)
        return complain(outcome.error().message, outcome.error().fault == Fault::BadInput ? kWrong : kCannot);
    std::fputs(outcome->c_str(), stdout);
    return 0;
}

int report(Diagnosis const& diagnosis) {
    std::fputs(textOf(diagnosis).c_str(), stdout);
    return isHealthy(diagnosis) ? 0 : kCannot;
}

int printSettings(Words const& words) {
    bool const asFile = words == Words{"env"};
    if (!asFile && !words.empty())
        return complain("settings takes env or nothing. Try 'wheelwright settings --help'.", kWrong);
    std::fputs((asFile ? settingsFile() : settingsPage()).c_str(), stdout);
    return 0;
}

// The variables of the service: systemd gives serve those of its files.
Result<Variables> variablesOf(Invocation const& invocation) {
    Variables variables{environ};
    std::vector<std::filesystem::path> files;
    if (auto const named = invocation.flags.find("env-file"); named != invocation.flags.end())
        files.emplace_back(named->second);
    else if (invocation.command != Command::Serve)
        files = packageFiles(std::filesystem::read_symlink("/proc/self/exe"));
    for (auto const& file : files)
        if (auto const wrong = variables.add(file)) return *wrong;
    return variables;
}

Result<Settings> settingsOf(Invocation const& invocation) {
    auto const variables = variablesOf(invocation);
    if (!variables) return variables.error();
    auto settings = readSettings(invocation.flags, [&](char const* name) { return variables->value(name); });
    if (!settings) return settings;
    settings->files = variables->files();
    settings->unknown = variables->unknown();
    return settings;
}

int run(Invocation const& invocation) {
    if (invocation.command == Command::Settings) return printSettings(invocation.words);
    auto const settings = settingsOf(invocation);
    if (!settings) return complain(settings.error().message, kWrong);
    bool const says = invocation.command == Command::Serve || invocation.command == Command::Doctor;
    if (!says) { // in its own way
        for (auto const& file : settings->files)
            complain("Settings from " + file + ".", 0);
        for (auto const& sentence : settings->gone)
            complain(sentence, 0);
    }
    switch (invocation.command) {
        case Command::Serve: return invocation.demo ? serveDemo(*settings) : serve(*settings);
        case Command::Migrate: return migrate(*settings);
        case Command::Backup: return report(backupCommand(*settings, invocation.words, invocation.withFiles));
        case Command::Restore: return report(restoreCommand(*settings, invocation.words, invocation.replace));
        case Command::Doctor: return report(doctorCommand(*settings));
        case Command::Mail: return report(mailCommand(*settings, invocation.words));
        case Command::Admin: return report(adminCommand(*settings, invocation.words));
        case Command::User: return report(userCommand(*settings, invocation.words));
        case Command::Reviews: return report(reviewsCommand(*settings, invocation.words));
        case Command::Share: return report(shareCommand(*settings, invocation.words));
        case Command::Keys: return report(keysCommand(*settings, invocation.words));
        case Command::Tidy: return report(tidyCommand(*settings));
        case Command::Settings: break; // handled above
    }
    std::abort(); // unreachable: a command without a case fails the build
}

} // namespace

int main(int argc, char** argv) {
    try {
        auto const line = readCommandLine(argc, argv);
        if (!line) return complain(line.error().message, kWrong);
        auto const* const print = std::get_if<JustPrint>(&*line);
        if (print != nullptr) std::fputs(print->text.c_str(), stdout);
        int const exitCode = print != nullptr ? 0 : run(std::get<Invocation>(*line));
        if (std::fflush(stdout) != 0) return complain("Writing to standard output failed.", kCannot);
        return exitCode;
    } catch (std::exception const& problem) {
        return complain(problem.what(), kCannot);
    }
}
