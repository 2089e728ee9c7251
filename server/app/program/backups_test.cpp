#include "app/program/backups.hpp"
#include "storage/backup.hpp"
#include "storage/installation.hpp"
#include "storage/migration_list.hpp"
#include "testing/mail_sign_in.hpp"
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

constexpr Instant kAtBackup{1'700'000'000'000ms};

void touch(fs::path const& file) {
    std::ofstream{file} << "x";
}

auto daily(BackupFolder const& backups) {
    return backups.list(kDaily, SystemClock{}.now());
}

auto beforeUpgrades(BackupFolder const& backups) {
    return backups.list(kBeforeUpgrade, SystemClock{}.now());
}

void makeDatabase(fs::path const& file, std::size_t version) {
    auto database = storage::Database::open(storage::SqliteAddress{file});
    storage::migrate(database, std::span{storage::migrationList()}.first(version), kAtBackup);
}

void useByNewerProgram(fs::path const& file) {
    auto database = storage::Database::open(storage::SqliteAddress{file});
    auto migrations = storage::migrationList();
    migrations.push_back({static_cast<int>(migrations.size()) + 1, "flying wheels", {}});
    storage::migrate(database, migrations, kAtBackup);
    storage::noteProgram(database, "9.8.7");
}

int versionIn(fs::path const& backup) {
    auto archive = storage::Database::openArchive(backup);
    return storage::schemaVersion(archive);
}

TEST(BackupFolder, KeepsTheNewestSevenByTheirNamesAndNothingElseIsDeleted) {
    testing::TempFolder const folder;
    BackupFolder const backups{folder.path() / "kept"};
    auto const letter = folder.path() / "kept" / "wheelwright-letter.db";
    for (int day = 0; day < 9; ++day)
        touch(backups.make(kDaily, kAtBackup + day * 24h));
    auto const interrupted = backups.make(kDaily, kAtBackup).string() + ".unfinished-wal";
    auto const underWay = backups.make(kDaily, kAtBackup + 9 * 24h).string() + ".unfinished";
    auto const encrypted = backups.make(kDaily, kAtBackup).string() + ".gpg";
    for (auto const& file : {letter, fs::path{interrupted}, fs::path{underWay}, fs::path{encrypted}})
        touch(file);
    backups.keepNewest(kDaily, kAtBackup + 9 * 24h);
    auto const kept = backups.list(kDaily, kAtBackup + 9 * 24h);
    ASSERT_EQ(kept.size(), 7U);
    EXPECT_EQ(kept.front().madeAt, kAtBackup + 8 * 24h);
    EXPECT_EQ(kept.back().madeAt, kAtBackup + 2 * 24h);
    EXPECT_TRUE(fs::exists(letter));
    EXPECT_TRUE(fs::exists(underWay));
    EXPECT_TRUE(fs::exists(encrypted)) << "the operator's own copy";
    EXPECT_FALSE(fs::exists(interrupted));
    EXPECT_TRUE(BackupFolder{folder.path() / "none"}.list(kDaily, kAtBackup).empty());
}

TEST(BackupFolder, BackupsOfAClockThatWasAheadEndNoOthers) {
    testing::TempFolder const folder;
    BackupFolder const backups{folder.path()};
    for (int day = 0; day < 8; ++day)
        touch(backups.make(kDaily, kAtBackup + (day + 400) * 24h));
    auto const today = backups.make(kDaily, kAtBackup);
    touch(today);
    backups.keepNewest(kDaily, kAtBackup);
    auto const kept = backups.list(kDaily, kAtBackup);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().file, today);
}

TEST(DailyBackups, OneFromTheFutureIsNoReasonToMakeNone) {
    testing::TempFolder const folder;
    BackupFolder const backups{folder.path()};
    touch(backups.make(kDaily, SystemClock{}.now() + 400 * 24h));
    testing::ServerProcess const server{{"--backup-to", folder.path().string()}};
    EXPECT_TRUE(testing::soon([&] { return daily(backups).size() == 1; })) << server.log();
}

TEST(DailyBackups, AServerMakesOneAtItsStartAndNoSecondThatDay) {
    testing::TempFolder const folder;
    auto const to = (folder.path() / "backups").string();
    testing::ServerProcess server{{"--backup-to", to}};
    BackupFolder const backups{to};
    ASSERT_TRUE(testing::soon([&] { return daily(backups).size() == 1; })) << server.log();
    auto const first = daily(backups).front().file;
    EXPECT_EQ(fs::status(first.parent_path()).permissions(), fs::perms::owner_all);
    auto const health = [&] { return testing::get(server.port(), "/api/health").body; };
    EXPECT_THAT(health(), HasSubstr(R"("name":"backups","state":"ready")"));
    auto const admin = testing::signInByMail(server, "root@example.org");
    runWheelwright({"user", "role", "root@example.org", "admin", "--data", server.data().string()});
    EXPECT_TRUE(testing::soon([&] {
        return testing::get(server.port(), "/api/admin/figures", admin.bearer())
                   .body.find(R"("backups":{"isOn":true,"lastAt":"20)") != std::string::npos;
    }));
    auto const doctor = [&] {
        return runWheelwright({"doctor", "--backup-to", to, "--data", server.data().string()}).out;
    };
    EXPECT_THAT(doctor(),
                HasSubstr("good   The last backup is 0 hours old and can be read: " + first.string()));
    server.stop();
    server.startAgain();
    testing::get(server.port(), "/api/health");
    EXPECT_EQ(daily(backups).size(), 1U);
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
    EXPECT_THAT(server.log(), HasSubstr("backup failed"));
}

