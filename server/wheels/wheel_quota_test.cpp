#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "testing/wheels_scene.hpp"
#include "wheels/wheels.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;

// An account has 1 MiB, one with a subscription 2.
struct WheelQuotaTest : WheelsScene {
    void SetUp() override {
        openWith({.publicAddress = "", .ledger = {.quotaFree = 1, .quotaPro = 2, .quotaPremium = 2}});
    }
    // The code of the refusal, if it was refused.
    std::string save(UserId const& userId, std::string_view wheelId, std::string const& content) {
        auto const text = R"({"id":")" + std::string{wheelId} + R"(","unknown":")" + content + R"("})";
        auto const saved =
            wheels->save({userId}, {WheelId{wheelId}, text, "Lunch", 2, "[]"}, IfStale::Refuse);
        return saved ? "" : saved.error().code;
    }
    std::int64_t counted() {
        return read(*database, "select bytes from ledger_balances where kind = 'versions'")
            .one()
            .get<std::int64_t>("bytes");
    }
};

TEST_P(WheelQuotaTest, TheBalanceIsTheBytesOfTheVersions) {
    auto const kept = [&] {
        std::int64_t bytes = 0;
        for (auto const& row : read(*database, "select body from wheel_versions"))
            bytes += static_cast<std::int64_t>(row.get<std::string>("body").size());
        return bytes;
    };
    for (int i = 0; i < kVersionsKept + 3; ++i) {
        ASSERT_EQ(save(ada, id, "Zürich " + std::string(static_cast<std::size_t>(i), 'x')), "");
        ASSERT_EQ(counted(), kept());
    }
}

TEST_P(WheelQuotaTest, TheWheelsOfAnAccountHaveAQuota) {
    std::string const large(600'000, 'x');
    EXPECT_EQ(save(ada, id, large), "");
    EXPECT_EQ(save(ada, newUuid(), large), "wheel_quota_exceeded");
    EXPECT_EQ(save(ada, id, large), "wheel_quota_exceeded") << "the version before is kept";
    EXPECT_EQ(save(bob, newUuid(), large), "");
    database->write([&](Connection& connection) {
        accounts::setSubscription(connection, ada, {accounts::Tier::Pro, std::nullopt}, 0);
    });
    EXPECT_EQ(save(ada, newUuid(), large), "");
    EXPECT_EQ(save(ada, newUuid(), large), "");
    EXPECT_EQ(save(ada, newUuid(), large), "wheel_quota_exceeded");
    wheels->erase(ada, id).value();
    EXPECT_EQ(save(ada, newUuid(), large), "");
}

// An emoji has four bytes: with the dropped version counted in characters, a full account could not save the
// same wheel again.
TEST_P(WheelQuotaTest, DroppedVersionsCountInBytes) {
    std::string emoji;
    for (int i = 0; i < 13'000; ++i)
        emoji += "🎡";
    for (int i = 0; i < kVersionsKept; ++i)
        ASSERT_EQ(save(ada, id, emoji), "");
    auto const full = counted();
    EXPECT_EQ(save(ada, id, emoji), "");
    EXPECT_EQ(counted(), full);
    EXPECT_EQ(save(ada, id, emoji + emoji), "wheel_quota_exceeded");
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, WheelQuotaTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::wheels
