#include "storage/backup.hpp"
#include "base/chance.hpp"
#include "storage/charged_tables.hpp"
#include "storage/table_copy.hpp"
#include <algorithm>
#include <fcntl.h>
#include <unistd.h>

namespace wheelwright::storage {
namespace {

namespace fs = std::filesystem;

constexpr Query kIdToKeep{"installation_id_to_keep", "select value from installation where name = 'id'"};
constexpr Query kKeysToKeep{"receipt_keys_to_keep",
                            "select id, private_key, public_key, created_at, signs_from from receipt_keys"};
constexpr Query kKeepKey{"receipt_key_keep",
                         "insert into receipt_keys (id, private_key, public_key, created_at, signs_from) "
                         "values ($1, $2, $3, $4, $5) on conflict (id) do nothing"};
constexpr Query kKeepId{"installation_id_keep", "update installation set value = $1 where name = 'id'"};

// Temporary file next to the target, removed unless it is renamed into place.
class UnfinishedFile {
public:
    explicit UnfinishedFile(fs::path const& name) : path_{name.string() + ".unfinished"} { remove(); }
    ~UnfinishedFile() { remove(); }
    UnfinishedFile(UnfinishedFile const&) = delete;
    UnfinishedFile& operator=(UnfinishedFile const&) = delete;

    fs::path const& path() const { return path_; }

    void publishAs(fs::path const& name) const {
        sync(path_, O_RDONLY);
        fs::rename(path_, name);
        sync(name.parent_path().empty() ? fs::path{"."} : name.parent_path(), O_RDONLY | O_DIRECTORY);
    }

private:
    static void sync(fs::path const& path, int flags) {
        auto const opened = ::open(path.c_str(), flags | O_CLOEXEC);
        if (opened < 0) throw BackupError{"Cannot open " + path.string() + " to make it durable."};
        auto const failed = ::fsync(opened) != 0;
        ::close(opened);
        if (failed) throw BackupError{"The disk didn't write " + path.string() + "."};
    }
    void remove() const {
        std::error_code ignored;
        for (auto const* suffix : {"", "-wal", "-shm"})
            fs::remove(path_.string() + suffix, ignored);
    }
    fs::path path_;
};

class PrivateFolder {
public:
    explicit PrivateFolder(fs::path const& parent) : path_{parent / ("restore-" + newUuid())} {
        fs::create_directories(path_);
        fs::permissions(path_, fs::perms::owner_all);
    }
    ~PrivateFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    PrivateFolder(PrivateFolder const&) = delete;
    PrivateFolder& operator=(PrivateFolder const&) = delete;

