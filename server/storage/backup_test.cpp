#include "storage/backup.hpp"
#include "storage/table_copy.hpp"
#include "testing/every_engine.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <fstream>
#include <future>
#include <limits>
#include <thread>

namespace wheelwright::storage {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

std::vector<Migration> const& versionOne() {
    static std::vector<Migration> const list{
        {1,
         "people",
         {"create table installation (name text primary key, value text not null)",
          "create table wheels (id text primary key, owner text references users (id), picture {bytes}, "
          "size bigint, share double precision)",
          // Sorts before what refers to it on one engine and after it on the other's list of names.
          "create table users (id text primary key, name text)"}}};
    return list;
}
// The order above is what SQLite allows; PostgreSQL wants the referred table first.
std::vector<Migration> const& forBothEngines() {
    static std::vector<Migration> const list{
        {1,
         "people",
         {"create table installation (name text primary key, value text not null)",
          "create table users (id text primary key, name text)",
          "create table wheels (id text primary key, owner text references users (id), picture {bytes}, "
          "size bigint, share double precision)"}}};
    return list;
}
std::vector<Migration> versionTwo() {
    auto list = forBothEngines();
    list.push_back({2, "nicknames", {"alter table users add column nickname text"}});
    return list;
}

constexpr Query kAddUser{"user_add", "insert into users (id, name) values ($1, $2)"};
constexpr Query kAddWheel{"wheel_add", "insert into wheels (id, owner, picture, size, share) "
                                       "values ($1, $2, $3, $4, $5)"};
constexpr Instant kSavedAt{1'000ms};

std::vector<Cell> everyCell(Database& database, std::string const& table) {
    auto const sql = "select * from " + table + " order by id";
    return database.read([&](Connection& connection) {
        return connection.run(Query{"every", sql}).table().cells;
    });
}

void fill(Database& database) {
    database.write([](Connection& connection) {
        connection.run(kAddUser, "u1", "Ünïcode 🎡 'quoted'");
        connection.run(kAddUser, "u2", nullptr);
        Bytes const picture{std::byte{0}, std::byte{0xff}, std::byte{'\n'}};
        connection.run(kAddWheel, "w1", "u1", picture, std::numeric_limits<std::int64_t>::min(), 0.1);
        for (int wheel = 0; wheel < 130; ++wheel)
            connection.run(kAddWheel, "many" + std::to_string(wheel), "u2", nullptr, wheel, nullptr);
    });
}

} // namespace

class BackupTest : public EngineTest {
protected:
    Database migrated(std::vector<Migration> const& migrations) {
        auto database = open();
        migrate(database, migrations, kSavedAt);
        return database;
    }
    fs::path file() const { return files_.file().parent_path() / "backup"; }
    fs::path scratch() const { return files_.file().parent_path() / "scratch"; }

