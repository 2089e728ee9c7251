#include "storage/database_error.hpp"
#include "storage/postgres_connection.hpp"
#include "storage/sqlite_connection.hpp"
#include <cerrno>
#include <gtest/gtest.h>
#include <sqlite3.h>

namespace wheelwright::storage {

using Kind = DatabaseError::Kind;

// Most of these cannot be brought about in a test; those that can are in connection_test.cpp.
TEST(DatabaseErrorKind, OfPostgresStates) {
    EXPECT_EQ(kindOfSqlState("23505"), Kind::Unique);
    EXPECT_EQ(kindOfSqlState("23503"), Kind::ForeignKey);
    EXPECT_EQ(kindOfSqlState("23502"), Kind::Check);
    EXPECT_EQ(kindOfSqlState("40001"), Kind::Serialization);
    EXPECT_EQ(kindOfSqlState("40P01"), Kind::Serialization) << "a deadlock's victim may try again";
    EXPECT_EQ(kindOfSqlState("53100"), Kind::DiskFull);
    EXPECT_EQ(kindOfSqlState("53300"), Kind::Busy) << "too many connections";
    EXPECT_EQ(kindOfSqlState("57014"), Kind::TimedOut);
    EXPECT_EQ(kindOfSqlState("57P01"), Kind::ConnectionLost);
    EXPECT_EQ(kindOfSqlState("08006"), Kind::ConnectionLost);
    EXPECT_EQ(kindOfSqlState("08P01"), Kind::Other) << "a wrong number of parameters";
    EXPECT_EQ(kindOfSqlState("42601"), Kind::Other);
}

TEST(DatabaseErrorKind, OfSqliteCodes) {
    EXPECT_EQ(kindOfSqliteCode(SQLITE_CONSTRAINT_PRIMARYKEY, 0), Kind::Unique);
    EXPECT_EQ(kindOfSqliteCode(SQLITE_CONSTRAINT_NOTNULL, 0), Kind::Check);
    EXPECT_EQ(kindOfSqliteCode(SQLITE_BUSY_SNAPSHOT, 0), Kind::Busy);
    EXPECT_EQ(kindOfSqliteCode(SQLITE_FULL, 0), Kind::DiskFull);
    EXPECT_EQ(kindOfSqliteCode(SQLITE_IOERR_SHMSIZE, ENOSPC), Kind::DiskFull);
    EXPECT_EQ(kindOfSqliteCode(SQLITE_IOERR_READ, EIO), Kind::Other);
    EXPECT_EQ(kindOfSqliteCode(SQLITE_CANTOPEN, 0), Kind::ConnectionLost);
    EXPECT_EQ(kindOfSqliteCode(SQLITE_NOTADB, 0), Kind::Other);
}

TEST(DatabaseErrorKind, SaysWhetherTryingAgainHelps) {
    EXPECT_TRUE(PoolExhausted{"full"}.isTemporary());
    EXPECT_TRUE((DatabaseError{Kind::ConnectionLost, ""}.isTemporary()));
    EXPECT_TRUE((DatabaseError{Kind::DiskFull, ""}.isTemporary()));
    EXPECT_FALSE((DatabaseError{Kind::Unique, ""}.isTemporary()));
    EXPECT_FALSE((DatabaseError{Kind::Other, ""}.isTemporary()));
}

} // namespace wheelwright::storage
