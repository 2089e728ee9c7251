#include "accounts/sign_in/verifier.hpp"
#include "base/chance.hpp"
#include "base/log.hpp"
#include "media/uploads.hpp"
#include "testing/media_scene.hpp"
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr auto kYears = 2 * 365 * 24h;

struct MediaUpkeepTest : MediaScene {
    // As the upkeep would, over days.
    void sweepAndErase(MediaUpkeep& turns) {
        turnToFilesTime();
        clock.turn(2h);
        turns.sweepOrphans();
        clock.turn(4 * 24h);
        turns.eraseDeleted();
    }
    void sweepAndWaitDays() {
        auto const before = clock.now();
        upkeep().sweepOrphans();
        clock.turn(4 * 24h);
        upkeep().eraseDeleted();
        clock.turn(before - clock.now());
    }
    std::vector<Uploads::Listed> listed() { return uploads().list(ada, MediaKind::Image); }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, MediaUpkeepTest, storage::everyEngine(), storage::engineName);

TEST_P(MediaUpkeepTest, WhatIsDeletedLosesItsFiles) {
    auto const upload = add(ada).value();
    EXPECT_EQ(filesStored(), 2U);
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    upkeep().eraseDeleted();
    EXPECT_EQ(filesStored(), 0U);
    EXPECT_TRUE(database
                    ->read([](Connection& connection) {
                        return uploadsToErase(connection, instantOf(9'000'000'000'000));
                    })
                    .empty());
}

TEST_P(MediaUpkeepTest, WhatWasDeletedInAWrongFutureLosesItsFilesToo) {
    auto const upload = add(ada).value();
    clock.turn(kYears);
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    clock.turn(-kYears);
    upkeep().eraseDeleted();
    EXPECT_EQ(filesStored(), 0U);
}

TEST_P(MediaUpkeepTest, AClockThatWasAheadDelaysNoTurn) {
    add(ada).value();
    clock.turn(kYears);
    upkeep().work();
    clock.turn(1h - kYears);
    add(ada).value();
    clock.turn(31 * 24h);
    upkeep().work();
    EXPECT_TRUE(listed().empty()) << "what has expired is ended each minute";
}

TEST_P(MediaUpkeepTest, AnAccountsFilesGoWithIt) {
    add(ada).value();
    database->write([&](Connection& connection) {
        MediaOfAccount{clock}.erase(connection, ada);
        accounts::eraseUser(connection, ada);
    });
    upkeep().eraseDeleted();
    EXPECT_EQ(filesStored(), 0U);
}

TEST_P(MediaUpkeepTest, AnUploadEndsWhenItsTimeIsOver) {
    add(ada).value();
    clock.turn(30 * 24h - 1s);
    upkeep().endExpired();
    EXPECT_EQ(listed().size(), 1U);
    clock.turn(2s);
    upkeep().endExpired();
    EXPECT_TRUE(listed().empty());
    upkeep().eraseDeleted();
    EXPECT_EQ(filesStored(), 0U);
}

TEST_P(MediaUpkeepTest, WhoeverHasABetterTierByThenKeepsIt) {
    add(ada).value();
    database->write([&](Connection& connection) {
        accounts::setSubscription(connection, ada, {accounts::Tier::Pro, std::nullopt}, 0);
    });
    clock.turn(31 * 24h);
    upkeep().endExpired();
    ASSERT_EQ(listed().size(), 1U);
    EXPECT_EQ(listed().front().upload.expiresAt, std::nullopt);
    EXPECT_FALSE(listed().front().expiryMismatch);
}

TEST_P(MediaUpkeepTest, FilesOfNoUploadAreErasedOnceTheyAreOld) {
    auto const upload = add(ada).value();
    addOrphans(1);
    turnToFilesTime();
    sweepAndWaitDays();
    EXPECT_EQ(filesStored(), 3U) << "a young one may belong to an upload in flight";
    clock.turn(2h);
    upkeep().sweepOrphans();
    upkeep().eraseDeleted();
    EXPECT_EQ(filesStored(), 3U) << "it is marked first";
    clock.turn(4 * 24h);
    upkeep().eraseDeleted();
    EXPECT_EQ(filesStored(), 2U);
    EXPECT_TRUE(store().get(upload.id));
}