    fs::path const& path() const { return path_; }

private:
    fs::path path_;
};

// A backup as a database of the current schema. Its file is read where it is and never changed: an older one
// is migrated in a copy.
class OpenedBackup {
public:
    OpenedBackup(fs::path const& file, std::span<Migration const> migrations, Instant now,
                 fs::path const& scratch)
        : database_{Database::openArchive(file)} {
        auto const version = schemaVersion(database_);
        if (version == 0)
            throw BackupError{file.string() + " is no backup of Wheelwright. Nothing was changed."};
        if (version < static_cast<int>(migrations.size())) {
            auto const copy = folder_.emplace(scratch).path() / "backup.db";
            fs::copy_file(file, copy);
            database_ = Database::open(SqliteAddress{copy});
            migrate(database_, migrations, now);
        }
        checkSchema(database_, migrations);
    }
    Database& database() { return database_; }

private:
    std::optional<PrivateFolder> folder_; // outlives the database in it
    Database database_;
};

// Moves the write-ahead log into the file, which then is complete by itself.
void foldLog(Database& database) {
    database.underSchemaLock([](Connection& connection) {
        connection.run(Query{"fold_log", "pragma wal_checkpoint(truncate)"});
        connection.run(Query{"leave_wal", "pragma journal_mode = delete"});
    });
}

void copyAll(Database& from, Connection& to, std::vector<std::string> const& tables) {
    from.read([&](Connection& source) {
        source.transaction([&] {
            for (auto const& table : tables)
                // It follows from the other tables.
                if (table != "ledger_balances") copyTable(table, source, to);
        });
    });
}

void requireUnused(Connection& target, std::vector<std::string> const& tables) {
    for (auto const& table : tables)
        if (!tablesFilledByAStart().contains(table) && !isEmpty(target, table))
            throw BackupError{"The database already holds data (in " + table +
                              "). Restore into an empty one, or add --replace to lose what it holds."};
}

// Rows that the target keeps, whatever the backup contains.
class Kept {
public:
    Kept(Connection& target, std::vector<std::string> const& tables) {
        auto const has = [&](char const* table) { return std::ranges::count(tables, table) > 0; };
        if (has("installation"))
            if (auto const row = target.run(kIdToKeep).first()) id_ = row->get<std::string>("value");
        if (has("receipt_keys"))
            for (auto const& key : target.run(kKeysToKeep))
                keys_.push_back(key);
    }
    void putBack(Connection& target) const {
        // People have receipts that these keys signed after the backup was made.
        for (auto const& key : keys_)
            target.run(kKeepKey, key.get<std::string>("id"), key.get<std::string>("private_key"),
                       key.get<std::string>("public_key"), key.get<std::int64_t>("created_at"),
                       key.get<std::int64_t>("signs_from"));
        // A copy isn't the installation it was made from: with the original's id it would take over the
        // original's bucket and Redis.
        if (id_) target.run(kKeepId, *id_);
    }

private:
    std::optional<std::string> id_;
    std::vector<Row> keys_;
};

} // namespace

void backUp(Database& source, fs::path const& file, std::span<Migration const> migrations, Instant now,
            AddToBackup const& add) {
    if (fs::exists(file))
        throw BackupError{file.string() + " exists already. Name another file, or remove it first."};
    if (!file.parent_path().empty() && !fs::is_directory(file.parent_path()))
        throw BackupError{"There is no folder " + file.parent_path().string() + " to put the backup into."};
    checkSchema(source, migrations);
    UnfinishedFile const unfinished{file};
    try {
        {
            auto copy = Database::open(SqliteAddress{unfinished.path()});
            migrate(copy, migrations, now);
            copy.write([&](Connection& to) {
                auto const tables = tablesInOrder(to);
                emptyTables(to, tables);
                copyAll(source, to, tables);
            });
        }
        // Each with connections of its own: one that has read keeps the log from being folded.
        auto const reopened = [&] { return Database::open(SqliteAddress{unfinished.path()}); };
        if (add) {
            auto copy = reopened();
            add(copy);
        }
        {
            auto copy = reopened();
            foldLog(copy);
        }
    } catch (DatabaseError const& problem) {
        throw BackupError{"The backup " + file.string() + " couldn't be made: " + problem.what() + "."};
    }
    unfinished.publishAs(file);
}

std::set<std::string> const& tablesFilledByAStart() {
    static std::set<std::string> const tables{
        "draw_log",     "installation", "magic_links",  "receipt_keys",
        "report_marks", "review_marks", "signing_keys", "share_changes",
    };
    return tables;
}

void restore(fs::path const& file, Database& target, std::span<Migration const> migrations, Instant now,
             IfNotEmpty ifNotEmpty, fs::path const& scratch) {
    if (!fs::is_regular_file(file)) throw BackupError{"There is no backup " + file.string() + "."};
    if (schemaVersion(target) > static_cast<int>(migrations.size()))
        throw BackupError{
            "A newer version has used the database, and this version can't empty it. Move it away, "
            "or name another one, and restore into an empty one."};
    OpenedBackup backup{file, migrations, now, scratch};
    migrate(target, migrations, now);
    auto tables = backup.database().read(tablesInOrder);
    std::erase(tables, kArchivedFiles);
    // Under the schema lock no statement times out: emptying and filling gigabytes takes minutes. A server
    // that starts meanwhile waits.
    target.underSchemaLock([&](Connection& to) {
        to.transaction(Access::Write, [&] {
            claimTables(to, tables);
            if (ifNotEmpty == IfNotEmpty::Refuse) requireUnused(to, tables);
            Kept const kept{to, tables};
            emptyTables(to, tables);
            fillAndCount(to, tables, [&] { copyAll(backup.database(), to, tables); });
            kept.putBack(to);
        });
    });
}

} // namespace wheelwright::storage
