#include "app/media_findings.hpp"
#include "media/store_for.hpp"
#include "media/upload_store.hpp"
#include <algorithm>
#include <filesystem>
#include <unistd.h>

namespace wheelwright::app {
namespace {

Finding decoderFinding(media::MediaRules const& rules) {
    if (access(rules.worker.c_str(), X_OK) != 0)
        return {Verdict::Bad, "The program that decodes uploads is missing: " + rules.worker.string() + ".",
                "Install it beside wheelwright; without it no upload is taken."};
    return {Verdict::Good, "The program that decodes uploads is there."};
}

Finding filesFinding(storage::Database& database, media::MediaRules const& rules) {
    SystemClock const clock;
    auto const store = media::storeFor(rules, clock);
    std::unordered_set<std::string> there;
    store->eachFile([&](media::StoredFile const& file) { there.insert(file.key); });
    // Asked for after the files: what is uploaded meanwhile is in neither or in both.
    auto const known =
        database.read([](storage::Connection& connection) { return media::knownUploads(connection); });
    auto const missing =
        std::ranges::count_if(known, [&](auto const& upload) { return !there.contains(upload.id); });
    auto const all = std::to_string(known.size()) + (known.size() == 1 ? " upload" : " uploads");
    if (missing > 0)
        return {Verdict::Bad, std::to_string(missing) + " of " + all + " have lost their file.",
                rules.s3.url.empty()
                    ? "Copy the missing files from a backup of " + (rules.folder / "files").string() + "."
                    : "Copy the missing objects from a backup of the bucket."};
    return {Verdict::Good, "The files of " + all + " are there."};
}

} // namespace

Diagnosis mediaFindings(storage::Database& database, media::MediaRules const& rules) {
    Diagnosis findings{decoderFinding(rules)};
    try {
        findings.push_back(filesFinding(database, rules));
    } catch (media::StoreTrouble const& problem) {
        findings.push_back({Verdict::Bad,
                            std::string{"The place of uploads cannot be used: "} + problem.what(),
                            "Check the --s3-… settings, or the folder's owner and the disk."});
    }
    return findings;
}

} // namespace wheelwright::app