TEST_P(MediaUpkeepTest, AMarkedFileWhoseUploadIsBackStays) {
    auto const upload = add(ada).value();
    write(*database, "create table away as select * from uploads");
    write(*database, "delete from uploads");
    owner().claim();
    turnToFilesTime();
    clock.turn(2h);
    upkeep().sweepOrphans();
    write(*database, "insert into uploads select * from away"); // as a restore does
    write(*database, "drop table away");
    clock.turn(4 * 24h);
    upkeep().eraseDeleted();
    EXPECT_TRUE(store().get(upload.id));
    EXPECT_TRUE(store().get(thumbnailKey(upload.id)));
}

TEST_P(MediaUpkeepTest, WhatOthersKeepInTheSamePlaceStays) {
    for (auto const* const key : {"report.pdf", "00000000-0000-4000-8000-000000000000-of-another", "x"})
        store().put(key, "theirs", "application/pdf");
    store().put("00000000-0000-4000-8000-000000000000.thumbnail", "nobody's", "image/webp");
    owner().claim();
    turnToFilesTime();
    clock.turn(2h);
    sweepAndWaitDays();
    EXPECT_EQ(filesStored(), 3U);
}

TEST_P(MediaUpkeepTest, NothingIsErasedInTheStoreOfAnotherInstallation) {
    auto const upload = add(ada).value();
    addOrphans(1);
    StoreOwner{store(), "another"}.claim();
    turnToFilesTime();
    clock.turn(2h);
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    auto turns = upkeep();
    turns.work();
    EXPECT_FALSE(turns.maySweep());
    turns.sweepOrphans();
    clock.turn(4 * 24h);
    turns.work();
    EXPECT_EQ(filesStored(), 3U);
    EXPECT_FALSE(turns.maySweep());
    owner().claim(); // the operator has moved the installation
    clock.turn(7h);
    turns.work();
    EXPECT_EQ(filesStored(), 1U);
    EXPECT_TRUE(turns.maySweep());
}

TEST_P(MediaUpkeepTest, AnEmptyDatabaseNeitherClaimsNorSweepsAStore) {
    addOrphans(5);
    auto turns = upkeep();
    sweepAndErase(turns);
    EXPECT_EQ(filesStored(), 5U);
    EXPECT_FALSE(turns.maySweep());
    EXPECT_EQ(owner().look(), StoreOwner::Claim::Unclaimed);
}

TEST_P(MediaUpkeepTest, MoreOrphansThanAFewAreKept) {
    owner().claim();
    addOrphans(11);
    auto turns = upkeep();
    sweepAndErase(turns);
    EXPECT_EQ(filesStored(), 11U);
    EXPECT_FALSE(turns.maySweep());
    store().erase(orphanKey(0)); // the operator has removed one
    turns.sweepOrphans();
    EXPECT_TRUE(turns.maySweep());
    clock.turn(4 * 24h);
    turns.eraseDeleted();
    EXPECT_EQ(filesStored(), 0U);
}

// The store was away while people deleted more than a few uploads.
TEST_P(MediaUpkeepTest, FilesOfDeletedUploadsAreNoOrphans) {
    turnToFilesTime();
    for (int number = 0; number < 6; ++number) {
        auto const upload = add(ada).value();
        ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    }
    EXPECT_EQ(filesStored(), 12U);
    addOrphans(1);
    owner().claim();
    clock.turn(2h);
    EXPECT_EQ(surveyStore(store(), *database, clock.now()).ours, 1U);
    auto turns = upkeep();
    turns.sweepOrphans();
    EXPECT_TRUE(turns.maySweep());
    EXPECT_EQ(marked().size(), 7U);
}

// Otherwise each sweep could mark as many again.
TEST_P(MediaUpkeepTest, OrphansThatAreMarkedStillCount) {
    owner().claim();
    addOrphans(6);
    turnToFilesTime();
    clock.turn(2h);
    auto turns = upkeep();
    turns.sweepOrphans();
    EXPECT_TRUE(turns.maySweep());
    addOrphans(12);
    turns.sweepOrphans();
    EXPECT_FALSE(turns.maySweep());
    EXPECT_EQ(marked().size(), 6U);
}

