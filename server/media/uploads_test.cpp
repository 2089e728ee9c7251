#include "testing/media_scene.hpp"
#include <future>
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct UploadsTest : MediaScene {};
INSTANTIATE_TEST_SUITE_P(EveryEngine, UploadsTest, storage::everyEngine(), storage::engineName);

TEST_P(UploadsTest, AnUploadIsWrittenDownAsItIs) {
    auto const added = add(ada);
    ASSERT_TRUE(added) << added.error().message;
    auto const found = uploads().find(ada, MediaKind::Image, added->id);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->fileName, "a.png");
    EXPECT_EQ(found->contentType, "image/png");
    EXPECT_EQ(found->width, 32);
    EXPECT_EQ(found->createdAt, clock.now());
    EXPECT_EQ(found->expiresAt, clock.now() + 30 * 24h);
    EXPECT_EQ(found->size, static_cast<std::int64_t>(store().get(added->id)->size()));
    EXPECT_TRUE(store().get(thumbnailKey(added->id)));
    EXPECT_EQ(uploads().find(UserId{"someone else"}, MediaKind::Image, added->id).error().fault,
              Fault::NotFound);
}

TEST_P(UploadsTest, AFormIsReadAsOneFileOrRefusedForAReason) {
    auto const read = [&](std::string const& body, auto const& check) {
        http::FormReceiver form{testing::kFormType, {&spool, rules.mostImageBytes, {}}};
        form.receive(body);
        check(readReceivedFile(form, MediaKind::Image));
    };
    auto const isRefused = [](char const* code) {
        return [code](Result<ReceivedFile> const& file) {
            EXPECT_EQ(file.has_error() ? file.error().code : "", code);
        };
    };
    read(testing::uploadForm("bytes", "a.png", "token"), [](Result<ReceivedFile> const& file) {
        ASSERT_TRUE(file);
        EXPECT_EQ(file->name, "a.png");
        EXPECT_EQ(file->humanToken, "token");
        EXPECT_EQ(file->form.fileBytes(), 5U);
    });
    read(testing::uploadForm("", "a.png"), isRefused("invalid_file_type"));
    read("--", isRefused("bad_form"));
}

// Promise F6, on both engines: two at once must not both find the last place free.
TEST_P(UploadsTest, TheCountHoldsForUploadsAtOnce) {
    auto const picture = testing::pngPicture({32, 32});
    std::vector<std::future<bool>> outcomes;
    for (int i = 0; i < 20; ++i)
        outcomes.push_back(std::async(std::launch::async, [&] { return add(ada, picture).has_value(); }));
    int added = 0;
    for (auto& outcome : outcomes)
        added += outcome.get() ? 1 : 0;
    EXPECT_EQ(added, 10);
    EXPECT_EQ(uploads().list(ada, MediaKind::Image).size(), 10U);
}

// Promise F6.
TEST_P(UploadsTest, TheBytesHoldToo) {
    rules.ledger.quotaFree = 0;
    auto const refused = add(ada);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "quota_exceeded");
    int files = 0;
    store().eachFile([&](StoredFile const&) { ++files; });
    EXPECT_EQ(files, 0);
}

TEST_P(UploadsTest, ABetterTierHasMoreRoomAndItsUploadsStay) {
    database->write([&](Connection& connection) {
        accounts::setSubscription(connection, ada, {accounts::Tier::Pro, std::nullopt}, 0);
    });
    for (int i = 0; i < 11; ++i)
        ASSERT_TRUE(add(ada));
    auto const list = uploads().list(ada, MediaKind::Image);
    EXPECT_EQ(list.front().upload.expiresAt, std::nullopt);
    EXPECT_FALSE(list.front().expiryMismatch);
    database->write([&](Connection& connection) { accounts::setSubscription(connection, ada, {}, 0); });
    EXPECT_TRUE(uploads().list(ada, MediaKind::Image).front().expiryMismatch)
        << "the tier ended, and uploads of the free one do not stay for good";
}

// A store that fails: the answer says so, and nothing is left of the upload.
struct FailingStore final : MediaStore {
    explicit FailingStore(bool full) : isFull{full} {}
    void put(std::string_view key, std::string_view, std::string_view) override {
        if (!key.ends_with(".thumbnail")) {
            kept.emplace_back(key);
            return;
        }
        throw StoreTrouble{"no more", isFull};
    }
    std::optional<std::string> get(std::string_view) override { return std::nullopt; }
    void erase(std::string_view key) override { std::erase(kept, key); }
    void eachFile(std::function<void(StoredFile const&)> const&) override {}
    std::vector<std::string> kept;
    bool isFull;
};

TEST_P(UploadsTest, AStoreInTroubleLeavesNothing) {
    for (bool const isFull : {true, false}) {
        auto failing = std::make_unique<FailingStore>(isFull);
        auto const& failed = *failing;
        store_ = std::move(failing);
        auto const refused = add(ada);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().fault, Fault::Unavailable);
        EXPECT_EQ(refused.error().code, isFull ? "storage_full" : "storage_unavailable");
        EXPECT_TRUE(failed.kept.empty());
        EXPECT_TRUE(uploads().list(ada, MediaKind::Image).empty());
    }
}

} // namespace
} // namespace wheelwright::media
