#include "app/commands/command_line.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <span>

namespace wheelwright::app {
namespace {

struct CommandName {
    Command command;
    std::string_view name;
    std::string_view help;
    std::string_view usage = {};    // one line for each way to call it, where it takes words
    std::string_view settings = {}; // keys of those that it reads; empty: all
};

constexpr CommandName kCommands[] = {
    {Command::Serve, "serve",
     "Run the server until it gets SIGTERM or SIGINT; with --demo on data that is thrown away every ten "
     "minutes."},
    {Command::Migrate, "migrate", "Upgrade the database to this version's schema.", "",
     "data database backup-to"},
    {Command::Backup, "backup", "Copy the database into a file, also while the server runs.",
     "  backup FILE\n"
     "  backup FILE --with-files (uploads too)\n",
     "data database s3-url s3-bucket s3-region s3-key-id s3-secret"},
    {Command::Restore, "restore", "Restore a backup.",
     "  restore FILE\n"
     "  restore FILE --replace (where the database already holds data)\n"
     "  restore s3:PREFIX/NAME (from the bucket)\n",
     "data database s3-url s3-bucket s3-region s3-key-id s3-secret"},
    {Command::Doctor, "doctor", "Check settings, database and files, and say what to fix."},
    {Command::Mail, "mail", "Send a test mail.", "  mail test ADDRESS\n",
     "data smtp-url smtp-user smtp-password smtp-tls smtp-ca-file mail-from"},
    {Command::Admin, "admin", "Sign in as an admin without a mail server.",
     "  admin link (prints a link that works once, for ten minutes)\n", "data database public-url port"},
    {Command::User, "user", "List and change accounts. USER is an id or an email address.",
     "  user list\n"
     "  user show USER\n"
     "  user tier USER free|pro|premium [LAST-DAY]\n"
     "  user credits USER NUMBER\n"
     "  user role USER user|admin\n"
     "  user disable USER (nobody can sign in to it; sessions and API tokens end)\n"
     "  user enable USER\n"
     "  user delete USER\n",
     "data database credits-free credits-pro credits-premium"},
    {Command::Keys, "keys", "List and change the keys that sign access tokens and receipts.",
     "  keys list\n"
     "  keys rotate\n"
     "  keys receipts list\n"
     "  keys receipts rotate\n"
     "  keys receipts add FILE (a saved receipt-keys.json of a lost database)\n",
     "data database"},
    {Command::Reviews, "reviews", "Moderate feedback. NUMBER is in the first column of reviews list.",
     "  reviews list [waiting|approved|rejected]\n"
     "  reviews approve NUMBER...\n"
     "  reviews reject NUMBER...\n"
     "  reviews reply NUMBER TEXT (an empty text removes the reply)\n"
     "  reviews reply NUMBER -- \"- a text that begins with a dash\"\n"
     "  reviews delete NUMBER|EMAIL...\n"
     "  reviews demo [HOW-MANY] (adds example reviews)\n"
     "  reviews demo remove\n",
     "data database content word-filter"},
    {Command::Share, "share", "Take down shared wheels. LINK is a wheel's link or the id in it.",
     "  share list [open|kept|takenDown]\n"
     "  share take-down LINK [NOTE]\n"
     "  share restore LINK\n",
     "data database"},
    {Command::Tidy, "tidy", "Delete expired data now.", "",
     "data database keep-moderation-log keep-receipts keep-guest-draws keep-unused-accounts public-url "
     "smtp-url smtp-user smtp-password smtp-tls smtp-ca-file mail-from"},
    {Command::Settings, "settings", "Print every setting.",
     "  settings (as a Markdown page)\n"
     "  settings env (as a file for --env-file, each with its default, commented out)\n"},
};

bool reads(CommandName const& command, std::string_view key) {
    auto rest = command.settings;
    while (!rest.empty())
        if (takePart(rest, ' ') == key) return true;
    return command.settings.empty();
}

std::string helpText() {
    std::string text = "Wheelwright, a spinning-wheel picker.\n\nUsage: wheelwright COMMAND [--SETTING VALUE "
                       "...]\n\nCommands:\n";
    for (auto const& each : kCommands)
        text += "  " + std::string{each.name} + std::string(12 - each.name.size(), ' ') +
                std::string{each.help} + "\n";
    return text + "\nwheelwright COMMAND --help shows how to use a command; wheelwright serve --help lists "
                  "all settings.\nOther: --help, --version\n";
}

std::string helpText(CommandName const& command) {
    std::string text = std::string{command.help} + "\n\nUsage: wheelwright " + std::string{command.name};
    if (command.command == Command::Settings) return text + " ...\n" + std::string{command.usage};
    text += (command.usage.empty() ? "" : " ...") + std::string{" [--SETTING VALUE ...]\n"};
    text += std::string{command.usage} + "\nSettings, as flags or environment variables" +
            (command.command == Command::Serve ? "" : "; use those of the server") + ":\n" +
            "  --env-file FILE\n      A file of NAME=value lines with more settings. Flags and environment "
            "variables win. The installed service and every command read /etc/wheelwright/wheelwright.env.\n";
    for (auto const& setting : settingsTable()) {
        if (!reads(command, setting.key)) continue;
        text += "  " + flagOf(setting.key) + "  (" + environmentNameOf(setting.key) +
                (setting.fallback.empty() ? "" : ", default " + setting.fallback) + ")\n      " +
                std::string{setting.help} + "\n      Allowed: " + setting.allowed + ".\n";
    }
    return text;
}

Error commandLineError(std::string const& message) {
    return {Fault::BadInput, "bad_command_line", message + ". Try 'wheelwright --help'."};
}

bool isKnown(std::string_view key) {
    auto const isFileOf = [key](auto const& each) { return each.secret && fileKeyOf(each) == key; };
    auto const isKey = [key](auto const& each) { return each.key == key; };
    return key == "env-file" || std::ranges::any_of(settingsTable(), isFileOf) ||
           std::ranges::any_of(settingsTable(), isKey) || std::ranges::any_of(constantsForTests(), isKey) ||
           std::ranges::any_of(formerSettings(), isKey);
}

bool isHelp(std::string_view word) {
    return word == "--help" || word == "-h";
}

using Rest = std::span<char const* const>; // of the command line

// Takes the flag that the rest begins with, and its value. Returns what is wrong with it.
std::optional<Error> takeFlag(Invocation& invocation, Rest& rest) {
    std::string_view const word = rest.front();
    auto const equals = word.find('=');
    auto const flag = word.substr(0, equals);
    if (invocation.command == Command::Settings || !flag.starts_with("--") || !isKnown(flag.substr(2)))
        return commandLineError("Unknown option " + std::string{flag});
    rest = rest.subspan(1);
    std::string value;
    if (equals != std::string_view::npos) {
        value = word.substr(equals + 1);
    } else {
        if (rest.empty() || std::string_view{rest.front()}.starts_with("--"))
            return commandLineError(std::string{flag} + " needs a value");
        value = rest.front();
        rest = rest.subspan(1);
    }
    if (invocation.flags.emplace(flag.substr(2), value).second) return std::nullopt;
    return commandLineError(std::string{flag} + " is given more than once");
}

} // namespace

Result<std::variant<Invocation, JustPrint>> readCommandLine(int argc, char const* const* argv) {
    using Read = std::variant<Invocation, JustPrint>;
    Rest rest = Rest{argv, static_cast<std::size_t>(argc)}.subspan(1);
    if (rest.empty()) return commandLineError("No command was given");
    std::string_view const first = rest.front();
    if (isHelp(first)) return Read{JustPrint{helpText()}};
    if (first == "--version") return Read{JustPrint{"wheelwright " WHEELWRIGHT_VERSION "\n"}};
    auto const named = std::ranges::find(kCommands, first, &CommandName::name);
    if (named == std::end(kCommands)) return commandLineError("Unknown command '" + std::string{first} + "'");
    rest = rest.subspan(1);

    Invocation invocation{named->command, {}};
    while (!rest.empty()) {
        std::string_view const word = rest.front();
        if (isHelp(word)) return Read{JustPrint{helpText(*named)}};
        if (word == "--replace" && named->command == Command::Restore) {
            invocation.replace = true;
            rest = rest.subspan(1);
        } else if (word == "--demo" && named->command == Command::Serve) {
            invocation.demo = true;
            rest = rest.subspan(1);
        } else if (word == "--with-files" && named->command == Command::Backup) {
            invocation.withFiles = true;
            rest = rest.subspan(1);
        } else if (word.starts_with('-') && word != "-" && word != "--") {
            if (auto wrong = takeFlag(invocation, rest)) return *wrong;
        } else if (named->usage.empty()) {
            return commandLineError(std::string{named->name} + " takes no arguments, but was given '" +
                                    std::string{word} + "'");
        } else if (word == "--") {
            invocation.words.insert(invocation.words.end(), rest.begin() + 1, rest.end());
            break;
        } else {
            invocation.words.emplace_back(word);
            rest = rest.subspan(1);
        }
    }
    return Read{std::move(invocation)};
}

std::string settingsPage() {
    std::string page =
        "# Settings\n\n"
        "Each setting is a flag of `wheelwright serve` and the other commands, or an environment variable; "
        "the flag wins. `--env-file FILE` reads more variables from a file of `NAME=value` lines; "
        "`wheelwright settings env` prints such a file with every setting. A setting marked as secret can "
        "also be read from its own file: `--smtp-password-file FILE` or "
        "`WHEELWRIGHT_SMTP_PASSWORD_FILE=FILE`. This page is printed by `wheelwright settings`.\n";
    for (auto const& [title, settings] : settingGroups()) {
        page += "\n## " + std::string{title} +
                "\n\n| flag | environment | default | allowed | what it does |\n|---|---|---|---|---|\n";
        for (auto const& setting : settings)
            page += "| `" + flagOf(setting.key) + "` | `" + environmentNameOf(setting.key) + "` | " +
                    (setting.fallback.empty() ? "unset" : "`" + setting.fallback + "`") + " | " +
                    setting.allowed + " | " + std::string(setting.help) + (setting.secret ? " Secret." : "") +
                    " |\n";
    }
    return page;
}

std::string settingsFile() {
    std::string file = "# Every setting of Wheelwright, with what holds unless it is set. Remove the # "
                       "before those that you set.\n# wheelwright serve --env-file FILE reads such a file.\n";
    for (auto const& [title, settings] : settingGroups()) {
        file += "\n# --- " + std::string{title} + " ---\n";
        for (auto const& setting : settings) {
            auto const name = environmentNameOf(setting.key);
            file += "\n# " + std::string{setting.help} + "\n# Allowed: " + setting.allowed + ".\n#" + name +
                    "=" + setting.fallback + "\n";
            if (setting.secret) file += "#" + environmentNameOf(fileKeyOf(setting)) + "=\n";
        }
    }
    return file;
}

} // namespace wheelwright::app