TEST_P(MediaUpkeepTest, TheFirstSweepWaitsForHours) {
    owner().claim();
    addOrphans(1);
    turnToFilesTime();
    clock.turn(2h);
    auto turns = upkeep();
    turns.work();
    clock.turn(5h);
    turns.work();
    EXPECT_TRUE(marked().empty());
    clock.turn(2h);
    turns.work();
    EXPECT_EQ(marked().size(), 1U);
}

TEST_P(MediaUpkeepTest, AnUploadWithoutItsFileIsMarkedUntilTheFileIsBack) {
    auto const upload = add(ada).value();
    auto const bytes = store().get(upload.id).value();
    store().erase(upload.id);
    upkeep().sweepOrphans();
    EXPECT_TRUE(listed().front().upload.isMissing);
    store().put(upload.id, bytes, "image/png");
    upkeep().sweepOrphans();
    EXPECT_FALSE(listed().front().upload.isMissing);
}

// People upload and delete while the sweep runs.
struct BusyStore final : MediaStore {
    explicit BusyStore(std::filesystem::path const& folder) : files{folder} {}
    void put(std::string_view key, std::string_view bytes, std::string_view contentType) override {
        files.put(key, bytes, contentType);
    }
    std::optional<std::string> get(std::string_view key) override {
        ++asked;
        if (isUuidV4(key)) std::exchange(beforeGet, [] {})();
        return files.get(key);
    }
    void erase(std::string_view key) override { files.erase(key); }
    void eachFile(std::function<void(StoredFile const&)> const& use) override {
        files.eachFile(use);
        std::exchange(afterListing, [] {})();
    }
    FolderStore files;
    int asked = 0;
    std::function<void()> afterListing = [] {};
    std::function<void()> beforeGet = [] {};
};

// Each question to a bucket costs money.
TEST_P(MediaUpkeepTest, TheStoreOfAnotherInstallationIsNotAskedEachSecond) {
    auto busy = std::make_unique<BusyStore>(folder.path() / "busy");
    auto& inner = *busy;
    store_ = std::move(busy);
    auto const upload = add(ada).value();
    StoreOwner{store(), "another"}.claim();
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    auto turns = upkeep();
    inner.asked = 0;
    for (int second = 0; second < 60; ++second) {
        turns.work();
        clock.turn(1s);
    }
    EXPECT_LE(inner.asked, 2);
}

TEST_P(MediaUpkeepTest, AnUploadThatCameOrWentDuringTheSweepIsNotReportedAsMissing) {
    auto busy = std::make_unique<BusyStore>(folder.path() / "busy");
    auto& inner = *busy;
    store_ = std::move(busy);
    auto const warningsOf = [&](bool isDeletedAgain) {
        UploadId id;
        inner.afterListing = [&] { id = add(ada).value().id; };
        inner.beforeGet = [&, isDeletedAgain] {
            if (!isDeletedAgain) return;
            ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, id));
            upkeep().eraseDeleted();
        };
        ::testing::internal::CaptureStdout();
        upkeep().sweepOrphans();
        log::flush();
        return ::testing::internal::GetCapturedStdout();
    };
    EXPECT_THAT(warningsOf(false), Not(HasSubstr("upload without a file")));
    EXPECT_FALSE(listed().front().upload.isMissing);
    EXPECT_THAT(warningsOf(true), Not(HasSubstr("upload without a file")));
    ASSERT_EQ(listed().size(), 1U);
    store().erase(listed().front().upload.id);
    ::testing::internal::CaptureStdout();
    upkeep().sweepOrphans();
    log::flush();
    EXPECT_THAT(::testing::internal::GetCapturedStdout(), HasSubstr("upload without a file"));
}

TEST_P(MediaUpkeepTest, SpentTokensAreForgottenInTime) {
    auto const spend = [&] {
        return database->write(
            [&](Connection& connection) { return accounts::spendToken(connection, "hash", clock.now()); });
    };
    EXPECT_TRUE(spend());
    EXPECT_FALSE(spend());
    clock.turn(2h);
    upkeep().endExpired();
    EXPECT_TRUE(spend());
}

} // namespace
} // namespace wheelwright::media