    SqlitePlace files_;
};

TEST_P(BackupTest, EveryRowComesBackEqualOnTheSameAndOnTheOtherEngine) {
    auto source = migrated(forBothEngines());
    fill(source);
    backUp(source, file(), forBothEngines(), kSavedAt);
    auto const users = everyCell(source, "users");
    auto const wheels = everyCell(source, "wheels");
    ASSERT_EQ(wheels.size(), 131U * 5);

    restore(file(), source, forBothEngines(), kSavedAt, IfNotEmpty::Replace, scratch());
    EXPECT_EQ(everyCell(source, "users"), users);
    EXPECT_EQ(everyCell(source, "wheels"), wheels);

    SqlitePlace const elsewhere;
    auto sqlite = Database::open(elsewhere.address());
    restore(file(), sqlite, forBothEngines(), kSavedAt, IfNotEmpty::Refuse, scratch());
    EXPECT_EQ(everyCell(sqlite, "users"), users);
    EXPECT_EQ(everyCell(sqlite, "wheels"), wheels);
}

TEST_P(BackupTest, ABackupOfAnOlderVersionIsUpgradedAndStaysAsItWas) {
    SqlitePlace const elsewhere;
    auto old = Database::open(elsewhere.address());
    migrate(old, forBothEngines(), kSavedAt);
    fill(old);
    backUp(old, file(), forBothEngines(), kSavedAt);
    auto target = migrated(versionTwo());
    restore(file(), target, versionTwo(), kSavedAt, IfNotEmpty::Refuse, scratch());
    EXPECT_EQ(everyCell(target, "users").size(), 2U * 3);
    auto untouched = Database::openArchive(file());
    EXPECT_EQ(schemaVersion(untouched), 1);
    EXPECT_TRUE(fs::is_empty(scratch())) << "the copy is gone";
}

// A backup may be larger than the room that is left, and on a disk that is mounted for reading.
TEST_P(BackupTest, ABackupOfThisVersionIsReadWhereItIs) {
    auto target = migrated(forBothEngines());
    fill(target);
    auto const odd = file().parent_path() / "50% of it? yes#1";
    backUp(target, odd, forBothEngines(), kSavedAt);
    fs::permissions(odd, fs::perms::owner_read);
    restore(odd, target, forBothEngines(), kSavedAt, IfNotEmpty::Replace, scratch());
    EXPECT_EQ(everyCell(target, "users").size(), 2U * 2);
    EXPECT_FALSE(fs::exists(scratch())) << "nothing was copied";
    EXPECT_EQ(std::distance(fs::directory_iterator{odd.parent_path()}, {}), 1) << "no file beside it";
}

// Emptying a table of some gigabytes takes minutes; here a lock stands for it.
TEST(RestoreIntoPostgres, TakesLongerThanAStatementMayElsewhere) {
    PostgresPlace const place;
    SqlitePlace const files;
    auto const file = files.file().parent_path() / "backup";
    auto holder = Database::open(place.address());
    migrate(holder, forBothEngines(), kSavedAt);
    fill(holder);
    backUp(holder, file, forBothEngines(), kSavedAt);
    auto target = Database::open(place.address(), {.statementTimeout = 200ms});
    std::promise<void> locked;
    std::jthread const slow{[&] {
        holder.write([&](Connection& connection) {
            connection.run(Query{"hold", "lock table wheels in access share mode"});
            locked.set_value();
            std::this_thread::sleep_for(1s);
        });
    }};
    locked.get_future().wait();
    restore(file, target, forBothEngines(), kSavedAt, IfNotEmpty::Replace, files.file().parent_path());
    EXPECT_EQ(everyCell(target, "wheels").size(), 131U * 5);
}

TEST_P(BackupTest, ADatabaseInUseIsNotOverwrittenUnasked) {
    auto source = migrated(forBothEngines());
    backUp(source, file(), forBothEngines(), kSavedAt);
    fill(source);
    EXPECT_THROW(restore(file(), source, forBothEngines(), kSavedAt, IfNotEmpty::Refuse, scratch()),
                 BackupError);
    EXPECT_EQ(everyCell(source, "users").size(), 2U * 2);
    restore(file(), source, forBothEngines(), kSavedAt, IfNotEmpty::Replace, scratch());
    EXPECT_TRUE(everyCell(source, "users").empty());
}

TEST_P(BackupTest, ABackupIsOneFileThatIsNotOverwritten) {
    auto source = migrated(forBothEngines());
    backUp(source, file(), forBothEngines(), kSavedAt);
    EXPECT_EQ(std::distance(fs::directory_iterator{file().parent_path()}, {}), 1);
    EXPECT_THROW(backUp(source, file(), forBothEngines(), kSavedAt), BackupError);
    EXPECT_THROW(backUp(source, file().parent_path() / "no" / "where", forBothEngines(), kSavedAt),
                 BackupError);
}

TEST_P(BackupTest, WhatIsNoBackupChangesNothing) {
    auto target = migrated(forBothEngines());
    fill(target);
    auto const users = everyCell(target, "users");
    std::ofstream{file()} << "a letter to my aunt";
    EXPECT_ANY_THROW(restore(file(), target, forBothEngines(), kSavedAt, IfNotEmpty::Replace, scratch()));
    EXPECT_THROW(restore(file().string() + "-missing", target, forBothEngines(), kSavedAt,
                         IfNotEmpty::Replace, scratch()),
                 BackupError);
    EXPECT_EQ(everyCell(target, "users"), users);
}

TEST_P(BackupTest, ItHoldsOneMomentAlthoughWritingGoesOn) {
    auto source = migrated(forBothEngines());
    fill(source);
    std::atomic<bool> done = false;
    std::atomic<int> written = 0;
    std::jthread const writer{[&] {
        for (int round = 0; !done; ++round) {
            auto const id = "late" + std::to_string(round);
            source.write([&](Connection& connection) {
                connection.run(kAddUser, id, "late");
                connection.run(kAddWheel, id, id, nullptr, 1, nullptr);
            });
            ++written;
        }
    }};
    ASSERT_TRUE(wheelwright::testing::soon([&] { return written > 0; }));
    backUp(source, file(), forBothEngines(), kSavedAt);
    auto const before = written.load();
    EXPECT_TRUE(wheelwright::testing::soon([&] { return written > before; })) << "writing goes on";
    done = true;
    auto backup = Database::openArchive(file());
    auto const count = [&](std::string_view sql) { return read(backup, sql).one().get<int>("n"); };
    auto const users = count("select count(*) as n from users where name = 'late'");
    EXPECT_GT(users, 0);
    EXPECT_EQ(users, count("select count(*) as n from wheels where id like 'late%'"));
}

TEST(TablesInOrder, StandAfterWhatTheyReferTo) {
    SqlitePlace const place;
    auto database = Database::open(place.address());
    migrate(database, versionOne(), kSavedAt);
    auto const tables = database.read(tablesInOrder);
    EXPECT_EQ(tables, (std::vector<std::string>{"installation", "users", "wheels"}));
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, BackupTest, everyEngine(), engineName);

} // namespace wheelwright::storage
