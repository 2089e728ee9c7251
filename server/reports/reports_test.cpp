#include "accounts/profile/user_store.hpp"
#include "reports/reports.hpp"
#include "reports/reports_of_account.hpp"
#include "testing/migrated_test.hpp"
#include "testing/soon.hpp"
#include "wheels/shares.hpp"
#include <atomic>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::reports {
namespace {

using storage::Connection;
using ::testing::HasSubstr;
using ::testing::Not;
using wheels::ShareId;
using wheels::WheelId;

Report const kSpam{"spam", "", std::nullopt};
Report const kHate{"hate", "Look at it", "grace@example.org"};
reviews::Moderator const kAnn{std::nullopt, "Ann"};
reviews::Moderator const kBen{std::nullopt, "Ben"};

// The time of day, but never the same twice: what happens later is later, however fast the machine.
class TickingClock final : public Clock {
public:
    Instant now() const override {
        auto const today = SystemClock{}.now().time_since_epoch().count();
        auto last = last_.load();
        while (!last_.compare_exchange_weak(last, std::max(today, last + 1))) {
        }
        return Instant{std::chrono::milliseconds{std::max(today, last + 1)}};
    }

private:
    mutable std::atomic<std::int64_t> last_ = 0;
};

// One process: what two of them share is the database only.
struct Node {
    Node(storage::Database& database, Clock const& reportClock)
        : shares{database, clock, cache, palettes},
          reports{database, reportClock, [this](ShareId const& id) { cache.forget(id); }} {}
    SystemClock clock;
    wheels::Palettes palettes;
    wheels::ShareCache cache{1 << 20};
    wheels::Shares shares;
    Reports reports;

    std::string seen(std::string_view shareId) {
        if (shares.inMemory(shareId)) return "shared";
        auto const loaded = shares.load(ShareId{shareId});
        return loaded ? "shared" : loaded.error().code;
    }
};

struct ReportsTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 8}));
        node.emplace(*database, clock);
        other.emplace(*database, clock);
        ada = database->write([&](Connection& connection) {
            return accounts::userBehind(connection,
                                        {"email", "email", "ada", "ada@example.org", true, "Ada", {}}, 5,
                                        SystemClock{}.now())
                .id;
        });
        addWheel(WheelId{"w"}, ShareId{"s"});
    }
    void addWheel(WheelId const& id, ShareId const& shareId) {
        database->write([&](Connection& connection) {
            wheels::WheelRecord wheel{id, ada, "email:" + ada.text(), "Lunch", 2, R"(["#ff0000"])", 1, 5,
                                      {}, {}};
            wheels::putWheel(connection, wheel, R"({"wheel-definition":{"name":"Lunch","slices":[]}})");
            wheels::setShare(connection, id, shareId);
        });
    }
    ShownCase theCase(CaseState state = CaseState::Open) {
        auto const page = node->reports.queue(state, 1);
        EXPECT_EQ(page.cases.size(), 1U);
        return page.cases.empty() ? ShownCase{} : page.cases.front();
    }
    std::int64_t count(CaseState state) { return node->reports.queue(state, 1).count; }

    TickingClock clock;
    std::optional<storage::Database> database;
    std::optional<Node> node;
    std::optional<Node> other;
    UserId ada;
};

TEST_P(ReportsTest, ReportsOfAShareAreOneCase) {
    addWheel(WheelId{"w2"}, ShareId{"s2"});
    EXPECT_TRUE(node->reports.add(ShareId{"s"}, kSpam));
    EXPECT_TRUE(node->reports.add(ShareId{"s2"}, kSpam));
    EXPECT_TRUE(node->reports.add(ShareId{"s"}, kHate));
    EXPECT_TRUE(node->reports.add(ShareId{"s"}, kSpam));
    auto const page = node->reports.queue(CaseState::Open, 1);
    ASSERT_EQ(page.count, 2);
    auto const& first = page.cases.at(0);
    EXPECT_EQ(first.reportCase.shareId, ShareId{"s"});
    EXPECT_EQ(first.reportCase.reports, 3);
    EXPECT_EQ(first.reasons, (std::map<std::string, std::int64_t>{{"hate", 1}, {"spam", 2}}));
    EXPECT_EQ(first.newest.size(), 3U);
    EXPECT_EQ(first.wheelName, "Lunch");
    EXPECT_EQ(first.ownerId, ada);
    EXPECT_TRUE(first.isShared);
    EXPECT_EQ(page.cases.at(1).reportCase.number, 2);
}

