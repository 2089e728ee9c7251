#include "media/folder_store.hpp"
#include "media/s3_store.hpp"
#include "testing/peer_process.hpp"
#include "testing/temp_folder.hpp"
#include "testing/turned_clock.hpp"
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

enum class Place { Folder, S3 };

// One S3 store for all of these tests: it takes a few seconds to start.
testing::PeerProcess& s3() {
    static testing::PeerProcess peer{"s3-store.mjs"};
    return peer;
}

S3Rules s3Rules(std::string const& bucket) {
    return {"http://127.0.0.1:" + std::to_string(s3().port()),
            bucket,
            "us-east-1",
            s3().text("keyId"),
            s3().text("secret"),
            true};
}

// What holds for files wherever they are kept.
struct StoreTest : ::testing::TestWithParam<Place> {
    void SetUp() override {
        if (GetParam() == Place::Folder)
            store = std::make_unique<FolderStore>(folder.path() / "files");
        else
            store = std::make_unique<S3Store>(s3Rules("bucket-a"), clock);
    }
    void TearDown() override {
        for (auto const& key : keys())
            store->erase(key);
    }
    std::vector<std::string> keys() const {
        std::vector<std::string> found;
        store->eachFile([&](StoredFile const& file) { found.push_back(file.key); });
        return found;
    }

    SystemClock clock;
    testing::TempFolder folder;
    std::unique_ptr<MediaStore> store;
    std::string const id = "760f528b-15ee-47cd-ad5a-ce8c0d802d27";
};
INSTANTIATE_TEST_SUITE_P(EveryPlace, StoreTest, ::testing::Values(Place::Folder, Place::S3),
                         [](auto const& info) { return info.param == Place::Folder ? "Folder" : "S3"; });

TEST_P(StoreTest, WhatIsPutComesBackUntilItIsErased) {
    std::string bytes;
    for (int i = 0; i < 300'000; ++i)
        bytes += static_cast<char>(i * 7);
    EXPECT_EQ(store->get(id), std::nullopt);
    store->put(id, bytes, "image/png");
    store->put(thumbnailKey(id), "small", "image/webp");
    EXPECT_EQ(store->get(id), bytes);
    EXPECT_EQ(store->get(thumbnailKey(id)), "small");
    store->put(id, "other", "image/png");
    EXPECT_EQ(store->get(id), "other");
    store->erase(id);
    store->erase(id);
    EXPECT_EQ(store->get(id), std::nullopt);
    EXPECT_THAT(keys(), ::testing::ElementsAre(thumbnailKey(id)));
}

TEST_P(StoreTest, EveryFileIsListedWithItsTime) {
    EXPECT_TRUE(keys().empty());
    store->put(id, "x", "image/png");
    std::vector<StoredFile> found;
    store->eachFile([&](StoredFile const& file) { found.push_back(file); });
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].key, id);
    EXPECT_LT(std::chrono::abs(clock.now() - found[0].changedAt), std::chrono::minutes{1});
}

TEST(S3Store, AnotherKeyIsRefused) {
    SystemClock const clock;
    auto rules = s3Rules("bucket-c");
    rules.secret = "wrong";
    S3Store store{rules, clock};
    try {
        store.put("x", "x", "image/png");
        FAIL();
    } catch (StoreDenied const& denied) {
        FAIL() << "a wrong key is no lack of permission: " << denied.what();
    } catch (StoreTrouble const& trouble) {
        EXPECT_THAT(trouble.what(), ::testing::HasSubstr("403"));
    }
}

TEST(S3Store, AKeyThatMayNotListIsDeniedWhatIsNotThere) {
    SystemClock const clock;
    auto rules = s3Rules("bucket-d");
    rules.url = "http://127.0.0.1:" + std::to_string(s3().port("portWithoutListing"));
    S3Store store{rules, clock};
    store.put("there", "bytes", "image/png");
    EXPECT_EQ(store.get("there"), "bytes");
    EXPECT_THROW(store.get("not-there"), StoreDenied);
    EXPECT_THROW(store.eachFile([](StoredFile const&) {}), StoreDenied);
    store.erase("there");
    store.erase("not-there");
}

TEST(S3Store, AStoreThatIsAwayIsTrouble) {
    SystemClock const clock;
    auto rules = s3Rules("bucket-c");
    rules.url = "http://127.0.0.1:1";
    S3Store store{rules, clock};
    EXPECT_THROW(store.put("x", "x", "image/png"), StoreTrouble);
    EXPECT_THROW(store.get("x"), StoreTrouble);
    EXPECT_THROW(store.erase("x"), StoreTrouble);
    EXPECT_THROW(store.eachFile([](StoredFile const&) {}), StoreTrouble);
}

TEST(S3Store, ADirectAddressIsTheSameForAWhileAndGoodForLonger) {
    testing::TurnedClock clock;
    S3Store const store{s3Rules("bucket-c"), clock};
    clock.turn(10min - clock.now().time_since_epoch() % 10min);
    auto const first = store.direct({"a", "GET", ""});
    EXPECT_THAT(*first, ::testing::HasSubstr("X-Amz-Expires=1200"));
    clock.turn(10min - 1s);
    EXPECT_EQ(store.direct({"a", "GET", ""}), first);
    clock.turn(1s);
    EXPECT_NE(store.direct({"a", "GET", ""}), first);
}

TEST(S3Store, ADirectAddressOpensTheFileWithoutUs) {
    SystemClock const clock;
    S3Store store{s3Rules("bucket-c"), clock};
    store.put("direct", "bytes", "image/png");
    auto const address = store.direct({"direct", "GET", "inline; filename=\"a.png\""}).value();
    EXPECT_EQ(webFetch({.url = address}).value().body, "bytes");
    EXPECT_EQ(webFetch({.url = address + "0"}).value().status, 403);
}

} // namespace
} // namespace wheelwright::media
