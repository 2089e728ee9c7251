#include "storage/backup.hpp"
#include "base/chance.hpp"
#include "storage/table_copy.hpp"
#include <algorithm>
#include <fcntl.h>
#include <set>
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

    void becomeWhole(fs::path const& name) const {
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
        if (failed) throw BackupError{"The disk did not take " + path.string() + "."};
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
    PrivateFolder() : path_{fs::temp_directory_path() / ("wheelwright-restore-" + newUuid())} {
        fs::create_directory(path_);
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
                copyTable(table, source, to);
        });
    });
}

void emptyAll(Connection& connection, std::vector<std::string> const& tables) {
    for (auto table = tables.rbegin(); table != tables.rend(); ++table)
        emptyTable(connection, *table);
}

// The tables that have rows even in a new database: those that the migrations fill, and the keys that the
// first start makes.
std::set<std::string> tablesFilledAtStart(fs::path const& folder, std::span<Migration const> migrations,
                                          Instant now) {
    auto fresh = Database::open(SqliteAddress{folder / "fresh.db"});
    migrate(fresh, migrations, now);
    std::set<std::string> filled{"signing_keys"};
    fresh.read([&](Connection& connection) {
        for (auto const& table : tablesInOrder(connection))
            if (!isEmpty(connection, table)) filled.insert(table);
    });
    return filled;
}

void requireEmpty(Connection& target, std::vector<std::string> const& tables,
                  std::set<std::string> const& filledAtStart) {
    for (auto const& table : tables)
        if (!filledAtStart.contains(table) && !isEmpty(target, table))
            throw BackupError{"The database already holds data (in " + table +
                              "). Restore into an empty one, or add --replace to lose what it holds."};
}

} // namespace

void backUp(Database& source, fs::path const& file, std::span<Migration const> migrations, Instant now) {
    if (fs::exists(file))
        throw BackupError{file.string() + " exists already. Name another file, or remove it first."};
    if (!file.parent_path().empty() && !fs::is_directory(file.parent_path()))
        throw BackupError{"There is no folder " + file.parent_path().string() + " to put the backup into."};
    checkSchema(source, migrations);
    UnfinishedFile const unfinished{file};
    {
        auto copy = Database::open(SqliteAddress{unfinished.path()});
        migrate(copy, migrations, now);
        copy.write([&](Connection& to) {
            auto const tables = tablesInOrder(to);
            emptyAll(to, tables);
            copyAll(source, to, tables);
        });
        foldLog(copy);
    }
    unfinished.becomeWhole(file);
}

void restore(fs::path const& file, Database& target, std::span<Migration const> migrations, Instant now,
             IfNotEmpty ifNotEmpty) {
    if (!fs::is_regular_file(file)) throw BackupError{"There is no backup " + file.string() + "."};
    // Migrates a copy: an older backup gets the current schema, and the backup file stays unchanged.
    PrivateFolder const folder;
    fs::copy_file(file, folder.path() / "backup.db");
    auto backup = Database::open(SqliteAddress{folder.path() / "backup.db"});
    if (schemaVersion(backup) == 0)
        throw BackupError{file.string() + " is no backup of Wheelwright. Nothing was changed."};
    migrate(backup, migrations, now);
    migrate(target, migrations, now);
    auto const tables = backup.read(tablesInOrder);
    auto const filledAtStart = tablesFilledAtStart(folder.path(), migrations, now);
    bool const hasId = std::ranges::count(tables, "installation") > 0;
    bool const hasReceiptKeys = std::ranges::count(tables, "receipt_keys") > 0;
    target.write([&](Connection& to) {
        if (ifNotEmpty == IfNotEmpty::Refuse) requireEmpty(to, tables, filledAtStart);
        std::optional<std::string> id;
        if (hasId)
            if (auto const row = to.run(kIdToKeep).first()) id = row->get<std::string>("value");
        std::vector<Row> keys;
        if (hasReceiptKeys)
            for (auto const& key : to.run(kKeysToKeep))
                keys.push_back(key);
        emptyAll(to, tables);
        copyAll(backup, to, tables);
        // People have receipts that these keys signed after the backup was made.
        for (auto const& key : keys)
            to.run(kKeepKey, key.get<std::string>("id"), key.get<std::string>("private_key"),
                   key.get<std::string>("public_key"), key.get<std::int64_t>("created_at"),
                   key.get<std::int64_t>("signs_from"));
        // A copy isn't the installation it was made from: with the original's id it would take over the
        // original's bucket and Redis.
        if (id) to.run(kKeepId, *id);
    });
}

} // namespace wheelwright::storage
