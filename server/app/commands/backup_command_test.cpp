#include "base/chance.hpp"
#include "base/files.hpp"
#include "storage/backup.hpp"
#include "storage/installation.hpp"
#include "storage/migration_list.hpp"
#include "storage/table_copy.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/media_samples.hpp"
#include "testing/route_facts.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <csignal>
#include <gmock/gmock.h>
#include <sys/resource.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using testing::runWheelwright;

// Promise D2.
TEST(BackupCommand, WhatWasSavedIsBackAfterARestoreInPlace) {
    testing::ServerProcess server{{"--public-url", "https://wheel.example"}}; // tokens name it
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const id = newUuid();
    testing::postJson(server.port(), "/api/wheel", testing::sampleWheelText(id, "Kept"), ada.bearer());
    auto const before = get(server.port(), "/api/wheel/" + id, ada.bearer()).body;
    testing::TempFolder const folder;
    auto const file = (folder.path() / "backup.db").string();
    auto const data = server.data().string();

    auto const backup = runWheelwright({"backup", file, "--data", data}); // beside the running server
    EXPECT_EQ(backup.exitCode, 0) << backup.err;
    EXPECT_THAT(backup.out, HasSubstr(file));
    EXPECT_THAT(runWheelwright({"backup", file, "--data", data}).err, HasSubstr("exists already"));

    EXPECT_THAT(runWheelwright({"restore", file, "--replace", "--data", data}).err,
                HasSubstr("Another Wheelwright server uses the data folder"));
    testing::postJson(server.port(), "/api/wheel", testing::sampleWheelText(newUuid(), "Later"),
                      ada.bearer());
    server.stop();
    EXPECT_THAT(runWheelwright({"restore", file, "--data", data}).err, HasSubstr("--replace"));
    auto const restored = runWheelwright({"restore", file, "--replace", "--data", data});
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
    server.startAgain();
    EXPECT_EQ(get(server.port(), "/api/wheel/" + id, ada.bearer()).body,
              before); // and ada is still signed in
    EXPECT_EQ(get(server.port(), "/api/wheels", ada.bearer()).body.find("Later"), std::string::npos);
}

// The log of draws goes on from where the backup was made, and so differs from what was published since then.
TEST(BackupCommand, ARestoreOfAnOlderBackupSaysThatTheLogOfDrawsLostEntries) {
    testing::ServerProcess server;
    testing::TempFolder const folder;
    auto const file = (folder.path() / "backup.db").string();
    auto const data = server.data().string();
    auto const health = [&] { return get(server.port(), "/api/health").body; };
    auto const logOf = [](bool works) {
        return std::string{R"("name":"draw log","state":")"} + (works ? "ready" : "failed");
    };
    ASSERT_EQ(runWheelwright({"backup", file, "--data", data}).exitCode, 0);
    auto const kept = [&] { return readFile(server.data() / "draw-log-head"); };
    testing::postJson(server.port(), "/api/spins", "{}");
    auto const published = get(server.port(), "/.well-known/draws/checkpoint").body;
    EXPECT_EQ(kept(), published) << "a head is kept before it is served";
    EXPECT_THAT(health(), HasSubstr(logOf(true)));
    auto const keys = get(server.port(), "/.well-known/receipt-keys.json").body;
    testing::postJson(server.port(), "/api/spins", "{}");
    server.stop();
    EXPECT_THAT(kept(), HasSubstr("\n2\n")) << "nor may the last draw before a stop be lost unnoticed";
    EXPECT_THAT(runWheelwright({"doctor", "--data", data}).out,
                HasSubstr("good   The log of draws has everything that it had."));
    auto const restored = runWheelwright({"restore", file, "--replace", "--data", data});
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
    EXPECT_THAT(restored.out, HasSubstr("WRONG  The log of draws differs from the published one"));
    EXPECT_THAT(runWheelwright({"doctor", "--data", data}).out, HasSubstr("WRONG  The log of draws"));
    server.startAgain();
    EXPECT_EQ(get(server.port(), "/.well-known/receipt-keys.json").body, keys)
        << "people have receipts that were signed after the backup";
    testing::postJson(server.port(), "/api/spins", "{}");
    EXPECT_TRUE(testing::soon([&] { return health().find(logOf(false)) != std::string::npos; })) << health();
}

