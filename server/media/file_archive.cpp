#include "media/file_archive.hpp"
#include "base/log.hpp"
#include "media/upload_store.hpp"
#include "storage/backup.hpp"
#include <span>

namespace wheelwright::media {
namespace {

using storage::Connection;
using storage::Query;

constexpr char kThumbnailType[] = "image/webp";
constexpr Query kCreate{"archive_create", "create table archived_files (key text primary key, "
                                          "content_type text not null, bytes blob not null)"};
constexpr Query kFind{"archive_find", "select name from sqlite_master where name = $1"};
constexpr Query kAdd{"archive_add",
                     "insert into archived_files (key, content_type, bytes) values ($1, $2, $3)"};
constexpr Query kKeys{"archive_keys", "select key from archived_files order by key"};
constexpr Query kRead{"archive_read", "select content_type, bytes from archived_files where key = $1"};

// A file that was deleted since the snapshot is left out: its upload counts as missing. Returns whether the
// file was there.
bool archive(MediaStore& store, storage::Database& backup, std::string const& key, std::string const& type) {
    auto const bytes = store.get(key);
    if (!bytes) return false;
    backup.write(
        [&](Connection& connection) { connection.run(kAdd, key, type, std::as_bytes(std::span{*bytes})); });
    return true;
}

} // namespace

void archiveFiles(MediaStore& store, storage::Database& backup) {
    backup.write([](Connection& connection) { connection.run(kCreate); });
    std::int64_t found = 0;
    std::int64_t lost = 0;
    for (auto const& known : backup.read(knownUploads)) {
        auto const upload =
            backup.read([&](Connection& connection) { return findUpload(connection, known.id); });
        if (!upload) continue;
        ++(archive(store, backup, known.id.text(), upload->contentType) ? found : lost);
        if (known.hasThumbnail) archive(store, backup, thumbnailKey(known.id.text()), kThumbnailType);
    }
    // A folder that isn't mounted, or a bucket that was emptied. Such a backup would push out the good ones.
    if (found == 0 && lost > 0)
        throw storage::BackupError{"None of the files of " + std::to_string(lost) +
                                   " uploads is there. Is the folder or bucket of uploads the right one?"};
    if (lost > 0) log::warn("uploads without a file left out of the backup", {{"uploads", lost}});
}

std::optional<std::size_t> restoreFiles(std::filesystem::path const& backup, MediaStore& store) {
    auto archive = storage::Database::openArchive(backup);
    auto const keys = archive.read([](Connection& connection) -> std::optional<std::vector<std::string>> {
        if (connection.run(kFind, storage::kArchivedFiles).empty()) return std::nullopt;
        std::vector<std::string> all;
        for (auto const& row : connection.run(kKeys))
            all.push_back(row.get<std::string>("key"));
        return all;
    });
    if (!keys) return std::nullopt;
    for (auto const& key : *keys) {
        auto const row =
            archive.read([&](Connection& connection) { return connection.run(kRead, key).one(); });
        auto const bytes = row.get<storage::Bytes>("bytes");
        store.put(key, {reinterpret_cast<char const*>(bytes.data()), bytes.size()},
                  row.get<std::string>("content_type"));
    }
    return keys->size();
}

} // namespace wheelwright::media
