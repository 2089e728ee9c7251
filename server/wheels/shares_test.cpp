#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "testing/migrated_test.hpp"
#include "testing/places.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/shares.hpp"
#include "wheels/wheel_document.hpp"
#include "wheels/wheels.hpp"
#include <atomic>
#include <boost/json/parse.hpp>
#include <set>
#include <thread>

namespace wheelwright::wheels {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

// One process: what two of them share is the database only.
struct Node {
    explicit Node(storage::Database& database)
        : wheels{database, clock, cache, {"https://wheel.example", 50}},
          shares{database, clock, cache, palettes} {}
    SystemClock clock;
    Palettes palettes;
    ShareCache cache{1 << 20};
    Wheels wheels;
    Shares shares;

    std::string seen(ShareId const& shareId) {
        if (auto const entry = shares.inMemory(shareId)) return std::string{entry->answer->plain()};
        auto const loaded = shares.load(shareId);
        return loaded ? std::string{(*loaded)->answer->plain()} : "";
    }
};

// It may lead to a list that only those who edit the wheel know.
TEST(SharedDocument, LacksTheAddressOfItsList) {
    auto const shared = stampedForSharing(
        R"({"listSource":{"url":"https://a.example/secret"},"wheel-definition":{"slices":[]}})",
        {"email:ada", 7, ShareId{"share"}});
    EXPECT_EQ(shared.find("secret"), std::string::npos) << shared;
}

struct SharesTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 8}));
        node.emplace(*database);
        other.emplace(*database);
        ada = database->write([&](Connection& connection) {
            return accounts::userBehind(connection,
                                        {"email", "email", "ada", "ada@example.org", true, "", {}}, 5,
                                        SystemClock{}.now())
                .id;
        });
    }
    void save(std::string const& name) {
        auto wheel = testing::sampleWheel(id, name);
        wheel.at("wheel-definition").as_object()["history"] = {{{"guid", "g"}, {"by", "Secret Spinner"}}};
        keep(wheel);
    }
    void keep(boost::json::object const& wheel) {
        auto const text = serialize(wheel);
        http::Fields fields;
        fields.set(boost::beast::http::field::content_type, "application/json");
        http::Request request;
        request.body = text;
        request.fields = &fields;
        node->wheels.save({ada}, readWheelDocument(request, {}).value(), IfStale::Refuse).value();
    }

    std::optional<storage::Database> database;
    std::optional<Node> node;
    std::optional<Node> other;
    UserId ada;
    WheelId const id{newUuid()};
};

TEST_P(SharesTest, AShareShowsThePrizesThatAreLeftAndNotWhoWaitsForOne) {
    auto wheel = testing::sampleWheel(id, "Raffle", {"Mug", "Car"});
    auto& definition = wheel.at("wheel-definition").as_object();
    for (auto& slice : definition.at("slices").as_array())
        slice.as_object()["stock"] = {{"of", 2}, {"left", 2}, {"won", 0}};
    auto const car = definition.at("slices").at(1).at("guid");
    definition["history"] = {{{"guid", car}, {"won", 1}}};
    definition["prizeFor"] = {{"guid", "x"}, {"name", "Secret Winner"}};
    for (auto& slice : definition.at("slices").as_array())
        slice.as_object()["prize"] = false;
    keep(wheel);
    auto const shareId = node->wheels.share(ada, id).value();
    auto const seen = [&](std::string const& what) {
        auto const shared = boost::json::parse(node->seen(shareId)).at("wheel").at("wheel-definition");
        return serialize(shared.at("slices").at(1).at("stock").at(what));
    };
    EXPECT_EQ(seen("left"), "1");
    EXPECT_EQ(seen("won"), "0") << "a visitor has no results";
    EXPECT_EQ(node->seen(shareId).find("Secret Winner"), std::string::npos);
    node->wheels
        .addWins({ada}, id, {.receipt = newUuid(), .byId = ada, .byName = "Ada"},
                 {{std::string{car.as_string()}, "Car"}})
        .value();
    EXPECT_TRUE(testing::soon([&] { return seen("left") == "0"; }));
    auto const pictured = node->shares.load(shareId).value()->picture.slices;
    ASSERT_EQ(pictured.size(), 1U) << "no prize that is gone";
    EXPECT_EQ(pictured.front().text, "Mug");
}

TEST_P(SharesTest, AShareShowsTheWheelAndNothingPrivate) {
    save("Lunch");
    auto const shareId = node->wheels.share(ada, id).value();
    EXPECT_EQ(shareId.text().size(), 22U);
    EXPECT_EQ(node->wheels.share(ada, id).value(), shareId);
    auto const answer = boost::json::parse(node->seen(shareId)).as_object();
    EXPECT_EQ(answer.at("success"), true);
    auto const& wheel = answer.at("wheel").as_object();
    EXPECT_EQ(wheel.at("source").as_string(), "shared");
    EXPECT_EQ(wheel.at("shareId").as_string(), shareId.text());
    EXPECT_EQ(wheel.at("isShared"), true);
    EXPECT_EQ(wheel.at("owner").as_string(), "email:" + ada.text());
    EXPECT_EQ(wheel.at("wheel-definition").at("history").as_array().size(), 0U);
    EXPECT_EQ(node->seen(ShareId{"no such share"}), "");
}

