#include "media/uploads.hpp"
#include "testing/media_scene.hpp"
#include <gmock/gmock.h>

// Stores that deny something: a bucket whose key may not list or not delete.
namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

// A folder that may not be listed; what isn't there is denied, as S3 does then.
struct UnlistedStore final : MediaStore {
    explicit UnlistedStore(std::filesystem::path const& folder) : files{folder} {}
    void put(std::string_view key, std::string_view bytes, std::string_view contentType) override {
        files.put(key, bytes, contentType);
    }
    std::optional<std::string> get(std::string_view key) override {
        auto found = files.get(key);
        if (!found) throw StoreDenied{"denied"};
        return found;
    }
    void erase(std::string_view key) override { files.erase(key); }
    void eachFile(std::function<void(StoredFile const&)> const& use) override {
        if (!mayList) throw StoreDenied{"denied"};
        files.eachFile(use);
    }
    FolderStore files;
    bool mayList = false;
};

// A folder as S3 shows it to a key that may not delete.
struct UndeletingStore final : MediaStore {
    explicit UndeletingStore(std::filesystem::path const& folder) : files{folder} {}
    void put(std::string_view key, std::string_view bytes, std::string_view contentType) override {
        files.put(key, bytes, contentType);
    }
    std::optional<std::string> get(std::string_view key) override { return files.get(key); }
    void erase(std::string_view key) override {
        ++asked;
        if (!mayErase || key == locked) throw StoreDenied{"denied"};
        files.erase(key);
    }
    void eachFile(std::function<void(StoredFile const&)> const& use) override { files.eachFile(use); }
    FolderStore files;
    int asked = 0;
    bool mayErase = false;
    std::string locked;
};

struct DeniedStoreTest : MediaScene {
    UndeletingStore& useUndeletingStore() {
        auto undeleting = std::make_unique<UndeletingStore>(folder.path() / "undeleting");
        auto& inner = *undeleting;
        store_ = std::move(undeleting);
        return inner;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, DeniedStoreTest, storage::everyEngine(), storage::engineName);

TEST_P(DeniedStoreTest, WhereTheMarkerCannotBeSeenDeletedUploadsLoseTheirFilesAndNothingIsSwept) {
    auto unlisted = std::make_unique<UnlistedStore>(folder.path() / "unlisted");
    auto& inner = *unlisted;
    store_ = std::move(unlisted);
    auto const upload = add(ada).value();
    addOrphans(1);
    turnToFilesTime();
    clock.turn(2h);
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    EXPECT_EQ(owner().look(), StoreOwner::Claim::Hidden);
    auto turns = upkeep();
    turns.work();
    EXPECT_FALSE(turns.maySweep());
    EXPECT_FALSE(inner.files.get(upload.id));
    EXPECT_FALSE(inner.files.get(thumbnailKey(upload.id)));
    for (bool const mayList : {false, true}) {
        inner.mayList = mayList;
        turns.sweepOrphans();
        EXPECT_FALSE(turns.maySweep());
        EXPECT_TRUE(marked().empty());
    }
    EXPECT_TRUE(inner.files.get(orphanKey(0)));
}

TEST_P(DeniedStoreTest, AKeyThatMayNotDeleteIsTriedOnceAnHour) {
    auto& inner = useUndeletingStore();
    auto const upload = add(ada).value();
    auto turns = upkeep();
    turns.work();
    EXPECT_FALSE(turns.maySweep()) << "said before anything is deleted";
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    for (int second = 0; second < 20; ++second) {
        turns.work();
        clock.turn(1s);
    }
    EXPECT_EQ(inner.asked, 1);
    EXPECT_EQ(marked().size(), 1U);
    inner.mayErase = true;
    clock.turn(1h);
    turns.work();
    EXPECT_TRUE(turns.maySweep());
    EXPECT_EQ(filesStored(), 0U);
}

// The operator takes the right away between two looks.
TEST_P(DeniedStoreTest, ADeniedErasureDoesNotStopTheUpkeep) {
    auto& inner = useUndeletingStore();
    inner.mayErase = true;
    auto const upload = add(ada).value();
    auto turns = upkeep();
    turns.work();
    EXPECT_TRUE(turns.maySweep());
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, upload.id));
    inner.mayErase = false;
    turns.work();
    turns.work();
    EXPECT_EQ(inner.asked, 3); // at the start, the file, and whether it is the file's fault
    EXPECT_FALSE(turns.maySweep());
    EXPECT_EQ(marked().size(), 1U);
}

// A bucket may lock single objects.
TEST_P(DeniedStoreTest, AFileThatMayNotBeErasedKeepsNoOther) {
    auto& inner = useUndeletingStore();
    inner.mayErase = true;
    auto turns = upkeep();
    auto const locked = add(ada).value();
    inner.locked = locked.id.text();
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, locked.id));
    turns.work();
    EXPECT_TRUE(turns.maySweep());
    clock.turn(1s);
    auto const other = add(ada).value();
    ASSERT_TRUE(uploads().erase(ada, MediaKind::Image, other.id));
    turns.work();
    EXPECT_FALSE(inner.files.get(other.id));
    auto const asked = inner.asked;
    turns.work();
    EXPECT_EQ(inner.asked, asked) << "the locked one waits for an hour";
    inner.locked.clear();
    clock.turn(1h);
    turns.work();
    EXPECT_EQ(filesStored(), 0U);
}

// A bucket with versions keeps a marker of each.
TEST_P(DeniedStoreTest, ErasingIsNotTriedAgainOnceItWorks) {
    auto& inner = useUndeletingStore();
    inner.mayErase = true;
    StoreOwner{store(), "another"}.claim();
    auto turns = upkeep();
    turns.work();
    EXPECT_EQ(inner.asked, 0) << "the store belongs to another installation";
    owner().claim();
    for (int hour = 0; hour < 5; ++hour) {
        clock.turn(1h);
        turns.work();
    }
    EXPECT_EQ(inner.asked, 1);
}

} // namespace
} // namespace wheelwright::media
