#include "media/upload_store.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"

namespace wheelwright::media {
namespace {

using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

constexpr SqlPart kUploadColumns{
    "id, user_id, kind, name, file_name, content_type, size, thumbnail_size, width, height, duration, "
    "loudness, missing, created_at, expires_at, "
    "(select address_epoch from users where users.id = uploads.user_id) as address_epoch"};
constexpr Query kById{"upload_by_id", sqlText<"select ", kUploadColumns, " from uploads where id = $1">};
constexpr Query kByUserAndKind{"uploads_by_user_and_kind",
                               sqlText<"select ", kUploadColumns,
                                       " from uploads where user_id = $1 and kind = $2 "
                                       "order by created_at desc, id">};
constexpr Query kByUser{
    "uploads_by_user",
    sqlText<"select ", kUploadColumns, " from uploads where user_id = $1 order by created_at desc, id">};
constexpr Query kAddressEpoch{"upload_address_epoch", "select address_epoch from users where id = $1"};
constexpr Query kIdsByUser{"upload_ids_by_user", "select id from uploads where user_id = $1"};
constexpr Query kCount{"uploads_count", "select count(*) as uploads from uploads where user_id = $1"};
constexpr Query kAdd{"upload_add",
                     "insert into uploads (id, user_id, kind, name, file_name, content_type, size, "
                     "thumbnail_size, width, height, duration, loudness, missing, created_at, expires_at) "
                     "values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, $13, $14)"};
constexpr Query kErase{"upload_erase", "delete from uploads where id = $1"};
constexpr Query kErased{"media_erasure_add",
                        "insert into media_erasures (id, asked_at) values ($1, $2) on conflict do nothing"};
constexpr Query kDue{"uploads_due",
                     sqlText<"select ", kUploadColumns, " from uploads where expires_at <= $1 limit 500">};
constexpr Query kSetExpiry{"upload_set_expiry", "update uploads set expires_at = $2 where id = $1"};
constexpr Query kKnown{"uploads_known", "select id, missing, thumbnail_size from uploads"};
constexpr Query kSetMissing{"upload_set_missing", "update uploads set missing = $2 where id = $1"};
constexpr Query kToErase{
    "media_erasures", "select id from media_erasures where (asked_at <= $1 or asked_at > $2) and not exists "
                      "(select 1 from uploads where uploads.id = media_erasures.id) "
                      "order by asked_at limit 500"};
constexpr Query kErasuresDue{"media_erasures_due",
                             "select id from media_erasures where asked_at <= $1 or asked_at > $2"};
constexpr Query kNoteErased{"media_erasure_done", "delete from media_erasures where id = $1"};

std::optional<std::int64_t> milliseconds(std::optional<Instant> instant) {
    return instant ? std::optional{millisecondsOf(*instant)} : std::nullopt;
}

Upload uploadIn(Row const& row) {
    auto const expires = row.get<std::optional<std::int64_t>>("expires_at");
    return {row.get<UploadId>("id"),
            row.get<UserId>("user_id"),
            row.get<std::string>("kind") == "image" ? MediaKind::Image : MediaKind::Sound,
            row.get<std::string>("name"),
            row.get<std::string>("file_name"),
            row.get<std::string>("content_type"),
            row.get<std::int64_t>("size"),
            row.get<std::int64_t>("thumbnail_size"),
            row.get<std::optional<std::int64_t>>("width"),
            row.get<std::optional<std::int64_t>>("height"),
            row.get<std::optional<double>>("duration"),
            row.get<std::optional<double>>("loudness"),
            row.get<std::int64_t>("missing") != 0,
            instantOf(row.get<std::int64_t>("created_at")),
            expires ? std::optional{instantOf(*expires)} : std::nullopt,
            row.get<std::int64_t>("address_epoch")};
}

std::vector<Upload> uploadsIn(storage::Rows const& rows) {
    std::vector<Upload> uploads;
    for (auto const& row : rows)
        uploads.push_back(uploadIn(row));
    return uploads;
}

std::vector<std::string> idsIn(storage::Rows const& rows) {
    std::vector<std::string> ids;
    for (auto const& row : rows)
        ids.push_back(row.get<std::string>("id"));
    return ids;
}

} // namespace

// The id may come from a URL and hold bytes that aren't text.
std::optional<Upload> findUpload(Connection& connection, UploadId const& id) {
    if (!isUuidV4(id)) return std::nullopt;
    auto const row = connection.run(kById, id).first();
    return row ? std::optional{uploadIn(*row)} : std::nullopt;
}

std::vector<Upload> uploadsOf(Connection& connection, UserId const& userId, MediaKind kind) {
    return uploadsIn(connection.run(kByUserAndKind, userId, nameOf(kind)));
}

std::vector<Upload> allUploadsOf(Connection& connection, UserId const& userId) {
    return uploadsIn(connection.run(kByUser, userId));
}

std::int64_t addressEpochOf(Connection& connection, UserId const& userId) {
    auto const row = connection.run(kAddressEpoch, userId).first();
    return row ? row->get<std::int64_t>("address_epoch") : 0;
}

UploadIds uploadIdsOf(Connection& connection, UserId const& userId) {
    UploadIds ids;
    for (auto const& row : connection.run(kIdsByUser, userId))
        ids.insert(row.get<UploadId>("id"));
    return ids;
}

std::int64_t countUploads(Connection& connection, UserId const& userId) {
    return connection.run(kCount, userId).one().get<std::int64_t>("uploads");
}

void addUpload(Connection& connection, Upload const& upload) {
    connection.run(kAdd, upload.id, upload.userId, nameOf(upload.kind), upload.name, upload.fileName,
                   upload.contentType, upload.size, upload.thumbnailSize, upload.width, upload.height,
                   upload.duration, upload.loudness, millisecondsOf(upload.createdAt),
                   milliseconds(upload.expiresAt));
}

void eraseUpload(Connection& connection, UploadId const& id, Instant now) {
    connection.run(kErase, id);
    connection.run(kErased, id, millisecondsOf(now));
}

std::vector<Upload> dueUploads(Connection& connection, Instant now) {
    return uploadsIn(connection.run(kDue, millisecondsOf(now)));
}

void setExpiry(Connection& connection, UploadId const& id, std::optional<Instant> expiresAt) {
    connection.run(kSetExpiry, id, milliseconds(expiresAt));
}

std::vector<KnownUpload> knownUploads(Connection& connection) {
    std::vector<KnownUpload> known;
    for (auto const& row : connection.run(kKnown))
        known.push_back({row.get<UploadId>("id"), row.get<std::int64_t>("missing") != 0,
                         row.get<std::int64_t>("thumbnail_size") > 0});
    return known;
}

void setMissing(Connection& connection, UploadId const& id, bool isMissing) {
    connection.run(kSetMissing, id, std::int64_t{isMissing ? 1 : 0});
}

bool eraseAt(Connection& connection, std::string_view key, Instant at) {
    return connection.run(kErased, key, millisecondsOf(at)).affected() > 0;
}

std::vector<std::string> uploadsToErase(Connection& connection, Instant now) {
    return idsIn(connection.run(kToErase, millisecondsOf(now), latestDeadline(now, kOrphansMarked)));
}

std::vector<std::string> erasuresDue(Connection& connection, Instant now) {
    return idsIn(connection.run(kErasuresDue, millisecondsOf(now), latestDeadline(now, kOrphansMarked)));
}

void noteErased(Connection& connection, std::string_view id) {
    connection.run(kNoteErased, id);
}

} // namespace wheelwright::media
