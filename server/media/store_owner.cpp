#include "media/store_owner.hpp"
#include "base/chance.hpp"
#include <algorithm>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

// Crashed servers leave only a few orphans. If there are more, this is probably the wrong database.
constexpr std::size_t kFewOrphans = 10;
constexpr std::size_t kShareOfOrphans = 10; // one in ten
constexpr auto kYoung = 1h;                 // the upload of a file this young may not have its row yet

// An id, optionally followed by an extension.
bool isKeyOfOurs(std::string_view key) {
    constexpr std::size_t kIdLength = 36;
    return isUuidV4(key.substr(0, kIdLength)) && (key.size() == kIdLength || key[kIdLength] == '.');
}

void addFilesOf(std::string const& id, std::unordered_set<std::string>& keys) {
    keys.insert(id);
    keys.insert(thumbnailKey(id));
}

} // namespace

StoreOwner::Claim StoreOwner::look() const try {
    auto const marker = store_.get(kMarkerKey);
    if (!marker) return Claim::Unclaimed;
    return *marker == installationId_ ? Claim::Ours : Claim::Foreign;
} catch (StoreDenied const&) {
    return Claim::Hidden;
}

std::string_view StoreSurvey::refusal(StoreOwner::Claim claim) const {
    if (claim == StoreOwner::Claim::Foreign) return "the store belongs to another installation";
    if (claim == StoreOwner::Claim::Hidden) return "the store doesn't show which installation it belongs to";
    if (claim == StoreOwner::Claim::Unclaimed && withUpload < ours - withUpload)
        return "the store is unclaimed and most of its files are unknown";
    if (orphans.size() > std::max(kFewOrphans, ours / kShareOfOrphans))
        return "too many files have no upload";
    return {};
}

bool hasLostFile(MediaStore& store, storage::Database& database, UploadId const& id) {
    if (store.get(id)) return false;
    // The row goes before its file, so it is looked up after the file.
    return database.read([&](Connection& connection) { return findUpload(connection, id); }).has_value();
}

StoreSurvey surveyStore(MediaStore& store, storage::Database& database, Instant now) {
    StoreSurvey survey;
    std::vector<StoredFile> ours;
    store.eachFile([&](StoredFile const& file) {
        survey.stored.insert(file.key);
        if (isKeyOfOurs(file.key)) ours.push_back(file);
    });
    // Read after the files are listed, so that a new file in the list isn't taken for an orphan.
    survey.uploads = database.read(knownUploads);
    std::unordered_set<std::string> wanted;
    for (auto const& upload : survey.uploads)
        addFilesOf(upload.id.text(), wanted);
    // Deleted, but not yet erased: many of them say nothing about the database. Asked for after the uploads:
    // an upload that is deleted in between is in both.
    std::unordered_set<std::string> deleted;
    for (auto const& id : database.read([&](Connection& connection) { return erasuresDue(connection, now); }))
        addFilesOf(id, deleted);
    for (auto const& file : ours) {
        bool const hasUpload = wanted.contains(file.key);
        if (!hasUpload && deleted.contains(file.key)) continue;
        ++survey.ours;
        if (hasUpload)
            ++survey.withUpload;
        else if (now - file.changedAt > kYoung)
            survey.orphans.push_back(file.key);
    }
    return survey;
}

} // namespace wheelwright::media
