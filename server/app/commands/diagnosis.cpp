#include "app/commands/diagnosis.hpp"
#include "content/legal_page.hpp"
#include "live/draw_log.hpp"
#include "media/store_owner.hpp"
#include "media/worker_protocol.hpp"
#include "storage/installation.hpp"
#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <filesystem>
#include <iterator>
#include <optional>
#include <unistd.h>
#include <utility>

namespace wheelwright::app {
namespace {

char const* markOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::Good: return "good   ";
        case Verdict::Warning: return "note   ";
        case Verdict::Bad: return "WRONG  ";
    }
    return "";
}

using storage::Connection;
using storage::Query;

constexpr Query kIntegrity{"doctor_integrity", "pragma integrity_check(1)"};
constexpr Query kReferences{"doctor_references", "select count(*) as broken from pragma_foreign_key_check"};
constexpr Query kAdminCount{"doctor_admins", "select count(*) as admins from users where role = 'admin'"};
constexpr Query kFsync{"doctor_fsync", "select setting from pg_settings where name = 'fsync'"};

Finding schemaFinding(storage::Database& database) {
    auto const version = storage::schemaVersion(database);
    auto const newest = static_cast<int>(storage::migrationList().size());
    auto const versions =
        "version " + std::to_string(version) + ", the program's is " + std::to_string(newest);
    if (version < newest)
        return {Verdict::Warning, "The database has schema " + versions + ".",
                "The next start upgrades it, and so does wheelwright migrate. On PostgreSQL, make a backup "
                "first."};
    if (version > newest)
        return {Verdict::Bad, "The database has schema " + versions + ".",
                "A newer version has used it: install that version, or restore an older backup."};
    return {Verdict::Good, "The schema is version " + std::to_string(version) + "."};
}

std::string damageIn(Connection& connection) {
    auto const found = connection.run(kIntegrity).one().get<std::string>("integrity_check");
    return found == "ok" ? "" : found;
}

Diagnosis sqliteFindings(Connection& connection) {
    auto const damage = damageIn(connection);
    auto const broken = connection.run(kReferences).one().get<std::int64_t>("broken");
    Diagnosis findings;
    if (!damage.empty())
        findings.push_back({Verdict::Bad, "The database file is damaged: " + damage + ".",
                            "Stop the server, keep a copy of the file, and restore the last backup."});
    if (broken > 0)
        findings.push_back({Verdict::Bad,
                            std::to_string(broken) + " rows of the database refer to rows that don't exist.",
                            "Something else wrote to the file. Restore the last backup."});
    if (findings.empty()) findings.push_back({Verdict::Good, "The database file is intact."});
    return findings;
}

Finding postgresFinding(Connection& connection) {
    if (connection.run(kFsync).one().get<std::string>("setting") == "off")
        return {Verdict::Bad, "PostgreSQL runs with fsync off: a power cut loses saved data.",
                "Set fsync = on in postgresql.conf."};
    return {Verdict::Good, "PostgreSQL answers, and its commits survive a power cut."};
}

Finding decoderFinding(media::MediaRules const& rules) {
    if (access(rules.checker.worker.c_str(), X_OK) != 0)
        return {Verdict::Warning,
                "The program that decodes uploads is missing: " + rules.checker.worker.string() + ".",
                "Every upload is refused. On Debian install the package " +
                    std::string{media::kWorkerPackage} + "."};
    return {Verdict::Good, "The program that decodes uploads is there."};
}

Finding filesFinding(media::StoreSurvey const& survey, std::ptrdiff_t missing,
                     media::MediaRules const& rules) {
    auto const count = survey.uploads.size();
    auto const all = std::to_string(count) + (count == 1 ? " upload" : " uploads");
    if (missing > 0)
        return {Verdict::Bad, std::to_string(missing) + " of " + all + " have lost their file.",
                rules.s3.url.empty()
                    ? "Copy the missing files from a backup of " + (rules.folder / "files").string() + "."
                    : "Copy the missing objects from a backup of the bucket."};
    return {Verdict::Good, "The files of " + all + " are there."};
}

constexpr char kRightsOfKey[] = "Allow the key s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject "
                                "and s3:DeleteObject on its objects.";