TEST(KeysCommand, ReceiptKeysAreRotatedAndALostOneIsPublishedAgain) {
    testing::ServerProcess const server;
    auto const keys = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"keys", "receipts"});
        words.insert(words.end(), {"--data", server.data().string()});
        return runWheelwright(words);
    };
    auto const published = [&] { return get(server.port(), "/.well-known/receipt-keys.json").body; };
    EXPECT_THAT(keys({"list"}).out, HasSubstr("There is no key yet"));
    EXPECT_THAT(keys({"list"}).out, HasSubstr("There is no key yet")) << "listing keys makes none";
    auto const before = published();
    EXPECT_THAT(keys({"list"}).out, HasSubstr("  signs\n"));
    EXPECT_THAT(keys({"rotate"}).out, HasSubstr("stay published"));
    EXPECT_TRUE(testing::soon([&] { return published().size() > before.size(); }));
    EXPECT_THAT(keys({"list"}).out, HasSubstr("  is published\n"));

    testing::ServerProcess const another; // with another database
    testing::TempFolder const folder;
    folder.write("keys.json", get(another.port(), "/.well-known/receipt-keys.json").body);
    auto const file = (folder.path() / "keys.json").string();
    EXPECT_THAT(keys({"add", file}).out, HasSubstr("It signs nothing."));
    EXPECT_THAT(keys({"add", file}).out, HasSubstr("already published"));
    auto renamed = before; // with the key of this server alone
    auto const kid = renamed.find("\"kid\":\"") + 7;
    auto const others = get(another.port(), "/.well-known/receipt-keys.json").body;
    renamed.replace(kid, 36, others.substr(others.find("\"kid\":\"") + 7, 36));
    folder.write("keys.json", renamed);
    EXPECT_THAT(keys({"add", file}).err, HasSubstr("A kid names one key for good"));
    folder.write("keys.json", "[]");
    EXPECT_EQ(keys({"add", file}).exitCode, 2);
    EXPECT_EQ(keys({"add", file + ".none"}).exitCode, 2);
    EXPECT_EQ(keys({"add"}).exitCode, 2);
}

