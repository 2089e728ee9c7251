#include "app/commands/commands.hpp"
#include "app/commands/diagnosis.hpp"
#include "app/program/open_database.hpp"
#include "app/settings/folders.hpp"
#include "app/settings/rules.hpp"
#include "content/content_shelf.hpp"
#include "ideas/idea_library.hpp"
#include "media/worker_protocol.hpp"
#include "pictures/missing_letters.hpp"
#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "wheels/wheel_picture.hpp"
#include <algorithm>
#include <filesystem>
#include <unistd.h>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMebibyte = 1024UL * 1024;

Finding folderFinding(std::string const& folder) {
    std::error_code unreadable;
    if (!fs::is_directory(folder, unreadable))
        return {Verdict::Warning, "There is no data folder " + folder + " yet.",
                "The server creates it when it first starts. Check --data."};
    if (access(folder.c_str(), R_OK | W_OK | X_OK) != 0)
        return {Verdict::Bad, "The data folder " + folder + " isn't writable.",
                "Give it to the user that runs the server."};
    auto const space = fs::space(folder, unreadable);
    auto const left = unreadable ? 0 : space.available / kMebibyte;
    if (left < 100)
        return {Verdict::Bad, "Only " + std::to_string(left) + " MiB are left for " + folder + ".",
                "Free some space: nothing can be saved on a full disk."};
    if (left < 1024)
        return {Verdict::Warning, "Only " + std::to_string(left) + " MiB are left for " + folder + ".",
                "Free some space soon."};
    return {Verdict::Good, "The data folder " + folder + " can be used."};
}

Finding pageFinding(Settings const& settings) {
    auto const page = webFolder(settings);
    if (!fs::exists(page / "pages" / "en.html"))
        return {Verdict::Bad, "There is no page in " + page.string() + ".",
                "Build it, or set --web to where it is."};
    auto const content = contentFolder(settings);
    if (!fs::exists(content / "themes.json"))
        return {Verdict::Bad, "There is no content in " + content.string() + ".",
                "Set --content to the folder with sample wheels and themes."};
    try {
        content::ContentShelf const shelf{content};
        ideas::IdeaLibrary const ideas{ideaRules(settings, content).content, shelf.palettes()};
        wheels::PictureMaker const pictures{content};
    } catch (std::runtime_error const& problem) {
        return {Verdict::Bad, problem.what(), "Fix the file, or install it again."};
    }
    return {Verdict::Good, "The page and its content are there."};
}

Finding fontsFinding() {
    auto const missing = pictures::missingLetters();
    if (missing.empty()) return {Verdict::Good, "Preview pictures have fonts for all scripts."};
    std::string kinds;
    for (auto const& kind : missing)
        kinds += (kinds.empty() ? "" : ", ") + kind;
    return {Verdict::Warning,
            "No font of this machine has " + kinds + ": preview pictures show boxes for them.",
            "Install fonts, such as Noto. On Debian install the package " +
                std::string{media::kWorkerPackage} + "."};
}

void append(Diagnosis& all, Diagnosis more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

Diagnosis storedFindings(Settings const& settings) {
    auto const address = *storage::parseDatabaseAddress(settings.database);
    if (!isThere(address))
        return {{Verdict::Warning, "There is no database " + redacted(address) + " yet.",
                 "The server creates it when it first starts."}};
    try {
        auto database = openOrExplain(address);
        auto findings = databaseFindings(database);
        bool const isUpToDate =
            storage::schemaVersion(database) == static_cast<int>(storage::migrationList().size());
        if (isUpToDate) {
            findings.push_back(adminsFinding(database));
            append(findings, drawLogFindings(database, drawLogHead(settings)));
        }
        if (isHealthy(findings)) append(findings, mediaFindings(database, mediaRules(settings)));
        return findings;
    } catch (std::exception const& problem) {
        return {{Verdict::Bad, problem.what(), "Nothing can be saved or loaded until it works."}};
    }
}

} // namespace

Diagnosis doctorCommand(Settings const& settings) {
    Diagnosis diagnosis;
    for (auto const& file : settings.files)
        diagnosis.push_back({Verdict::Good, "Settings are read from the environment and from " + file + "."});
    append(diagnosis, settingsFindings(settings));
    diagnosis.push_back(mailServerFinding(settings));
    append(diagnosis, signInFindings(settings));
    for (auto const& name : settings.unknown)
        diagnosis.push_back({Verdict::Warning, name + " is not a setting.",
                             "Is it misspelled? wheelwright serve --help lists the names."});
    for (auto const& name : settings.testRules)
        diagnosis.push_back({Verdict::Bad, name + " turns a rule that only tests may turn.",
                             "Remove it, and WHEELWRIGHT_TEST_RULES."});
    for (auto const& sentence : settings.gone)
        diagnosis.push_back({Verdict::Warning, sentence, "Remove it: the next version won't know it."});
    diagnosis.push_back(backupFinding(settings));
    diagnosis.push_back(folderFinding(settings.data));
    diagnosis.push_back(pageFinding(settings));
    diagnosis.push_back(fontsFinding());
    append(diagnosis, storedFindings(settings));
    return diagnosis;
}

} // namespace wheelwright::app