// Promise A3.
TEST_P(SharesTest, ShareIdsAreNeverTheSame) {
    std::set<ShareId> ids;
    for (int i = 0; i < 50; ++i) {
        save("w");
        ids.insert(node->wheels.share(ada, id).value());
        EXPECT_TRUE(node->wheels.unshare(ada, id).has_value());
    }
    EXPECT_EQ(ids.size(), 50U);
}

// Promise A3.
TEST_P(SharesTest, UnsharingActsHereAtOnceAndElsewhereSoon) {
    save("Lunch");
    auto const shareId = node->wheels.share(ada, id).value();
    EXPECT_NE(node->seen(shareId), "");
    EXPECT_NE(other->seen(shareId), "");
    EXPECT_TRUE(node->wheels.unshare(ada, id).has_value());
    EXPECT_EQ(node->seen(shareId), "");
    EXPECT_TRUE(testing::soon([&] { return other->seen(shareId).empty(); }));
}

TEST_P(SharesTest, ASaveShowsHereAtOnceAndElsewhereSoon) {
    save("First");
    auto const shareId = node->wheels.share(ada, id).value();
    EXPECT_NE(other->seen(shareId).find("First"), std::string::npos);
    save("Second");
    EXPECT_NE(node->seen(shareId).find("Second"), std::string::npos);
    EXPECT_TRUE(testing::soon([&] { return other->seen(shareId).find("Second") != std::string::npos; }));
    EXPECT_TRUE(node->wheels.erase(ada, id).has_value());
    EXPECT_EQ(node->seen(shareId), "");
    EXPECT_TRUE(testing::soon([&] { return other->seen(shareId).empty(); }));
}

TEST_P(SharesTest, ARestoredDatabaseEmptiesEveryMemory) {
    save("First");
    auto const shareId = node->wheels.share(ada, id).value();
    EXPECT_NE(other->seen(shareId), "");
    write(*database, "update wheels set share_id = null");
    EXPECT_NE(other->seen(shareId), "");
    database->write([&](Connection& connection) {
        noteShareChange(connection, kEveryShare, SystemClock{}.now().time_since_epoch().count());
    });
    EXPECT_TRUE(testing::soon([&] { return other->seen(shareId).empty(); }));
}

TEST_P(SharesTest, WordsAreLookedForOncePerEntryAndAgainForAnotherList) {
    save("Clown");
    auto const shareId = node->wheels.share(ada, id).value();
    std::atomic<int> asked = 0;
    std::atomic<std::uint64_t> version = 1;
    std::string bad = "Clown";
    ShareCache cache{1 << 20};
    WordVerdicts const words{[&](std::string_view text) {
                                 ++asked;
                                 return text == bad;
                             },
                             [&] { return version.load(); }};
    Shares shares{*database, node->clock, cache, node->palettes, {}, words};
    EXPECT_TRUE(shares.load(shareId).value()->isFiltered);
    PictureMaker pictures{testing::projectFile("content")};
    EXPECT_EQ(shares.preview(shareId, pictures).error().code, "share_not_found");
    auto const before = asked.load();
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(shares.inMemory(shareId)->isFiltered);
    EXPECT_EQ(asked, before);
    bad = "Egg";
    version = 2;
    EXPECT_EQ(shares.inMemory(shareId), nullptr);
    EXPECT_FALSE(shares.load(shareId).value()->isFiltered);
    EXPECT_TRUE(shares.preview(shareId, pictures));
}

// Many concurrent requests for a new link query the database once.
TEST_P(SharesTest, WhatIsLoadedAlreadyIsNotLoadedAgain) {
    save("Lunch");
    auto const shareId = node->wheels.share(ada, id).value();
    auto const first = node->shares.load(shareId).value();
    EXPECT_EQ(node->shares.load(shareId).value(), first);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SharesTest, storage::everyEngine(), storage::engineName);

ShareCache::Entry entryOf(std::size_t bytes) {
    SharedWheel shared;
    shared.bytes = bytes;
    return std::make_shared<SharedWheel const>(std::move(shared));
}

TEST(ShareCache, HoldsNoMoreThanItMay) {
    ShareCache cache{100};
    for (int i = 0; i < 10; ++i) {
        cache.keep("s" + std::to_string(i), entryOf(20), cache.moment("s" + std::to_string(i)));
        EXPECT_NE(cache.find("s0"), nullptr); // used all the time, so it stays
        EXPECT_LE(cache.bytes(), 100U);
    }
    EXPECT_EQ(cache.find("s1"), nullptr);
    EXPECT_NE(cache.find("s9"), nullptr);
    cache.keep("large", entryOf(60), cache.moment("large"));
    EXPECT_EQ(cache.find("large"), nullptr);
    cache.forget("s0");
    cache.forgetAll();
    EXPECT_EQ(cache.bytes(), 0U);
}

TEST(ShareCache, WhatWasReadBeforeAChangeOfItsOwnKeyIsNotKept) {
    ShareCache cache{100};
    auto const ofChanged = cache.moment("s");
    auto const ofOther = cache.moment("t");
    cache.forget("s");
    cache.keep("s", entryOf(10), ofChanged);
    cache.keep("t", entryOf(10), ofOther);
    EXPECT_EQ(cache.find("s"), nullptr);
    EXPECT_NE(cache.find("t"), nullptr) << "the change of one key throws nothing else away";
}

} // namespace
} // namespace wheelwright::wheels