// The folder of a disk that isn't mounted is empty, and on the disk of the system.
TEST(DailyBackups, NoneIsMadeBelowADiskThatIsNotMounted) {
    testing::TempFolder const folder;
    auto const to = folder.path() / "disk";
    testing::ServerProcess server{{"--backup-to", to.string()}};
    BackupFolder const backups{to};
    ASSERT_TRUE(testing::soon([&] { return daily(backups).size() == 1; })) << server.log();
    server.stop();
    fs::rename(to, folder.path() / "unplugged");
    fs::create_directory(to);
    auto const doctor = [&] {
        return runWheelwright({"doctor", "--backup-to", to.string(), "--data", server.data().string()}).out;
    };
    EXPECT_THAT(doctor(), HasSubstr("WRONG  The folder " + to.string() + " isn't the one that has the"));
    server.startAgain();
    EXPECT_TRUE(testing::soon([&] { return server.log().find("Is its disk mounted?") != std::string::npos; }))
        << server.log();
    EXPECT_TRUE(fs::is_empty(to));
    server.stop();
    touch(BackupFolder{to}.markFile());
    server.startAgain();
    EXPECT_TRUE(testing::soon([&] { return daily(backups).size() == 1; })) << server.log();
}

TEST(Upgrade, AnOlderSqliteDatabaseIsBackedUpBeforeItIsMigrated) {
    testing::TempFolder const folder;
    auto const older = storage::migrationList().size() - 1;
    makeDatabase(folder.path() / "wheelwright.db", older);
    auto const data = folder.path().string();
    auto const migrated = runWheelwright({"migrate", "--data", data});
    EXPECT_EQ(migrated.exitCode, 0) << migrated.err;
    BackupFolder const backups{folder.path()};
    ASSERT_EQ(beforeUpgrades(backups).size(), 1U);
    EXPECT_EQ(versionIn(beforeUpgrades(backups).front().file), static_cast<int>(older));
    EXPECT_EQ(runWheelwright({"migrate", "--data", data}).exitCode, 0);
    EXPECT_EQ(beforeUpgrades(backups).size(), 1U) << "nothing was to be migrated";
}

// The first of them is the only one that the older program can read.
TEST(Upgrade, TriesThatFailPushOutOneAnothersBackups) {
    testing::TempFolder const folder;
    auto const newest = storage::migrationList().size();
    BackupFolder const backups{folder.path()};
    auto const first = SystemClock{}.now() - 24h;
    auto const original = backups.make(kBeforeUpgrade, first);
    makeDatabase(original, newest - 2);
    for (int time = 1; time < 7; ++time)
        makeDatabase(backups.make(kBeforeUpgrade, first + time * 1s), newest - 1);
    makeDatabase(folder.path() / "wheelwright.db", newest - 1);
    auto const migrated = runWheelwright({"migrate", "--data", folder.path().string()});
    EXPECT_EQ(migrated.exitCode, 0) << migrated.err;
    auto const kept = beforeUpgrades(backups);
    ASSERT_EQ(kept.size(), 7U);
    EXPECT_GT(kept.front().madeAt, first + 1h) << "the new one";
    EXPECT_EQ(kept.back().file, original);
}

TEST(Upgrade, WithoutRoomForTheBackupNothingIsMigrated) {
    testing::TempFolder const folder;
    touch(folder.path() / "file");
    auto const file = folder.path() / "wheelwright.db";
    makeDatabase(file, 1);
    auto const refused = runWheelwright({"migrate", "--data", folder.path().string(), "--backup-to",
                                         (folder.path() / "file" / "below").string()});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_THAT(refused.err, HasSubstr("The upgrade waits for a backup, which failed: "));
    EXPECT_EQ(versionIn(file), 1);
}

TEST(Upgrade, ANewerDatabaseIsRefusedWithTheVersionToInstall) {
    testing::TempFolder const folder;
    auto const data = folder.path().string();
    ASSERT_EQ(runWheelwright({"migrate", "--data", data}).exitCode, 0);
    useByNewerProgram(folder.path() / "wheelwright.db");
    for (auto const* command : {"migrate", "serve"}) {
        auto const refused = runWheelwright({command, "--data", data, "--port", "0"});
        EXPECT_EQ(refused.exitCode, 1) << command;
        EXPECT_THAT(refused.err, AllOf(HasSubstr("install Wheelwright 9.8.7 or newer"),
                                       HasSubstr("or restore an older backup")));
    }
}

TEST(Upgrade, TheWayBackIsTheBackupInPlaceOfTheNewerDatabase) {
    testing::TempFolder const folder;
    auto const data = folder.path().string();
    auto const file = folder.path() / "wheelwright.db";
    auto const backup = (folder.path() / "backup.db").string();
    ASSERT_EQ(runWheelwright({"migrate", "--data", data}).exitCode, 0);
    ASSERT_EQ(runWheelwright({"backup", backup, "--data", data}).exitCode, 0);
    useByNewerProgram(file);
    auto const refused = runWheelwright({"restore", backup, "--replace", "--data", data});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_THAT(refused.err, HasSubstr("Move it away"));
    fs::rename(file, folder.path() / "newer.db");
    auto const restored = runWheelwright({"restore", backup, "--data", data});
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
}

} // namespace
} // namespace wheelwright::app
