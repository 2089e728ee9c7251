#include "media/media_upkeep.hpp"
#include "accounts/spent_tokens.hpp"
#include "accounts/user_store.hpp"
#include "base/log.hpp"
#include "base/uuid_text.hpp"
#include "media/uploads.hpp"
#include <unordered_set>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

constexpr auto kBetweenExpiries = 1min;
constexpr auto kBetweenSweeps = 6h;
constexpr auto kYoung = 1h;      // a file this young may belong to an upload that is not written down yet
constexpr auto kTokensKept = 1h; // the verifier's own end long before

// An id with nothing or an ending behind it. A bucket may hold other people's files as well.
bool isKeyOfOurs(std::string_view key) {
    constexpr std::size_t kIdLength = 36;
    return isUuidV4(key.substr(0, kIdLength)) && (key.size() == kIdLength || key[kIdLength] == '.');
}

} // namespace

void MediaUpkeep::work() {
    auto const now = clock_.now();
    if (now >= nextExpiry_) {
        nextExpiry_ = now + kBetweenExpiries;
        endExpired();
    }
    eraseDeleted();
    if (now >= nextSweep_) {
        nextSweep_ = now + kBetweenSweeps;
        sweepOrphans();
    }
}

// A file is off the list only once it is gone: a store that is away is asked again.
void MediaUpkeep::eraseDeleted() {
    auto const ids = database_.read([](Connection& connection) { return uploadsToErase(connection); });
    for (auto const& id : ids) {
        files_.forget(id);
        store_.erase(id);
        store_.erase(thumbnailKey(id));
        database_.write([&](Connection& connection) { noteErased(connection, id); });
        counts_.erased();
    }
}

// Whoever has a better tier by now keeps the upload for as long as that tier says.
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

void MediaUpkeep::sweepOrphans() {
    std::unordered_set<std::string> stored;
    std::vector<std::string> old;
    auto const now = clock_.now();
    store_.eachFile([&](StoredFile const& file) {
        stored.insert(file.key);
        if (now - file.changedAt > kYoung && isKeyOfOurs(file.key)) old.push_back(file.key);
    });
    auto const uploads = database_.read([](Connection& connection) { return knownUploads(connection); });
    std::unordered_set<std::string> wanted;
    for (auto const& upload : uploads) {
        wanted.insert(upload.id);
        wanted.insert(thumbnailKey(upload.id));
        bool const isMissing = !stored.contains(upload.id);
        if (isMissing == upload.isMissing) continue;
        if (isMissing) log::warn("an upload has no file", {{"upload", std::string_view{upload.id}}});
        // Added while the store was listed: it is no more missing than the files in flight are orphans.
        if (isMissing && store_.get(upload.id)) continue;
        database_.write([&](Connection& connection) { setMissing(connection, upload.id, isMissing); });
    }
    for (auto const& key : old) {
        if (wanted.contains(key)) continue;
        store_.erase(key);
        counts_.orphan();
        log::warn("a file of no upload was erased", {{"file", std::string_view{key}}});
    }
}

} // namespace wheelwright::media
