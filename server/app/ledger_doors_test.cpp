#include "base/chance.hpp"
#include "ledger/ledger.hpp"
#include "live/live_of_account.hpp"
#include "testing/live_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/media_samples.hpp"
#include "testing/quick_room.hpp"
#include "testing/sample_spin.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_engine_server.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

// Everything that a user can store, through the call that stores it: it is charged, it is refused when the
// quota is full, and deleting it restores the balance.
namespace wheelwright::app {
namespace {

namespace json = boost::json;
using ledger::Kind;
using testing::Reply;

struct LedgerDoors : testing::SharedEngineServer<LedgerDoors> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    void SetUp() override {
        SharedEngineServer::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
        ada = testing::signInByMail(server(), testing::newEmail("ada"));
        auto const profile = testing::jsonOf(testing::get(port(), "/api/user/profile", ada.bearer()));
        userId = testing::textAt(profile.at("user").as_object(), "id");
    }

    std::int64_t balance(Kind kind) {
        auto const rows = read(*database, "select bytes from ledger_balances where user_id = '" + userId +
                                              "' and kind = '" + std::string{nameOf(kind)} + "'");
        return rows.empty() ? 0 : rows.one().get<std::int64_t>("bytes");
    }
    // Leaves no byte free, or takes that back.
    void fillUp(std::int64_t bytes) {
        write(*database, "delete from ledger_balances where user_id = '" + userId + "' and kind = 'test'");
        write(*database, "insert into ledger_balances (user_id, kind, bytes) values ('" + userId +
                             "', 'test', " + std::to_string(bytes) + ")");
    }

    Reply save(std::string const& id) {
        return testing::postJson(port(), "/api/wheel", testing::sampleWheelText(id), ada.bearer());
    }
    Reply erase(std::string const& path) { return testing::ask(port(), "DELETE", path, ada.bearer()); }

    // A call that stores something, and how to delete that again.
    struct Door {
        std::function<Reply()> store;
        std::function<void(Reply const&)> free;
    };
    Door doorOf(Kind kind) {
        auto const id = newUuid();
        switch (kind) {
            case Kind::Versions:
                return {[this, id] { return save(id); },
                        [this, id](Reply const&) { erase("/api/wheel/" + id); }};
            case Kind::Results:
                return {[this, id] {
                            fillUp(0);
                            save(id);
                            if (isFull) fillUp(kMuch);
                            return testing::postJson(port(), "/api/wheel/" + id + "/spins",
                                                     testing::spinsText({testing::sampleWin(1)}),
                                                     ada.bearer());
                        },
                        [this, id](Reply const&) { erase("/api/wheel/" + id); }};
            case Kind::Rooms:
                return {[this, id] {
                            return testing::postJson(port(), "/api/live",
                                                     R"({"wheel":)" + testing::sampleWheelText(id) + "}",
                                                     ada.bearer());
                        },
                        [this](Reply const& opened) {
                            auto const room = testing::jsonOf(opened);
                            auto host =
                                testing::LiveClient::host(port(), {testing::textAt(room, "liveId"),
                                                                   testing::textAt(room, "hostKey"), "", ""});
                            host.next();
                            host.sayText(R"({"type":"end"})");
                        }};
            case Kind::Receipts:
                return {[this, id] {
                            fillUp(0);
                            save(id);
                            auto const begun = testing::jsonOf(testing::postJson(
                                port(), "/api/spins", R"({"wheelId":")" + id + R"("})", ada.bearer()));
                            if (isFull) fillUp(kMuch);
                            json::object const draw{{"wheel", testing::sampleWheel(id)},
                                                    {"entropy", std::string(64, 'a')},
                                                    {"drawKey", begun.at("drawKey")}};
                            return testing::postJson(port(), "/api/spins/" + testing::textAt(begun, "spinId"),
                                                     json::serialize(draw));
                        },
                        [this](Reply const&) {
                            auto const later = SystemClock{}.now() + std::chrono::hours{1};
                            database->write([&](storage::Connection& connection) {
                                live::forgetReceipts(connection, later, 100);
                            });
                        }};
            case Kind::Uploads:
                return {[this] {
                            return testing::upload(server(), ada, "image", testing::pngPicture(), "a.png");
                        },
                        [this](Reply const& added) {
                            erase("/api/media/image/" +
                                  testing::textIn(testing::uploaded(added, "image"), "id"));
                        }};
        }
        std::abort(); // a new kind fails the build above
    }

    static constexpr std::int64_t kMuch = std::int64_t{1} << 40;
    bool isFull = false;
    std::optional<storage::Database> database;
    testing::SignedIn ada;
    std::string userId;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, LedgerDoors, storage::everyEngine(), storage::engineName);

TEST_P(LedgerDoors, WhatIsStoredCountsUntilItIsGone) {
    for (auto const kind : ledger::kKinds) {
        SCOPED_TRACE(nameOf(kind));
        auto const door = doorOf(kind);
        auto const before = balance(kind);
        auto const stored = door.store();
        ASSERT_LT(stored.status, 300U) << stored.body;
        EXPECT_GT(balance(kind), before);
        door.free(stored);
        EXPECT_TRUE(testing::soon([&] { return balance(kind) == before; })) << balance(kind);
    }
}

TEST_P(LedgerDoors, AFullAccountStoresNothingMore) {
    isFull = true;
    fillUp(kMuch);
    for (auto const kind : ledger::kKinds) {
        SCOPED_TRACE(nameOf(kind));
        auto const door = doorOf(kind);
        auto const refused = door.store();
        EXPECT_EQ(refused.status, 409U) << refused.body;
        EXPECT_THAT(refused.body, ::testing::HasSubstr("quota_exceeded"));
    }
}

TEST_P(LedgerDoors, TheExportSaysHowMuchIsStored) {
    ASSERT_EQ(save(newUuid()).status, 200U);
    auto const text = testing::jsonOf(testing::get(port(), "/api/user/export", ada.bearer()));
    EXPECT_EQ(text.at("storedBytes").at("versions").as_int64(), balance(Kind::Versions));
}

TEST_P(LedgerDoors, AnAccountThatIsDeletedLeavesNoBalance) {
    ASSERT_EQ(save(newUuid()).status, 200U);
    ASSERT_GT(balance(Kind::Versions), 0);
    ASSERT_LT(erase("/api/user").status, 300U);
    EXPECT_EQ(read(*database, "select 1 as one from ledger_balances where user_id = '" + userId + "'").size(),
              0U);
}

} // namespace
} // namespace wheelwright::app