Finding sweepFinding(media::StoreSurvey const& survey, media::StoreOwner::Claim claim) {
    if (claim == media::StoreOwner::Claim::Foreign)
        return {Verdict::Bad, "The upload store belongs to another installation; no file there is deleted.",
                "Check --database and the --s3-… settings. If this database has taken the other's place, "
                "remove " +
                    std::string{media::StoreOwner::kMarkerKey} + " from the upload store."};
    if (claim == media::StoreOwner::Claim::Hidden)
        return {Verdict::Bad,
                "The object " + std::string{media::StoreOwner::kMarkerKey} +
                    " in the upload store can't be read; leftovers there stay.",
                kRightsOfKey};
    if (auto const refusal = survey.refusal(claim); !refusal.empty())
        return {Verdict::Bad,
                std::to_string(survey.orphans.size()) +
                    " files belong to no upload; none is deleted: " + std::string{refusal} + ".",
                "Check that --database is the one these files belong to. If no one needs the files, delete "
                "them."};
    return {Verdict::Good, "The upload store has no unusual leftovers."};
}

bool mayErase(media::StoreOwner& owner) try {
    owner.tryErasing();
    return true;
} catch (media::StoreDenied const&) {
    return false;
}

bool isLocal(std::string address) {
    if (address.starts_with('[')) address = address.substr(1, address.size() - 2);
    boost::system::error_code notAnAddress;
    return boost::asio::ip::make_address(address, notAnAddress).is_loopback();
}

Finding addressFinding(Settings const& settings) {
    if (settings.publicAddress.empty())
        return {Verdict::Warning, "No public address is set: links begin with http://localhost.",
                "Set --public-url to the address people type, unless only this machine uses the server."};
    if (settings.publicAddress.starts_with("http://") && !isOnLocalhost(settings) &&
        !isLocal(content::hostOf(settings.publicAddress)))
        return {
            Verdict::Warning, "The public address isn't encrypted: " + settings.publicAddress + ".",
            "Put a reverse proxy with TLS in front of the server and set --public-url to its https address."};
    return {Verdict::Good, "Public address: " + settings.publicAddress};
}

Finding adminFinding(Settings const& settings) {
    if (settings.adminListen == "off")
        return {Verdict::Warning, "The server's metrics can't be read.",
                "Set --admin-listen to an address that only operators reach, such as 127.0.0.1:9090."};
    if (!isLocal(settings.adminListen.substr(0, settings.adminListen.rfind(':'))))
        return {Verdict::Warning, "The server's metrics can be read on " + settings.adminListen + ".",
                "Make sure that only operators reach this address."};
    return {Verdict::Good, "Operators read the server's metrics on " + settings.adminListen + "."};
}

// Two settings that belong together: one without the other is useless or does harm.
struct Pair {
    std::string_view firstKey;
    std::string Settings::*first;
    std::string_view secondKey;
    std::string Settings::*second;
    Verdict verdict = Verdict::Warning;
};

constexpr Pair kPairs[] = {
    {"smtp-user", &Settings::smtpUser, "smtp-password", &Settings::smtpPassword},
    {"google-client-id", &Settings::googleClientId, "google-client-secret", &Settings::googleClientSecret},
    {"microsoft-client-id", &Settings::microsoftClientId, "microsoft-client-secret",
     &Settings::microsoftClientSecret},
    {"apple-client-id", &Settings::appleClientId, "apple-team-id", &Settings::appleTeamId},
    {"apple-client-id", &Settings::appleClientId, "apple-key-id", &Settings::appleKeyId},
    {"apple-client-id", &Settings::appleClientId, "apple-key-file", &Settings::appleKeyFile},
    {"github-client-id", &Settings::githubClientId, "github-client-secret", &Settings::githubClientSecret},
    {"facebook-client-id", &Settings::facebookClientId, "facebook-client-secret",
     &Settings::facebookClientSecret},
    // The server refuses feedback without a score, or the page sends scores that nobody checks.
    {"recaptcha-site-key", &Settings::recaptchaSiteKey, "recaptcha-secret", &Settings::recaptchaSecret,
     Verdict::Bad},
};

std::optional<Finding> pairFinding(Settings const& settings, Pair const& pair) {
    bool const hasFirst = !(settings.*pair.first).empty();
    bool const hasSecond = !(settings.*pair.second).empty();
    if (hasFirst == hasSecond) return std::nullopt;
    auto const& [set, unset] =
        hasFirst ? std::pair{pair.firstKey, pair.secondKey} : std::pair{pair.secondKey, pair.firstKey};
    return Finding{pair.verdict, "--" + std::string{set} + " is set, but not --" + std::string{unset} + ".",
                   "Set both or neither."};
}

} // namespace

std::string textOf(Diagnosis const& diagnosis) {
    std::string text;
    for (auto const& [verdict, what, advice] : diagnosis) {
        text += markOf(verdict) + what + "\n";
        if (!advice.empty()) text += "       " + advice + "\n";
    }
    auto const wrong = std::ranges::count(diagnosis, Verdict::Bad, &Finding::verdict);
    return text + (wrong == 0   ? "Nothing is wrong.\n"
                   : wrong == 1 ? "One thing is wrong.\n"
                                : std::to_string(wrong) + " things are wrong.\n");
}

