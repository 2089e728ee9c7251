#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include "storage/migrations.hpp"
#include <filesystem>
#include <functional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>

namespace wheelwright::storage {

// A backup or restore was refused or failed; the message says why.
struct BackupError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A backup may hold the uploads in this table, which no migration creates.
inline constexpr std::string_view kArchivedFiles = "archived_files";

// Adds to a backup what the database doesn't hold.
using AddToBackup = std::function<void(Database& backup)>;

// Copies a consistent snapshot of the database, which may be in use, into a file that is itself an SQLite
// database. The file gets its name only once it is complete and on disk.
void backUp(Database& source, std::filesystem::path const& file, std::span<Migration const> migrations,
            Instant now, AddToBackup const& add = {});

enum class IfNotEmpty { Refuse, Replace };

// Tables that have rows although nobody has used the database yet: the migrations, a start, anyone's GET or a
// restore fills them.
std::set<std::string> const& tablesFilledByAStart();

// Loads a backup of this or an older version into a database of either engine, in one transaction. The
// database keeps its own installation id and receipt keys. An older backup is upgraded in a copy in
// `scratch`.
void restore(std::filesystem::path const& file, Database& target, std::span<Migration const> migrations,
             Instant now, IfNotEmpty ifNotEmpty, std::filesystem::path const& scratch);

} // namespace wheelwright::storage