TEST_P(ReportsTest, ReportsAtTheSameMomentAreOneCaseToo) {
    std::vector<std::jthread> reporters;
    for (int i = 0; i < 20; ++i)
        reporters.emplace_back(
            [&, i] { EXPECT_TRUE((i % 2 == 0 ? node : other)->reports.add(ShareId{"s"}, kSpam)); });
    reporters.clear();
    EXPECT_EQ(theCase().reportCase.reports, 20);
}

TEST_P(ReportsTest, WhatLeadsNowhereCannotBeReported) {
    EXPECT_EQ(node->reports.add(ShareId{"no such share"}, kSpam).error().code, "share_not_found");
    EXPECT_EQ(node->reports.add(ShareId{"\xff"}, kSpam).error().code, "share_not_found");
    EXPECT_EQ(count(CaseState::Open), 0);
}

TEST_P(ReportsTest, TakingDownActsHereAtOnceAndElsewhereSoon) {
    EXPECT_EQ(node->seen("s"), "shared");
    EXPECT_EQ(other->seen("s"), "shared");
    node->reports.add(ShareId{"s"}, kSpam).value();
    auto const down = node->reports.settle(1, {CaseState::TakenDown, "Really"}, kAnn);
    ASSERT_TRUE(down);
    EXPECT_FALSE(down->isShared);
    EXPECT_EQ(node->seen("s"), "share_taken_down");
    EXPECT_TRUE(testing::soon([&] { return other->seen("s") == "share_taken_down"; }));
    EXPECT_EQ(node->reports.add(ShareId{"s"}, kSpam).error().code, "share_taken_down");
    EXPECT_EQ(theCase(CaseState::TakenDown).reportCase.note, "Really");

    EXPECT_TRUE(node->reports.settle(1, {CaseState::Open}, kAnn));
    EXPECT_EQ(node->seen("s"), "shared");
    EXPECT_TRUE(testing::soon([&] { return other->seen("s") == "shared"; }));
    EXPECT_EQ(theCase().reportCase.version, 3);
}

TEST_P(ReportsTest, AnotherLinkOfTheSameWheelIsDeadToo) {
    node->reports.add(ShareId{"s"}, kSpam).value();
    database->write(
        [&](Connection& connection) { wheels::setShare(connection, WheelId{"w"}, ShareId{"s-new"}); });
    EXPECT_EQ(node->seen("s-new"), "shared");
    EXPECT_TRUE(node->reports.settle(1, {CaseState::TakenDown}, kAnn));
    EXPECT_EQ(node->seen("s-new"), "share_taken_down");
    EXPECT_EQ(node->seen("s"), "share_not_found");
}

TEST_P(ReportsTest, OfTwoCasesOfAWheelEachHasToBeSettled) {
    node->reports.add(ShareId{"s"}, kSpam).value();
    database->write(
        [&](Connection& connection) { wheels::setShare(connection, WheelId{"w"}, ShareId{"s-new"}); });
    node->reports.add(ShareId{"s-new"}, kSpam).value();
    EXPECT_TRUE(node->reports.settle(1, {CaseState::TakenDown}, kAnn));
    EXPECT_TRUE(node->reports.settle(2, {CaseState::TakenDown}, kAnn));
    EXPECT_TRUE(node->reports.settle(1, {CaseState::Kept}, kAnn));
    EXPECT_EQ(node->seen("s-new"), "share_taken_down");
    EXPECT_TRUE(node->reports.settle(2, {CaseState::Kept}, kAnn));
    EXPECT_EQ(node->seen("s-new"), "shared");
}

TEST_P(ReportsTest, OfTwoModeratorsTheSecondIsToldThatItIsAnotherNow) {
    node->reports.add(ShareId{"s"}, kSpam).value();
    auto const seen = theCase().reportCase.version;
    EXPECT_TRUE(node->reports.settle(1, {CaseState::Kept, "", seen}, kAnn));
    EXPECT_EQ(other->reports.settle(1, {CaseState::TakenDown, "", seen}, kBen).error().code, "case_changed");
    EXPECT_EQ(node->seen("s"), "shared");
    EXPECT_TRUE(other->reports.settle(1, {CaseState::Kept, "", seen}, kBen)); // what is so already
    EXPECT_EQ(node->reports.settle(9, {CaseState::Kept}, kAnn).error().code, "case_not_found");
    auto const log = node->reports.log(1);
    ASSERT_EQ(log.count, 1);
    EXPECT_EQ(log.entries.front().moderator, "Ann");
    EXPECT_EQ(log.entries.front().action, "kept");
}

TEST_P(ReportsTest, AReportOnItsOwnDoesNotChangeWhatAModeratorSaw) {
    node->reports.add(ShareId{"s"}, kSpam).value();
    auto const seen = theCase().reportCase.version;
    node->reports.add(ShareId{"s"}, kHate).value();
    EXPECT_TRUE(node->reports.settle(1, {CaseState::TakenDown, "", seen}, kAnn));
}

