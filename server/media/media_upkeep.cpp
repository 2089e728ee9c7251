#include "media/media_upkeep.hpp"
#include "accounts/profile/user_store.hpp"
#include "accounts/sign_in/verifier.hpp"
#include "base/deadline.hpp"
#include "base/log.hpp"
#include "media/uploads.hpp"

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

constexpr auto kBetweenExpiries = 1min;
constexpr auto kBetweenLooks = 1h;
constexpr auto kBetweenSweeps = 6h;
constexpr auto kTokensKept = 1h; // the verifier's tokens expire long before

// The entry for a file in the list of files to erase. File and thumbnail share the upload's id, so both stay
// if the upload comes back.
std::string erasureOf(std::string const& key) {
    auto const id = key.substr(0, key.find('.'));
    return key == thumbnailKey(id) ? id : key;
}

} // namespace

MediaUpkeep::MediaUpkeep(storage::Database& database, Clock const& clock, MediaRules const& rules,
                         MediaStore& store, StoreOwner& owner, MediaFiles& files, MediaCounts& counts)
    : database_{database},
      clock_{clock},
      rules_{rules},
      store_{store},
      owner_{owner},
      files_{files},
      counts_{counts},
      sweptAt_{clock.now()} {}

void MediaUpkeep::work() {
    auto const now = clock_.now();
    if (isDue(expiredAt_, now, kBetweenExpiries)) {
        expiredAt_ = now;
        endExpired();
    }
    if (isDue(lookedAt_, now, kBetweenLooks)) {
        lookedAt_ = now;
        claim_ = owner_.look();
        if (claim_ == StoreOwner::Claim::Foreign)
            log::error("media store belongs to another installation, nothing deleted");
        if (claim_ == StoreOwner::Claim::Hidden)
            log::error("media store denies reading its marker, nothing swept");
        denied_.clear();
        if (claim_ != StoreOwner::Claim::Foreign && erasing_ != Erasing::Works) tryErasing();
    }
    eraseDeleted();
    if (isDue(sweptAt_, now, kBetweenSweeps)) {
        sweptAt_ = now;
        sweepOrphans();
    }
}

void MediaUpkeep::tryErasing() try {
    owner_.tryErasing();
    erasing_ = Erasing::Works;
} catch (StoreDenied const& denial) {
    erasing_ = Erasing::Denied;
    log::error("media store denies deleting, files of deleted uploads stay",
               {{"reason", std::string_view{denial.what()}}});
}

// A file is off the list only once it is gone: a store that is away is asked again. Where the marker can't be
// read, deleted uploads still lose their files: a key that may not list the bucket never sees a marker.
void MediaUpkeep::eraseDeleted() {
    auto const now = clock_.now();
    auto ids = database_.read([&](Connection& connection) { return uploadsToErase(connection, now); });
    std::erase_if(ids, [&](std::string const& id) { return denied_.contains(id); });
    // Tried again with the next look: asking a store that isn't ours each second would cost for ever.
    if (ids.empty() || erasing_ == Erasing::Denied || claim_ == StoreOwner::Claim::Foreign) return;
    claim_ = owner_.look();
    if (claim_ == StoreOwner::Claim::Foreign) return; // stays on the list until the store is ours again
    eraseFiles(ids);
}

// A bucket may lock single objects; that must not keep the others. If none can be erased, the key may have
// lost its right.
void MediaUpkeep::eraseFiles(std::vector<std::string> const& ids) {
    std::vector<std::string> denied;
    for (auto const& id : ids)
        if (!eraseFile(id)) denied.push_back(id);
    if (denied.size() == ids.size())
        tryErasing();
    else
        erasing_ = Erasing::Works;
    if (erasing_ == Erasing::Works) denied_.insert(denied.begin(), denied.end());
}

bool MediaUpkeep::eraseFile(std::string const& id) try {
    files_.forget(id);
    store_.erase(id);
    store_.erase(thumbnailKey(id));
    database_.write([&](Connection& connection) { noteErased(connection, id); });
    counts_.erased();
    return true;
} catch (StoreDenied const& denial) {
    log::error("media store denies deleting a file",
               {{"file", std::string_view{id}}, {"reason", std::string_view{denial.what()}}});
    return false;
}

// If the user has a better tier by now, the upload stays for as long as that tier allows.
void MediaUpkeep::endExpired() {
    auto const now = clock_.now();
    auto const due = database_.read([&](Connection& connection) { return dueUploads(connection, now); });
    for (auto const& upload : due) {
        database_.write([&](Connection& connection) {
            auto const user = accounts::findUser(connection, upload.userId);
            if (!user) return;
            auto const expiry = expiryFor(rules_.of(user->subscription.at(now).tier), upload.createdAt);
            if (!expiry || *expiry > now)
                setExpiry(connection, upload.id, expiry);
            else
                eraseUpload(connection, upload.id, now);
        });
    }
    database_.write(
        [&](Connection& connection) { accounts::dropSpentTokens(connection, now - kTokensKept); });
}

void MediaUpkeep::sweepOrphans() try {
    auto const survey = surveyStore(store_, database_, clock_.now());
    for (auto const& upload : survey.uploads) {
        bool const isMissing = !survey.stored.contains(upload.id.text());
        if (isMissing == upload.isMissing) continue;
        if (isMissing) {
            if (!hasLostFile(store_, database_, upload.id)) continue;
            log::warn("upload without a file", {{"upload", std::string_view{upload.id}}});
        }
        database_.write([&](Connection& connection) { setMissing(connection, upload.id, isMissing); });
    }
    claim_ = owner_.look();
    auto const refusal = survey.refusal(claim_);
    isRefused_ = !refusal.empty();
    if (isRefused_) {
        log::error("files without an upload kept",
                   {{"reason", refusal}, {"files", static_cast<std::int64_t>(survey.orphans.size())}});
        return;
    }
    if (claim_ == StoreOwner::Claim::Unclaimed) owner_.claim();
    for (auto const& key : survey.orphans) {
        bool const isNew = database_.write([&](Connection& connection) {
            return eraseAt(connection, erasureOf(key), clock_.now() + kOrphansMarked);
        });
        if (!isNew) continue;
        counts_.orphan();
        log::warn("file without an upload marked for deletion", {{"file", std::string_view{key}}});
    }
} catch (StoreDenied const& denied) {
    isRefused_ = true;
    log::error("files without an upload kept", {{"reason", std::string_view{denied.what()}}});
}

} // namespace wheelwright::media
