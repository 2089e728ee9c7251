#include "media/uploads.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "base/log.hpp"
#include "media/file_name.hpp"
#include "media/media_calls.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::media {
namespace {

using storage::Connection;

Error notFound(MediaKind kind) {
    return {Fault::NotFound, std::string{nameOf(kind)} + "_not_found",
            "There is no such " + std::string{nameOf(kind)} + "."};
}
Error noFile() {
    return {Fault::BadInput, "no_file", "Choose a file first."};
}
Error storeTrouble(StoreTrouble const& trouble) {
    if (trouble.isFull)
        return {Fault::Unavailable, "storage_full",
                "The server has no space for this file right now. Try again later."};
    return {Fault::Unavailable, "storage_unavailable",
            "Files can't be stored right now. Try again in a moment."};
}

Upload uploadOf(UserId const& userId, MediaKind kind, std::string_view givenName, CheckedFile const& file) {
    auto const [name, fileName] = tidyFileName(givenName, file.contentType);
    Upload upload;
    upload.id = UploadId{newUuid()};
    upload.userId = userId;
    upload.kind = kind;
    upload.name = name;
    upload.fileName = fileName;
    upload.contentType = file.contentType;
    upload.size = static_cast<std::int64_t>(file.stored.size());
    upload.thumbnailSize = static_cast<std::int64_t>(file.thumbnail.size());
    upload.width = file.width;
    upload.height = file.height;
    upload.duration = file.duration;
    upload.loudness = file.loudness;
    return upload;
}

} // namespace

std::optional<Instant> expiryFor(Allowance const& allowance, Instant uploadedAt) {
    if (allowance.days == 0) return std::nullopt;
    return uploadedAt + std::chrono::days{allowance.days};
}

Result<Allowance> Uploads::allowanceOf(Connection& connection, UserId const& userId) const {
    auto const user = accounts::findUser(connection, userId);
    if (!user) return Error{Fault::NoSession, "not_authenticated", "Sign in first."};
    return rules_.of(user->subscription.at(clock_.now()).tier);
}

Result<void> Uploads::checkQuota(Connection& connection, UserId const& userId, std::int64_t more) const {
    auto const allowance = allowanceOf(connection, userId);
    if (!allowance) return allowance.error();
    if (countUploads(connection, userId) >= allowance->mostUploads)
        return Error{Fault::Conflict, "quota_exceeded",
                     "Your media library is full. Delete a few files you no longer need, and try again."};
    return rules_.ledger.charge(connection, userId, ledger::Kind::Uploads, more, clock_.now());
}

Result<ReceivedFile> readReceivedFile(http::FormReceiver& form, MediaKind kind) {
    if (auto const problem = form.problem()) return *problem;
    if (!form.fileName()) return noFile();
    if (form.fileBytes() == 0) return wrongFileType(kind);
    return ReceivedFile{*form.fileName(), form.field("cf-turnstile-response"), form};
}

// Files without a row belong to no account: if the server dies before the row is written, the sweep deletes
// them.
Result<Upload> Uploads::add(Uploader const& uploader, MediaKind kind, ReceivedFile const& given) {
    auto const userId = uploader.userId;
    if (auto const passed = humanCheck_.pass(given.humanToken, uploader.source); !passed)
        return passed.error();
    auto const room =
        database_.read([&](Connection& connection) { return checkQuota(connection, userId, 1); });
    if (!room) return room.error();
    auto const spooled = given.form.spooled();
    if (!spooled) return spooled.error();
    auto file = checker_.check(uploader, kind, *spooled, [&] { return given.form.hasLeft(); });
    if (!file) return file.error();
    auto upload = uploadOf(userId, kind, given.name, *file);
    if (auto const kept = keep(upload, *file); !kept) return kept.error();
    auto const added = database_.write([&](Connection& connection) -> Result<void> {
        auto const allowance = allowanceOf(connection, userId);
        if (!allowance) return allowance.error();
        upload.createdAt = clock_.now();
        upload.expiresAt = expiryFor(*allowance, upload.createdAt);
        if (auto still = checkQuota(connection, userId, upload.size + upload.thumbnailSize); !still)
            return still;
        addUpload(connection, upload);
        return {};
    });
    if (added) return upload;
    takeBack(upload);
    return added.error();
}

Result<void> Uploads::keep(Upload const& upload, CheckedFile const& file) try {
    store_.put(upload.id, file.stored.read(), upload.contentType);
    if (upload.thumbnailSize > 0) store_.put(thumbnailKey(upload.id), file.thumbnail.read(), "image/webp");
    return {};
} catch (StoreTrouble const& trouble) {
    log::error("storing an upload failed", {{"problem", std::string_view{trouble.what()}}});
    takeBack(upload);
    return storeTrouble(trouble);
}

void Uploads::takeBack(Upload const& upload) noexcept try {
    store_.erase(upload.id);
    store_.erase(thumbnailKey(upload.id));
} catch (std::exception const& problem) {
    log::warn("deleting the file of a failed upload failed, the sweep deletes it later",
              {{"problem", std::string_view{problem.what()}}});
}

Result<Upload> Uploads::find(UserId const& userId, MediaKind kind, UploadId const& id) {
    auto upload = database_.read([&](Connection& connection) { return findUpload(connection, id); });
    if (!upload || upload->userId != userId || upload->kind != kind) return notFound(kind);
    return std::move(*upload);
}

Result<void> Uploads::erase(UserId const& userId, MediaKind kind, UploadId const& id) {
    return database_.write([&](Connection& connection) -> Result<void> {
        auto const upload = findUpload(connection, id);
        if (!upload || upload->userId != userId || upload->kind != kind) return notFound(kind);
        eraseUpload(connection, id, clock_.now());
        return {};
    });
}

std::vector<Uploads::Listed> Uploads::list(UserId const& userId, MediaKind kind) {
    return database_.read([&](Connection& connection) {
        return connection.transaction([&] {
            std::vector<Listed> list;
            auto const allowance = allowanceOf(connection, userId);
            if (!allowance) return list; // the account was just deleted
            for (auto& upload : uploadsOf(connection, userId, kind)) {
                bool const mismatch = expiryFor(*allowance, upload.createdAt) != upload.expiresAt;
                list.push_back({std::move(upload), mismatch});
            }
            return list;
        });
    });
}

boost::json::value MediaOfAccount::exported(storage::Connection& connection, UserId const& userId) const {
    SignedAddresses const addresses{mediaSecret(connection), clock_};
    boost::json::array list;
    for (auto const& upload : allUploadsOf(connection, userId))
        list.push_back(describe(upload, addresses));
    return list;
}

void MediaOfAccount::erase(storage::Connection& connection, UserId const& userId) const {
    for (auto const& upload : allUploadsOf(connection, userId))
        eraseUpload(connection, upload.id, clock_.now());
}

} // namespace wheelwright::media
