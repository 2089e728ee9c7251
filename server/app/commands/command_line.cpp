#include "app/commands/command_line.hpp"
#include <CLI/CLI.hpp>
#include <algorithm>

namespace wheelwright::app {
namespace {

struct CommandName {
    Command command;
    char const* name;
    char const* help;
    char const* usage = ""; // one line for each way to call it; empty where its name is all there is to say
};

constexpr CommandName kCommands[] = {
    {Command::Serve, "serve", "Run the server until SIGTERM or SIGINT."},
    {Command::Migrate, "migrate", "Bring the database to this version's schema and stop."},
    {Command::Backup, "backup", "Copy everything into a file while the server runs.", "  backup FILE\n"},
    {Command::Restore, "restore", "Put a backup into the database.",
     "  restore FILE\n"
     "  restore FILE --replace (where the database already holds data)\n"},
    {Command::Doctor, "doctor", "Check settings, database and files, and say what to do."},
    {Command::User, "user", "Show and change accounts. USER is an id or an e-mail address.",
     "  user list\n"
     "  user show USER\n"
     "  user tier USER free|pro|premium [LAST-DAY]\n"
     "  user credits USER NUMBER\n"
     "  user role USER user|admin\n"
     "  user delete USER\n"},
    {Command::Keys, "keys", "Show and change the keys that sign access tokens and receipts.",
     "  keys list\n"
     "  keys rotate\n"
     "  keys receipts list\n"
     "  keys receipts rotate\n"
     "  keys receipts add FILE (a saved receipt-keys.json of a lost database)\n"},
    {Command::Reviews, "reviews", "Moderate feedback. NUMBER is the first column of reviews list.",
     "  reviews list [waiting|approved|rejected]\n"
     "  reviews approve NUMBER...\n"
     "  reviews reject NUMBER...\n"
     "  reviews reply NUMBER TEXT (an empty text removes the reply)\n"
     "  reviews reply NUMBER -- \"- a text that begins with a dash\"\n"
     "  reviews delete NUMBER|E-MAIL...\n"
     "  reviews demo [HOW-MANY] (adds examples)\n"
     "  reviews demo remove\n"},
    {Command::Share, "share", "Take down shared wheels. LINK is a wheel's link or the id in it.",
     "  share list [open|kept|takenDown]\n"
     "  share take-down LINK [NOTE]\n"
     "  share restore LINK\n"},
    {Command::Tidy, "tidy", "Delete now everything past its retention period."},
    {Command::Settings, "settings", "Print every setting as a Markdown page."},
};

std::string environmentNote(Setting const& setting) {
    return environmentNameOf(setting) + (setting.fallback.empty() ? "" : ", default " + setting.fallback);
}

std::string helpText() {
    std::string text = "Wheelwright, a spinning-wheel picker.\n\nUsage: wheelwright COMMAND [--SETTING VALUE "
                       "...]\n\nCommands:\n";
    for (auto const& [command, name, about, usage] : kCommands)
        text +=
            "  " + std::string(name) + std::string(12 - std::string_view{name}.size(), ' ') + about + "\n";
    text += "\nArguments:\n";
    for (auto const& each : kCommands)
        text += each.usage;
    text += "\nSettings of all commands, as flags or in the environment:\n";
    for (auto const& setting : settingsTable())
        text += "  " + flagOf(setting) + "  (" + environmentNote(setting) + ")\n      " +
                std::string(setting.help) + " Allowed: " + setting.allowed + ".\n";
    return text + "\nOther: --help, --version\n";
}

// A hundred settings would hide the few lines about the command.
std::string helpText(CommandName const& command) {
    if (*command.usage == '\0') return helpText();
    return std::string{command.help} + "\n\nUsage: wheelwright " + command.name +
           " ... [--SETTING VALUE ...]\n" + command.usage +
           "\nThe settings must be those of the server, at least --data or --database. 'wheelwright --help' "
           "lists "
           "them all.\n";
}

// CLI11's messages may have several lines. Keeps the first one and points to --help.
Error commandLineError(std::string message) {
    if (auto const lineEnd = message.find('\n'); lineEnd != std::string::npos) message.resize(lineEnd);
    if (!message.ends_with('.')) message += '.';
    return {Fault::BadInput, "bad_command_line", message + " Try 'wheelwright --help'."};
}

bool takesWords(Command command) {
    return command != Command::Serve && command != Command::Migrate && command != Command::Doctor &&
           command != Command::Tidy && command != Command::Settings;
}

} // namespace

Result<std::variant<Invocation, JustPrint>> readCommandLine(int argc, char const* const* argv) {
    CLI::App cli;
    cli.set_help_flag();
    bool help = false;
    bool version = false;
    cli.add_flag("-h,--help", help);
    cli.add_flag("--version", version);
    cli.require_subcommand(0, 1);

    std::map<std::string, std::string, std::less<>> texts;
    std::vector<std::string> words;
    bool replace = false;
    auto const* const end = argv + argc;
    for (auto const& [command, name, about, usage] : kCommands) {
        auto* const subcommand = cli.add_subcommand(name, about);
        subcommand->set_help_flag();
        subcommand->add_flag("-h,--help", help);
        // CLI11 compares each new option with all others: every setting for every command would take as long
        // as opening the database.
        bool const isNamed = std::find(argv, end, std::string_view{name}) != end;
        if (command == Command::Settings || !isNamed) continue;
        if (takesWords(command)) subcommand->add_option("words", words);
        if (command == Command::Restore) subcommand->add_flag("--replace", replace);
        for (auto const& setting : settingsTable())
            subcommand->add_option(flagOf(setting), texts[std::string{setting.key}]);
        for (auto const& [key, by] : replacedSettings())
            subcommand->add_option("--" + std::string{key}, texts[std::string{key}]);
    }
    // Words after -- are handled here: CLI11 gives them to the program once the command has had a word.
    auto const* const dashes = std::find(argv, end, std::string_view{"--"});
    try {
        cli.parse(static_cast<int>(dashes - argv), argv);
    } catch (CLI::ArgumentMismatch const& problem) {
        // "--port: 1 required TEXT missing", or "--port: At Most 1 required but received 2"
        std::string_view const message = problem.what();
        bool const isRepeated = message.find("At Most") != std::string_view::npos;
        return commandLineError(std::string{message.substr(0, message.find(':'))} +
                                (isRepeated ? " is given more than once" : " needs a value"));
    } catch (CLI::ParseError const& problem) {
        return commandLineError(problem.what());
    }
    if (help) {
        auto const named = std::ranges::find_if(
            kCommands, [&](CommandName const& each) { return cli.get_subcommand(each.name)->parsed(); });
        return std::variant<Invocation, JustPrint>{
            JustPrint{named == std::end(kCommands) ? helpText() : helpText(*named)}};
    }
    if (version)
        return std::variant<Invocation, JustPrint>{JustPrint{"wheelwright " WHEELWRIGHT_VERSION "\n"}};

    for (auto const& [command, name, about, usage] : kCommands) {
        auto const* const subcommand = cli.get_subcommand(name);
        if (!subcommand->parsed()) continue;
        if (dashes != end) {
            if (!takesWords(command))
                return commandLineError(std::string{name} + " takes no words behind --");
            words.insert(words.end(), dashes + 1, end);
        }
        Invocation invocation{command, {}, words, replace};
        if (command != Command::Settings)
            for (auto const& setting : settingsTable())
                if (subcommand->count(flagOf(setting)) > 0)
                    invocation.flags.emplace(setting.key, texts.find(setting.key)->second);
        for (auto const& [key, by] : replacedSettings()) // refused with a sentence of its own
            if (auto const given = texts.find(key); given != texts.end() && !given->second.empty())
                invocation.flags.emplace(key, given->second);
        return std::variant<Invocation, JustPrint>{std::move(invocation)};
    }
    return commandLineError("No command was given");
}

std::string settingsPage() {
    std::string page =
        "# Settings\n\n"
        "Each setting is a flag of `wheelwright serve` and the other commands or a variable of the "
        "environment; the flag wins. This page is printed by `wheelwright settings`.\n\n"
        "| flag | environment | default | allowed | what it does |\n|---|---|---|---|---|\n";
    for (auto const& setting : settingsTable())
        page += "| `" + flagOf(setting) + "` | `" + environmentNameOf(setting) + "` | " +
                (setting.fallback.empty() ? "unset" : "`" + setting.fallback + "`") + " | " +
                setting.allowed + " | " + std::string(setting.help) + " |\n";
    return page;
}

} // namespace wheelwright::app
