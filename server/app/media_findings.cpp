#include "app/media_findings.hpp"
#include "base/chance.hpp"
#include "media/store_for.hpp"
#include "media/store_owner.hpp"
#include "storage/migration_list.hpp"
#include <algorithm>
#include <filesystem>
#include <unistd.h>

namespace wheelwright::app {
namespace {

Finding decoderFinding(media::MediaRules const& rules) {
    if (access(rules.checker.worker.c_str(), X_OK) != 0)
        return {Verdict::Bad,
                "The program that decodes uploads is missing: " + rules.checker.worker.string() + ".",
                "Install it beside wheelwright; without it no upload is taken."};
    return {Verdict::Good, "The program that decodes uploads is there."};
}

Finding filesFinding(media::StoreSurvey const& survey, media::MediaRules const& rules) {
    auto const missing = std::ranges::count_if(
        survey.uploads, [&](auto const& upload) { return !survey.stored.contains(upload.id); });
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
        return {Verdict::Bad,
                "The place of uploads belongs to another installation; no file there is erased.",
                "Check --database and the --s3-… settings. If this database has taken the other's place, "
                "remove " +
                    std::string{media::StoreOwner::kMarkerKey} + " from the place of uploads."};
    if (claim == media::StoreOwner::Claim::Hidden)
        return {Verdict::Bad,
                "The object " + std::string{media::StoreOwner::kMarkerKey} +
                    " in the place of uploads may not be read; leftovers there stay.",
                kRightsOfKey};
    if (auto const refusal = survey.refusal(claim); !refusal.empty())
        return {
            Verdict::Bad,
            std::to_string(survey.orphans.size()) +
                " files belong to no upload; none is erased: " + std::string{refusal} + ".",
            "Check that --database is the one these files belong to. Files that nobody needs are yours to "
            "remove."};
    return {Verdict::Good, "The place of uploads holds no more leftovers than usual."};
}

// A store says whether it lets us erase even where there is no such file.
bool mayErase(media::MediaStore& store) try {
    store.erase(newUuid());
    return true;
} catch (media::StoreDenied const&) {
    return false;
}

void lookThroughStore(Diagnosis& findings, storage::Database& database, media::MediaRules const& rules) {
    SystemClock const clock;
    auto const store = media::storeFor(rules, clock);
    if (!mayErase(*store))
        findings.push_back({Verdict::Bad,
                            "The key to the place of uploads may not delete: files of deleted uploads stay.",
                            kRightsOfKey});
    auto const survey = media::surveyStore(*store, database, clock.now());
    findings.push_back(filesFinding(survey, rules));
    findings.push_back(
        sweepFinding(survey, media::StoreOwner{*store, database.read(storage::installationId)}.look()));
}

} // namespace

Diagnosis mediaFindings(storage::Database& database, media::MediaRules const& rules) {
    Diagnosis findings{decoderFinding(rules)};
    try {
        lookThroughStore(findings, database, rules);
    } catch (media::StoreDenied const&) {
        findings.push_back(
            {Verdict::Bad,
             "The place of uploads may not be listed: leftovers stay there, and lost files aren't "
             "noticed.",
             kRightsOfKey});
    } catch (media::StoreTrouble const& problem) {
        findings.push_back({Verdict::Bad,
                            std::string{"The place of uploads cannot be used: "} + problem.what(),
                            "Check the --s3-… settings, or the folder's owner and the disk."});
    }
    return findings;
}

} // namespace wheelwright::app
