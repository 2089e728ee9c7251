#include "base/chance.hpp"
#include "storage/migration_list.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using testing::runWheelwright;

// Promise D2.
TEST(BackupCommand, WhatWasSavedIsBackAfterARestoreElsewhere) {
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
