#include "media/media_store.hpp"
#include "testing/turned_clock.hpp"
#include <gmock/gmock.h>
#include <set>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

struct FickleStore final : MediaStore {
    explicit FickleStore(bool& isAway) : isAway_{isAway} {}
    void put(std::string_view, std::string_view, std::string_view) override { answer(); }
    std::optional<std::string> get(std::string_view) override {
        answer();
        return "bytes";
    }
    void erase(std::string_view) override { answer(); }
    void eachFile(std::function<void(StoredFile const&)> const&) override { answer(); }

private:
    void answer() const {
        if (isAway_) throw StoreTrouble{"away"};
    }
    bool& isAway_;
};

TEST(WatchedStore, SaysWhenTheStoreGoesAndFindsOutByItselfThatItIsBack) {
    testing::TurnedClock clock;
    bool isAway = false;
    std::vector<bool> told;
    WatchedStore store{std::make_unique<FickleStore>(isAway), clock,
                       [&](bool works) { told.push_back(works); }};
    EXPECT_EQ(store.get("a"), "bytes");
    isAway = true;
    EXPECT_THROW(store.put("a", "x", "image/png"), StoreTrouble);
    EXPECT_THROW(store.get("a"), StoreTrouble);
    store.lookAgain();
    EXPECT_THAT(told, ElementsAre(false));
    isAway = false;
    store.lookAgain();
    EXPECT_THAT(told, ElementsAre(false)) << "it has just looked";
    clock.turn(6s);
    store.lookAgain();
    EXPECT_THAT(told, ElementsAre(false, true));
}

// To a key that may not list the bucket, S3 denies reading what isn't there.
struct DenyingStore final : MediaStore {
    void put(std::string_view, std::string_view, std::string_view) override { deny(); }
    std::optional<std::string> get(std::string_view) override {
        deny();
        return std::nullopt;
    }
    void erase(std::string_view) override { deny(); }
    void eachFile(std::function<void(StoredFile const&)> const&) override { deny(); }

private:
    static void deny() { throw StoreDenied{"denied"}; }
};

TEST(WatchedStore, ADeniedReadDoesNotMeanThatTheStoreIsAway) {
    testing::TurnedClock const clock;
    std::vector<bool> told;
    WatchedStore store{std::make_unique<DenyingStore>(), clock, [&](bool works) { told.push_back(works); }};
    EXPECT_THROW(store.get("a"), StoreDenied);
    EXPECT_THROW(store.eachFile([](StoredFile const&) {}), StoreDenied);
    EXPECT_TRUE(told.empty());
    EXPECT_THROW(store.put("a", "x", "image/png"), StoreDenied);
    EXPECT_THAT(told, ElementsAre(false));
}

// S3 with a key that may write but not delete.
struct WriteOnlyStore final : MediaStore {
    WriteOnlyStore(bool& isAway, std::set<std::string>& keys) : isAway_{isAway}, keys_{keys} {}
    void put(std::string_view key, std::string_view, std::string_view) override {
        if (isAway_) throw StoreTrouble{"away"};
        keys_.emplace(key);
    }
    std::optional<std::string> get(std::string_view) override { return std::nullopt; }
    void erase(std::string_view) override { throw StoreDenied{"denied"}; }
    void eachFile(std::function<void(StoredFile const&)> const&) override {}

private:
    bool& isAway_;
    std::set<std::string>& keys_;
};

TEST(WatchedStore, AStoreThatDeniesErasingWorksAndKeepsOneProbeAtMost) {
    testing::TurnedClock clock;
    bool isAway = false;
    std::set<std::string> keys;
    std::vector<bool> told;
    WatchedStore store{std::make_unique<WriteOnlyStore>(isAway, keys), clock,
                       [&](bool works) { told.push_back(works); }};
    EXPECT_THROW(store.erase("a"), StoreDenied);
    EXPECT_TRUE(told.empty()) << "uploads are still taken";
    for (int times = 0; times < 3; ++times) {
        isAway = true;
        EXPECT_THROW(store.put("a", "x", "image/png"), StoreTrouble);
        isAway = false;
        clock.turn(6s);
        store.lookAgain();
    }
    EXPECT_THAT(told, ElementsAre(false, true, false, true, false, true));
    EXPECT_EQ(keys.size(), 1U);
}

} // namespace

} // namespace wheelwright::media
