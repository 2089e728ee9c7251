#include "app/program/bucket_backups.hpp"
#include "app/settings/rules.hpp"
#include "base/digest.hpp"
#include "base/files.hpp"
#include "storage/backup.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using testing::runWheelwright;

struct Bucket {
    std::vector<std::string> flags() const {
        return {"--s3-url",    "http://127.0.0.1:" + std::to_string(peer.port()),
                "--s3-bucket", "media",
                "--s3-key-id", peer.text("keyId"),
                "--s3-secret", peer.text("secret")};
    }
    Settings settings() const {
        Settings given;
        given.s3Url = "http://127.0.0.1:" + std::to_string(peer.port());
        given.s3Bucket = "media";
        given.s3Region = "us-east-1";
        given.s3KeyId = peer.text("keyId");
        given.s3Secret = peer.text("secret");
        given.backupTo = "s3:daily";
        return given;
    }
    testing::PeerProcess peer{"s3-store.mjs"};
};

struct BucketBackupsTest : storage::EngineTest, Bucket {};
INSTANTIATE_TEST_SUITE_P(EveryEngine, BucketBackupsTest, storage::everyEngine(), storage::engineName);

TEST_P(BucketBackupsTest, AServerMakesOneAndItIsRestoredElsewhere) {
    auto flags = this->flags();
    flags.insert(flags.end(), {"--public-url", "https://wheel.example"});
    auto words = flags;
    words.insert(words.end(), {"--backup-to", "s3:daily", "--test-rate-limits", "off"});
    testing::ServerProcess server{words};
    SystemClock const clock;
    BucketBackups const backups{settings(), clock};
    ASSERT_TRUE(testing::soon([&] { return backups.list(clock.now()).size() == 1; })) << server.log();
    auto const first = backups.list(clock.now()).front().name;
    EXPECT_TRUE(
        testing::soon([&] { return !std::filesystem::exists(server.data() / "backup-on-its-way.db"); }));

    testing::TempFolder const folder;
    auto const restore = [&](std::string const& name) {
        auto restoring = std::vector<std::string>{"restore",    "s3:daily/" + name,
                                                  "--data",     (folder.path() / "data").string(),
                                                  "--database", databaseText()};
        restoring.insert(restoring.end(), flags.begin(), flags.begin() + 8);
        return runWheelwright(restoring);
    };
    auto const unknown = restore("wheelwright-2020-01-01T00-00-00Z.db");
    EXPECT_EQ(unknown.exitCode, 1);
    EXPECT_THAT(unknown.err,
                HasSubstr("There is no backup wheelwright-2020-01-01T00-00-00Z.db in the bucket."));
    auto const restored = restore(first);
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
    auto doctor =
        std::vector<std::string>{"doctor", "--backup-to", "s3:daily", "--data", server.data().string()};
    doctor.insert(doctor.end(), flags.begin(), flags.end());
    EXPECT_THAT(runWheelwright(doctor).out, HasSubstr("good   The last backup is 0 hours old: " + first));
}

struct BucketTest : ::testing::Test, Bucket {};

TEST_F(BucketTest, SevenAreKeptWholeOnesComeBackAndDamageIsNoticed) {
    SystemClock const clock; // the store refuses a clock that is off
    BucketBackups const backups{settings(), clock};
    testing::TempFolder const folder;
    auto const file = folder.path() / "backup.db";
    std::string const bytes(5'000'000, 'w'); // two parts
    std::ofstream{file} << bytes;
    std::vector<std::string> names;
    for (int day = 0; day < 9; ++day) {
        names.push_back(backups.add(file, clock.now() - (9 - day) * 24h));
    }
    auto const store = media::storeFor(mediaRules(settings()), clock);
    store->put("daily/" + backupName(kDaily, clock.now() - 8 * 24h - 1h) + "/00000", "interrupted",
               "text/plain");
    store->put("daily/notes", "the operator's own", "text/plain");
    backups.keepNewest(clock.now());
    auto const kept = backups.list(clock.now());
    ASSERT_EQ(kept.size(), 7U);
    EXPECT_EQ(kept.front().name, names.back());
    std::size_t objects = 0;
    store->eachFile([&](media::StoredFile const&) { ++objects; });
    EXPECT_EQ(objects, 7U * 3 + 1);

    auto const back = folder.path() / "back.db";
    backups.fetch(names.back(), back);
    EXPECT_EQ(std::filesystem::file_size(back), bytes.size());
    store->put("daily/" + names.back() + "/00001", "damaged", "text/plain");
    EXPECT_THAT(storage::messageThrownBy([&] { backups.fetch(names.back(), back); }),
                HasSubstr("Part 1 of the backup"));
}

// Stores write & as &amp; where they list their keys.
TEST_F(BucketTest, APrefixMayHaveSignsThatXmlEscapes) {
    SystemClock const clock;
    auto named = settings();
    named.backupTo = "s3:mine & \"yours\"";
    BucketBackups const backups{named, clock};
    testing::TempFolder const folder;
    auto const file = folder.path() / "backup.db";
    std::ofstream{file} << "bytes";
    auto const name = backups.add(file, clock.now());
    auto const kept = backups.list(clock.now());
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().name, name);
}

// Two servers that were given one bucket, or one that starts twice.
TEST_F(BucketTest, TwoOfOneSecondAreTwoAndOneOfAnEarlierVersionIsStillRead) {
    SystemClock const clock;
    BucketBackups const backups{settings(), clock};
    testing::TempFolder const folder;
    auto const file = folder.path() / "backup.db";
    auto const now = clock.now();
    auto const added = [&](std::string const& bytes) {
        std::ofstream{file} << bytes;
        return backups.add(file, now);
    };
    auto const first = added("the first");
    auto const second = added("the second");
    auto const earlier = backupName(kDaily, now - 24h);
    auto const store = media::storeFor(mediaRules(settings()), clock);
    store->put("daily/" + earlier + "/00000", "earlier", "text/plain");
    store->put("daily/" + earlier + "/whole", sha256Hex("earlier") + "\n", "text/plain");
    ASSERT_EQ(backups.list(now).size(), 3U);
    EXPECT_EQ(backups.list(now).back().name, earlier);
    auto const fetched = [&](std::string const& name) {
        backups.fetch(name, folder.path() / "back.db");
        return readFile(folder.path() / "back.db");
    };
    EXPECT_EQ(fetched(first), "the first");
    EXPECT_EQ(fetched(second), "the second");
    EXPECT_EQ(fetched(earlier), "earlier");
}

} // namespace
} // namespace wheelwright::app
