#include "storage/sqlite_connection.hpp"
#include "testing/every_engine.hpp"
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright::storage {

using namespace std::chrono_literals;
using Kind = DatabaseError::Kind;
using ::testing::HasSubstr;

class SqliteConnectionTest : public ::testing::Test {
protected:
    static std::string setting(Connection& connection, std::string_view pragma) {
        auto const sql =
            "select cast(" + std::string{pragma} + " as text) as value from pragma_" + std::string{pragma};
        return connection.run(Query{"pragma", sql}).one().get<std::string>("value");
    }
    SqlitePlace place_;
};

TEST_F(SqliteConnectionTest, IsSetUpToLoseNothing) {
    SqliteConnection connection{place_.file(), Access::Write, 5s};
    EXPECT_EQ(setting(connection, "journal_mode"), "wal");
    EXPECT_EQ(setting(connection, "synchronous"), "2") << "FULL";
    EXPECT_EQ(setting(connection, "foreign_keys"), "1");
    auto const timeout = connection.run(Query{"pragma", "select timeout from pragma_busy_timeout"}).one();
    EXPECT_EQ(timeout.get<int>("timeout"), 5000);
}

TEST_F(SqliteConnectionTest, OnlyTheServersUserMayReadTheFile) {
    Database::open(place_.address());
    using std::filesystem::perms;
    auto const others =
        std::filesystem::status(place_.file()).permissions() & (perms::group_all | perms::others_all);
    EXPECT_EQ(others, perms::none);
}

TEST_F(SqliteConnectionTest, WhileAnotherWritesItWaitsAndThenSaysBusy) {
    SqliteConnection other{place_.file(), Access::Write, 0ms};
    auto database = Database::open(place_.address(), {.busyTimeout = 30ms});
    other.transaction(Access::Write, [&] {
        EXPECT_EQ(kindThrownBy([&] { database.write([](Connection&) {}); }), Kind::Busy);
        EXPECT_NO_THROW(database.read([](Connection& connection) { connection.run({"one", "select 1"}); }));
    });
    EXPECT_NO_THROW(database.write([](Connection&) {}));
}

TEST_F(SqliteConnectionTest, AFullDiskIsSaidAndHarmsNothing) {
    auto database = Database::open(place_.address());
    constexpr Query add{"log_add", "insert into log (words) values ($1)"};
    database.write([](Connection& connection) {
        connection.run(Query{"create", "create table log (words text)"});
        connection.run(Query{"small_disk", "pragma max_page_count = 20"});
    });
    auto const large = [&](Connection& connection) {
        connection.run(add, "first");
        connection.run(add, std::string(200'000, 'x'));
    };
    EXPECT_EQ(kindThrownBy([&] { database.write(large); }), Kind::DiskFull);
    // SQLite ends the whole transaction by itself: what follows must not slip out of it.
    auto const stubborn = [&](Connection& connection) {
        EXPECT_EQ(kindThrownBy([&] { connection.transaction([&] { large(connection); }); }), Kind::DiskFull);
        EXPECT_EQ(kindThrownBy([&] { connection.run(add, "outside"); }), Kind::DiskFull);
    };
    EXPECT_EQ(kindThrownBy([&] { database.write(stubborn); }), Kind::DiskFull);
    database.write([&](Connection& connection) { connection.run(add, "room again"); });
    auto const rows = database.read([](Connection& connection) {
        return connection.run({"all", "select words from log"});
    });
    EXPECT_EQ(rows.one().get<std::string>("words"), "room again");
}

TEST_F(SqliteConnectionTest, AMissingFolderOrAnotherKindOfFileIsNamed) {
    auto const missing = place_.file().parent_path() / "nowhere" / "test.db";
    EXPECT_THAT(messageThrownBy([&] { Database::open(SqliteAddress{missing}); }),
                HasSubstr(missing.string()));

    std::ofstream{place_.file()} << std::string(5000, 'x');
    auto const message = messageThrownBy([&] { Database::open(place_.address()); });
    EXPECT_THAT(message, ::testing::AllOf(HasSubstr(place_.file().string()), HasSubstr("not a database")));
}

} // namespace wheelwright::storage
