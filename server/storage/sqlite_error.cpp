#include "storage/sqlite_error.hpp"
#include <cerrno>
#include <sqlite3.h>
#include <string>

namespace wheelwright::storage {

DatabaseError::Kind kindOfSqliteCode(int extendedCode, int systemError) noexcept {
    using enum DatabaseError::Kind;
    switch (extendedCode) {
        case SQLITE_CONSTRAINT_UNIQUE:
        case SQLITE_CONSTRAINT_PRIMARYKEY:
        case SQLITE_CONSTRAINT_ROWID: return Unique;
        case SQLITE_CONSTRAINT_FOREIGNKEY: return ForeignKey;
        default: break;
    }
    auto const family = extendedCode & 0xFF;
    switch (family) {
        case SQLITE_CONSTRAINT:
        case SQLITE_TOOBIG: return Check;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Busy;
        case SQLITE_FULL: return DiskFull;
        case SQLITE_IOERR: return systemError == ENOSPC || systemError == EDQUOT ? DiskFull : Other;
        case SQLITE_READONLY: return ReadOnly;
        case SQLITE_CANTOPEN: return ConnectionLost;
        default: return Other;
    }
}

void throwSqliteError(sqlite3* database, std::string_view query) {
    auto const kind = kindOfSqliteCode(sqlite3_extended_errcode(database), sqlite3_system_errno(database));
    throw DatabaseError{kind, std::string{query} + ": " + sqlite3_errmsg(database)};
}

} // namespace wheelwright::storage