struct RestoreTest : storage::EngineTest {
    std::string idOf(std::string const& setting) {
        auto database = storage::Database::open(*storage::parseDatabaseAddress(setting));
        return database.read(storage::installationId);
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RestoreTest, storage::everyEngine(), storage::engineName);

// Promise D2.
TEST_P(RestoreTest, ABackupGoesIntoAnEmptyDatabaseWhichKeepsItsOwnId) {
    testing::TempFolder const folder;
    testing::ServerProcess server{{"--public-url", "https://wheel.example"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const id = newUuid();
    testing::postJson(server.port(), "/api/wheel", testing::sampleWheelText(id, "Kept"), ada.bearer());
    auto const before = get(server.port(), "/api/wheel/" + id, ada.bearer()).body;
    auto const file = (folder.path() / "backup.db").string();
    ASSERT_EQ(runWheelwright({"backup", file, "--data", server.data().string()}).exitCode, 0);

    auto const data = (folder.path() / "elsewhere").string();
    std::vector<std::string> const elsewhere{"--data", data, "--database", databaseText()};
    auto const run = [&](std::vector<std::string> words) {
        words.insert(words.end(), elsewhere.begin(), elsewhere.end());
        return runWheelwright(words);
    };
    // A first start has filled what every database is filled with.
    ASSERT_EQ(run({"migrate"}).exitCode, 0);
    auto const own = idOf(databaseText());
    auto const restored = run({"restore", file});
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
    EXPECT_EQ(idOf(databaseText()), own);
    EXPECT_NE(idOf("sqlite:" + (server.data() / "wheelwright.db").string()), own);
    EXPECT_THAT(run({"restore", file}).err, HasSubstr("--replace"));

    testing::ServerProcess again{{"--public-url", "https://wheel.example", "--database", databaseText()}};
    EXPECT_EQ(get(again.port(), "/api/wheel/" + id, ada.bearer()).body, before);
}

TEST_P(RestoreTest, ABackupWithFilesBringsTheUploadsBack) {
    testing::TempFolder const folder;
    testing::ServerProcess server{{"--public-url", "https://wheel.example"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const item = testing::uploaded(
        testing::upload(server, ada, "image", testing::pngPicture({320, 240}), "a.png"), "image");
    auto const id = testing::textIn(item, "id");
    auto const fileOf = [&](std::filesystem::path const& data, std::string const& key) {
        return data / "media" / "files" / id.substr(0, 2) / key;
    };
    auto const file = (folder.path() / "backup.db").string();
    auto const made = runWheelwright({"backup", file, "--with-files", "--data", server.data().string()});
    EXPECT_EQ(made.exitCode, 0) << made.err;
    EXPECT_THAT(made.out, HasSubstr("Uploaded files are in it too."));

    auto const data = folder.path() / "elsewhere";
    auto const restored =
        runWheelwright({"restore", file, "--data", data.string(), "--database", databaseText()});
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
    EXPECT_THAT(restored.out, HasSubstr("2 files of uploads are back"));
    for (auto const& key : {id, id + ".thumbnail"})
        EXPECT_EQ(readFile(fileOf(data, key)), readFile(fileOf(server.data(), key))) << key;

    // A disk that isn't mounted, say.
    std::filesystem::rename(server.data() / "media" / "files", server.data() / "media" / "away");
    auto const hollow = folder.path() / "hollow.db";
    auto const refused =
        runWheelwright({"backup", hollow.string(), "--with-files", "--data", server.data().string()});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_THAT(refused.err, HasSubstr("None of the files of 1 uploads is there."));
    EXPECT_FALSE(std::filesystem::exists(hollow));
}

// As on a full disk: the system accepts no more bytes.
TEST(BackupCommand, AFullDiskLeavesNoBackupAndTheDatabaseAsItWas) {
    testing::TempFolder const folder;
    auto const data = folder.path().string();
    ASSERT_EQ(runWheelwright({"migrate", "--data", data}).exitCode, 0);
    auto const file = folder.path() / "backup.db";
    auto const before = std::signal(SIGXFSZ, SIG_IGN); // the program inherits both
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit const small{64L * 1024, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    auto const refused = runWheelwright({"backup", file.string(), "--data", data});
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, before);
    EXPECT_EQ(refused.exitCode, 1) << refused.out;
    EXPECT_THAT(refused.err, HasSubstr("couldn't be made: "));
    std::vector<std::string> left;
    for (auto const& entry : std::filesystem::directory_iterator{folder.path()})
        if (entry.path().filename().string().starts_with("backup.db")) left.push_back(entry.path());
    EXPECT_THAT(left, ::testing::IsEmpty());
    EXPECT_EQ(runWheelwright({"backup", file.string(), "--data", data}).exitCode, 0);
}

std::set<std::string> filledTables(std::string const& setting) {
    auto database = storage::Database::open(*storage::parseDatabaseAddress(setting));
    testing::TempFolder const folder;
    auto fresh = storage::Database::open(storage::SqliteAddress{folder.path() / "fresh.db"});
    storage::migrate(fresh, storage::migrationList(), SystemClock{}.now());
    std::set<std::string> filled;
    for (auto const& table : fresh.read(storage::tablesInOrder))
        if (!database.read([&](storage::Connection& to) { return storage::isEmpty(to, table); }))
            filled.insert(table);
    return filled;
}

// Rows that migrations, a start, guests' reads or a restore leave behind aren't people's data. A new table of
// that kind fails here until it is in the list, and so does a needless entry of the list.
TEST_P(RestoreTest, ADatabaseThatWasOnlyStartedIsEmpty) {
    testing::TempFolder const folder;
    testing::ServerProcess server{{"--public-url", "https://wheel.example"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const id = newUuid();
    testing::postJson(server.port(), "/api/wheel", testing::sampleWheelText(id, "Kept"), ada.bearer());
    auto const file = (folder.path() / "backup.db").string();
    ASSERT_EQ(runWheelwright({"backup", file, "--data", server.data().string()}).exitCode, 0);

    testing::ServerProcess started{
        {"--public-url", "https://wheel.example", "--database", databaseText(), "--test-rate-limits", "off"}};
    for (auto const& route : app::routeFacts())
        if (route.name.starts_with("GET ") && !route.name.ends_with("/initiate")) {
            auto path = route.name.substr(4);
            for (auto open = path.find('{'); open != std::string::npos; open = path.find('{'))
                path.replace(open, path.find('}') - open + 1, "1");
            get(started.port(), path);
        }
    started.stop();
    std::vector<std::string> const there{"--data", started.data().string(), "--database", databaseText()};
    auto const run = [&](std::vector<std::string> words) {
        words.insert(words.end(), there.begin(), there.end());
        return runWheelwright(words);
    };
    auto const unused = (folder.path() / "unused.db").string();
    ASSERT_EQ(run({"backup", unused}).exitCode, 0);
    EXPECT_EQ(run({"restore", unused}).exitCode, 0);
    EXPECT_EQ(filledTables(databaseText()), storage::tablesFilledByAStart());

    auto const restored = run({"restore", file});
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
    EXPECT_EQ(restored.out.find("WRONG"), std::string::npos) << restored.out;
    started.startAgain();
    EXPECT_EQ(get(started.port(), "/api/wheel/" + id, ada.bearer()).status, 200);
}

TEST(BackupCommand, WhatIsNoBackupChangesNothing) {
    testing::TempFolder const folder;
    folder.write("other.db", "not a database");
    auto const data = (folder.path() / "data").string();
    auto const path = [&](char const* name) { return (folder.path() / name).string(); };
    EXPECT_EQ(runWheelwright({"restore", path("none.db"), "--data", data}).exitCode, 1);
    EXPECT_EQ(runWheelwright({"restore", path("other.db"), "--data", data}).exitCode, 1);
    EXPECT_EQ(runWheelwright({"restore", "--data", data}).exitCode, 2);
    EXPECT_EQ(runWheelwright({"backup", "a", "b", "--data", data}).exitCode, 2);
}

} // namespace
} // namespace wheelwright