bool isHealthy(Diagnosis const& diagnosis) {
    return std::ranges::none_of(diagnosis, [](Finding const& each) { return each.verdict == Verdict::Bad; });
}

Diagnosis databaseFindings(storage::Database& database) {
    Diagnosis findings{schemaFinding(database)};
    database.read([&](Connection& connection) {
        if (database.engine() == storage::Engine::Sqlite)
            for (auto& finding : sqliteFindings(connection))
                findings.push_back(std::move(finding));
        else
            findings.push_back(postgresFinding(connection));
    });
    return findings;
}

std::string damageIn(storage::Database& sqlite) {
    return sqlite.read([](Connection& connection) { return damageIn(connection); });
}

Finding adminsFinding(storage::Database& database) {
    return database.read([](Connection& connection) -> Finding {
        if (connection.run(kAdminCount).one().get<std::int64_t>("admins") > 0)
            return {Verdict::Good, "There is an admin."};
        return {Verdict::Warning,
                "There is no admin: feedback and reports wait until you moderate them on the command line.",
                "wheelwright admin link signs you in as one. Or: wheelwright user role YOUR-ADDRESS admin."};
    });
}

Diagnosis drawLogFindings(storage::Database& database, std::filesystem::path const& headFile) {
    std::optional<live::TreeHead> kept;
    try {
        kept = live::headIn(headFile);
    } catch (std::exception const& problem) {
        return {{Verdict::Bad, problem.what(), "Until it can be read, no head of the log of draws is kept."}};
    }
    if (!kept) return {{Verdict::Good, "No head of the log of draws has been kept here yet."}};
    if (live::hasAllOf(database, *kept))
        return {{Verdict::Good, "The log of draws has everything that it had."}};
    return {{Verdict::Bad,
             "The log of draws differs from the published one: at " + std::to_string(kept->size) +
                 " entries it had another root.",
             "Was an older backup restored? Anyone who kept a head sees it too: tell people what happened "
             "and when, then move " +
                 headFile.string() + " away."}};
}

Diagnosis storeFindings(media::MediaStore& store, storage::Database& database,
                        media::MediaRules const& rules) {
    Diagnosis findings;
    media::StoreOwner owner{store, database.read(storage::installationId)};
    auto const claim = owner.look();
    if (claim != media::StoreOwner::Claim::Foreign && !mayErase(owner))
        findings.push_back(
            {Verdict::Bad,
             "The key of the upload store isn't allowed to delete: files of deleted uploads stay.",
             kRightsOfKey});
    try {
        auto const survey = media::surveyStore(store, database, SystemClock{}.now());
        auto const missing = std::ranges::count_if(survey.uploads, [&](auto const& upload) {
            return !survey.stored.contains(upload.id.text()) &&
                   media::hasLostFile(store, database, upload.id);
        });
        findings.push_back(filesFinding(survey, missing, rules));
        findings.push_back(sweepFinding(survey, claim));
    } catch (media::StoreDenied const&) {
        findings.push_back(
            {Verdict::Bad,
             "The upload store can't be listed: leftovers stay there, and lost files aren't noticed.",
             kRightsOfKey});
    }
    return findings;
}

Diagnosis mediaFindings(storage::Database& database, media::MediaRules const& rules) {
    Diagnosis findings{decoderFinding(rules)};
    try {
        SystemClock const clock;
        auto const store = media::storeFor(rules, clock);
        std::ranges::move(storeFindings(*store, database, rules), std::back_inserter(findings));
    } catch (media::StoreTrouble const& problem) {
        findings.push_back({Verdict::Bad, std::string{"The upload store can't be used: "} + problem.what(),
                            "Check the --s3-… settings, or the folder's owner and the disk."});
    }
    return findings;
}

Diagnosis settingsFindings(Settings const& settings) {
    Diagnosis findings{addressFinding(settings), adminFinding(settings)};
    bool const isBehindFront = settings.publicAddress.starts_with("https://");
    if (isBehindFront && settings.trustedProxies.empty())
        findings.push_back({Verdict::Bad,
                            "The public address is https, but no reverse proxy is trusted: the rate limits "
                            "count all visitors as one.",
                            "Set --trusted-proxies to the address of the reverse proxy."});
    for (auto const& pair : kPairs)
        if (auto finding = pairFinding(settings, pair)) findings.push_back(std::move(*finding));
    return findings;
}

} // namespace wheelwright::app
