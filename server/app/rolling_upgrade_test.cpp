#include "accounts/profile/user_store.hpp"
#include "accounts/sessions/sessions.hpp"
#include "ideas/idea_jobs.hpp"
#include "live/receipt_keys.hpp"
#include "live/room_store.hpp"
#include "media/upload_store.hpp"
#include "reports/report_store.hpp"
#include "reviews/moderation_log.hpp"
#include "reviews/review_counts.hpp"
#include "reviews/review_store.hpp"
#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "testing/every_engine.hpp"
#include "testing/turned_clock.hpp"
#include "wheels/wheel_store.hpp"

namespace wheelwright::app {
namespace {

using storage::Connection;

class RollingUpgradeTest : public storage::EngineTest {
protected:
    void readAll(Connection& connection) const {
        accounts::findUser(connection, UserId{"u"});
        accounts::findUsersByEmail(connection, "u@example.org");
        accounts::listUsers(connection);
        accounts::identitiesOf(connection, UserId{"u"});
        accounts::sessionsOf(connection, UserId{"u"}, clock.now());
        wheels::findWheel(connection, wheels::WheelId{"w"});
        wheels::findWheelByShare(connection, wheels::ShareId{"s"});
        wheels::wheelsOf(connection, UserId{"u"}, 1);
        wheels::allWheelsOf(connection, UserId{"u"});
        wheels::findVersion(connection, wheels::WheelId{"w"}, 1);
        media::allUploadsOf(connection, UserId{"u"});
        media::uploadsOf(connection, UserId{"u"}, media::MediaKind::Image);
        media::dueUploads(connection, clock.now());
        reviews::findReview(connection, 1);
        reviews::reviewsOf(connection, UserId{"u"});
        reviews::queuePage(connection, {});
        reviews::queuePage(connection, {reviews::ReviewState::Approved, "words", 1});
        reviews::moderationLog(connection, reviews::kReviewLog, 1);
        reviews::moderationsBy(connection, reviews::kReviewLog, UserId{"u"});
        reports::findCase(connection, 1);
        reports::casePage(connection, reports::CaseState::Open, 1);
        reports::casesOfOwner(connection, UserId{"u"});
        reports::reportsFrom(connection, "u@example.org");
        reviews::moderationLog(connection, reports::kReportLog, 1);
        ideas::jobsOf(connection, UserId{"u"});
        live::findRoom(connection, live::RoomId{"r"});
        live::findRoomByCode(connection, "c");
        live::takeUpRoom(connection, live::RoomId{"r"});
        live::receiptKeyRows(connection);
    }

    testing::TurnedClock const clock;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RollingUpgradeTest, storage::everyEngine(), storage::engineName);

// PostgreSQL refuses a prepared `select *` once its table has another column. The work would be repeated on
// another connection; with named columns it goes on.
TEST_P(RollingUpgradeTest, ColumnsThatANewerProgramAddsDoNotMatter) {
    auto older = open({.poolSize = 1});
    storage::migrate(older, storage::migrationList(), clock.now());
    int runs = 0;
    auto const use = [&] {
        older.write([&](Connection& connection) {
            ++runs;
            readAll(connection);
        });
    };
    use();
    auto newer = open();
    for (auto const* const table :
         {"users", "identities", "sessions", "wheels", "wheel_versions", "uploads", "reviews", "review_log",
          "report_cases", "share_reports", "report_log", "idea_jobs", "live_rooms", "receipt_keys"})
        write(newer, std::string{"alter table "} + table + " add column of_a_newer_program text");
    use();
    EXPECT_EQ(runs, 2) << "nothing was repeated";
}

} // namespace
} // namespace wheelwright::app