TEST_P(ReportsTest, WhatWasKeptOpensAgainForSomethingNewOrForThree) {
    node->reports.add(ShareId{"s"}, kSpam).value();
    auto const keep = [&] { node->reports.settle(1, {CaseState::Kept}, kAnn).value(); };
    keep();
    node->reports.add(ShareId{"s"}, kSpam).value();
    node->reports.add(ShareId{"s"}, kSpam).value();
    EXPECT_EQ(count(CaseState::Open), 0);
    node->reports.add(ShareId{"s"}, kSpam).value();
    EXPECT_EQ(count(CaseState::Open), 1);
    keep();
    node->reports.add(ShareId{"s"}, kHate).value();
    EXPECT_EQ(count(CaseState::Open), 1);
    keep();
    node->reports.add(ShareId{"s"}, kHate).value();
    EXPECT_EQ(count(CaseState::Open), 0);
}

TEST_P(ReportsTest, ByItsLinkAWheelIsTakenDownWithoutAReport) {
    auto const down = node->reports.takeDown(ShareId{"s"}, "By hand", kAnn);
    ASSERT_TRUE(down);
    EXPECT_EQ(down->reportCase.reports, 0);
    EXPECT_EQ(node->seen("s"), "share_taken_down");
    auto const back = node->reports.restore(ShareId{"s"}, kAnn);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->reportCase.state, CaseState::Kept); // nothing to look at
    EXPECT_EQ(node->seen("s"), "shared");
    EXPECT_EQ(node->reports.takeDown(ShareId{"nothing"}, "", kAnn).error().code, "share_not_found");
    EXPECT_EQ(node->reports.restore(ShareId{"nothing"}, kAnn).error().code, "case_not_found");
}

TEST_P(ReportsTest, ACaseGoesWithItsWheelAndAnAddressWithItsAccount) {
    node->reports.add(ShareId{"s"}, Report{"other", "Mine", "ada@example.org"}).value();
    node->reports.add(ShareId{"s"}, kHate).value();
    node->reports.settle(1, {CaseState::Kept, "Fine"}, {ada, "Ada"}).value();
    ReportsOfAccount const part;
    auto const exported =
        database->read([&](Connection& connection) { return serialize(part.exported(connection, ada)); });
    EXPECT_THAT(exported, HasSubstr(R"("message":"Mine")"));
    EXPECT_THAT(exported, HasSubstr(R"("action":"kept")"));
    EXPECT_THAT(exported, HasSubstr(R"("shareId":"s")"));
    EXPECT_THAT(exported, Not(HasSubstr("grace@example.org")));

    database->write([&](Connection& connection) { part.erase(connection, ada); });
    auto const kept = theCase(CaseState::Kept);
    for (auto const& [report, createdAt] : kept.newest)
        EXPECT_NE(report.email, "ada@example.org");
    EXPECT_EQ(node->reports.log(1).entries.front().moderator, "");

    database->write([&](Connection& connection) { wheels::eraseWheel(connection, WheelId{"w"}); });
    EXPECT_EQ(count(CaseState::Kept), 0);
    EXPECT_EQ(read(*database, "select * from share_reports").size(), 0U);
}

TEST_P(ReportsTest, AfterTheirTimeAddressesAndTheLogGoAndReportsStay) {
    node->reports.add(ShareId{"s"}, kHate).value();
    node->reports.settle(1, {CaseState::Kept, ""}, kAnn).value();
    auto const before = clock.now();
    node->reports.add(ShareId{"s"}, kHate).value();
    database->write([&](Connection& connection) {
        EXPECT_EQ(forgetAddresses(connection, before, 10), 1);
        EXPECT_EQ(forgetModerations(connection, before, 10), 1);
        EXPECT_EQ(forgetAddresses(connection, before, 10), 0);
    });
    auto const kept = theCase(CaseState::Kept);
    ASSERT_EQ(kept.newest.size(), 2U);
    EXPECT_EQ(kept.newest.front().report.email, kHate.email);
    EXPECT_EQ(kept.newest.back().report.email, std::nullopt);
    EXPECT_EQ(kept.newest.back().report.message, kHate.message);
    EXPECT_TRUE(node->reports.log(1).entries.empty());
}

TEST_P(ReportsTest, OfManyReportsTheNewestAreShownAndAllAreCounted) {
    for (int i = 0; i < 55; ++i)
        node->reports.add(ShareId{"s"}, kSpam).value();
    auto const shown = theCase();
    EXPECT_EQ(shown.reportCase.reports, 55);
    EXPECT_EQ(shown.newest.size(), 50U);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, ReportsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::reports
