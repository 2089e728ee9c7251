#include "app/program/backups.hpp"
#include "storage/backup.hpp"
#include "storage/installation.hpp"
#include "storage/migration_list.hpp"
#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <chrono>
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::runWheelwright;

constexpr Instant kNow{1'700'000'000'000ms};

void touch(fs::path const& file) {
    std::ofstream{file} << "x";
}

TEST(BackupFolder, KeepsTheNewestSevenByTheirNamesAndNothingElseIsDeleted) {
    testing::TempFolder const folder;
    BackupFolder const backups{folder.path() / "kept"};
    auto const letter = folder.path() / "kept" / "wheelwright-letter.db";
    for (int day = 0; day < 9; ++day)
        touch(backups.make(kDaily, kNow + day * 24h));
    auto const interrupted = backups.make(kDaily, kNow).string() + ".unfinished-wal";
    auto const underWay = backups.make(kDaily, kNow + 9 * 24h).string() + ".unfinished";
    for (auto const& file : {letter, fs::path{interrupted}, fs::path{underWay}})
        touch(file);
    backups.keepNewest(kDaily);
    auto const kept = backups.list(kDaily);
    ASSERT_EQ(kept.size(), 7U);
    EXPECT_EQ(kept.front().madeAt, kNow + 8 * 24h);
    EXPECT_EQ(kept.back().madeAt, kNow + 2 * 24h);
    EXPECT_TRUE(fs::exists(letter));
    EXPECT_TRUE(fs::exists(underWay));
    EXPECT_FALSE(fs::exists(interrupted));
    EXPECT_TRUE(BackupFolder{folder.path() / "none"}.list(kDaily).empty());
}

TEST(DailyBackups, AServerMakesOneAtItsStartAndNoSecondThatDay) {
    testing::TempFolder const folder;
    auto const to = (folder.path() / "backups").string();
    testing::ServerProcess server{{"--backup-to", to}};
    BackupFolder const backups{to};
    ASSERT_TRUE(testing::soon([&] { return backups.list(kDaily).size() == 1; })) << server.log();
    auto const first = backups.list(kDaily).front().file;
    EXPECT_EQ(fs::status(first.parent_path()).permissions(), fs::perms::owner_all);
    auto const health = [&] { return testing::get(server.port(), "/api/health").body; };
    EXPECT_THAT(health(), HasSubstr(R"("name":"backups","state":"ready")"));
    auto const doctor = [&] {
        return runWheelwright({"doctor", "--backup-to", to, "--data", server.data().string()}).out;
    };
    EXPECT_THAT(doctor(),
                HasSubstr("good   The last backup is 0 hours old and can be read: " + first.string()));
    server.stop();
    server.startAgain();
    testing::get(server.port(), "/api/health");
    EXPECT_EQ(backups.list(kDaily).size(), 1U);
    touch(first);
    EXPECT_THAT(doctor(), HasSubstr("WRONG  The last backup is 0 hours old and "));
}

// A full or read-only disk.
TEST(DailyBackups, AFolderThatCannotBeWrittenShowsInTheHealthAndTheServerRuns) {
    testing::TempFolder const folder;
    touch(folder.path() / "file");
    testing::ServerProcess const server{{"--backup-to", (folder.path() / "file" / "below").string()}};
    auto const health = [&] { return testing::get(server.port(), "/api/health").body; };
    EXPECT_TRUE(testing::soon([&] {
        return health().find(R"("name":"backups","state":"failed")") != std::string::npos;
    })) << health();
    EXPECT_EQ(testing::get(server.port(), "/api/health").status, 200);
    EXPECT_THAT(server.log(), HasSubstr("no backup was made"));
}

TEST(Upgrade, AnOlderSqliteDatabaseIsBackedUpBeforeItIsMigrated) {
    testing::TempFolder const folder;
    auto const older = std::span{storage::migrationList()}.first(storage::migrationList().size() - 1);
    {
        auto database = storage::Database::open(storage::SqliteAddress{folder.path() / "wheelwright.db"});
        storage::migrate(database, older, kNow);
    }
    auto const data = folder.path().string();
    auto const migrated = runWheelwright({"migrate", "--data", data});
    EXPECT_EQ(migrated.exitCode, 0) << migrated.err;
    BackupFolder const backups{folder.path()};
    ASSERT_EQ(backups.list(kBeforeUpgrade).size(), 1U);
    auto backup = storage::Database::openArchive(backups.list(kBeforeUpgrade).front().file);
    EXPECT_EQ(storage::schemaVersion(backup), static_cast<int>(older.size()));
    EXPECT_EQ(runWheelwright({"migrate", "--data", data}).exitCode, 0);
    EXPECT_EQ(backups.list(kBeforeUpgrade).size(), 1U) << "nothing was to be migrated";
}

TEST(Upgrade, WithoutRoomForTheBackupNothingIsMigrated) {
    testing::TempFolder const folder;
    touch(folder.path() / "file");
    auto const file = folder.path() / "wheelwright.db";
    auto const older = std::span{storage::migrationList()}.first(1);
    {
        auto database = storage::Database::open(storage::SqliteAddress{file});
        storage::migrate(database, older, kNow);
    }
    auto const refused = runWheelwright({"migrate", "--data", folder.path().string(), "--backup-to",
                                         (folder.path() / "file" / "below").string()});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_THAT(refused.err, HasSubstr("The upgrade waits for a backup, which failed: "));
    auto database = storage::Database::openArchive(file);
    EXPECT_EQ(storage::schemaVersion(database), 1);
}

TEST(Upgrade, ANewerDatabaseIsRefusedWithTheVersionToInstall) {
    testing::TempFolder const folder;
    auto const data = folder.path().string();
    ASSERT_EQ(runWheelwright({"migrate", "--data", data}).exitCode, 0);
    {
        auto database = storage::Database::open(storage::SqliteAddress{folder.path() / "wheelwright.db"});
        auto migrations = storage::migrationList();
        migrations.push_back({static_cast<int>(migrations.size()) + 1, "flying wheels", {}});
        storage::migrate(database, migrations, kNow);
        storage::noteProgram(database, "9.8.7");
    }
    for (auto const* command : {"migrate", "serve"}) {
        auto const refused = runWheelwright({command, "--data", data, "--port", "0"});
        EXPECT_EQ(refused.exitCode, 1) << command;
        EXPECT_THAT(refused.err, AllOf(HasSubstr("install Wheelwright 9.8.7 or newer"),
                                       HasSubstr("or restore an older backup")));
    }
}

} // namespace
} // namespace wheelwright::app
