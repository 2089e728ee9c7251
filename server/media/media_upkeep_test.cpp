#include "accounts/spent_tokens.hpp"
#include "media/media_of_account.hpp"
#include "media/media_scene.hpp"
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct MediaUpkeepTest : MediaScene {
    std::size_t filesStored() {
        std::size_t count = 0;
        store().eachFile([&](StoredFile const&) { ++count; });
        return count;
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
    EXPECT_TRUE(database->read([](Connection& connection) { return uploadsToErase(connection); }).empty());
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
    store().put("00000000-0000-4000-8000-000000000000", "nobody's", "image/png");
    clock.turn(SystemClock{}.now() - clock.now()); // the files' own times are real
    upkeep().sweepOrphans();
    EXPECT_EQ(filesStored(), 3U) << "a young one may belong to an upload in flight";
    clock.turn(2h);
    upkeep().sweepOrphans();
    EXPECT_EQ(filesStored(), 2U);
    EXPECT_TRUE(store().get(upload.id));
}

TEST_P(MediaUpkeepTest, WhatOthersKeepInTheSamePlaceStays) {
    for (auto const* const key : {"report.pdf", "00000000-0000-4000-8000-000000000000-of-another", "x"})
        store().put(key, "theirs", "application/pdf");
    store().put("00000000-0000-4000-8000-000000000000.thumbnail", "nobody's", "image/webp");
    clock.turn(SystemClock{}.now() - clock.now() + 2h);
    upkeep().sweepOrphans();
    EXPECT_EQ(filesStored(), 3U);
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
