#include "storage/table_copy.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::postJson;

struct ErasedAccountTest : storage::EngineTest {
    // A backup holds every table of either engine, also those that a later change adds.
    std::vector<std::string> tablesNaming(std::vector<std::string> const& traces) {
        auto const file = folder.path() / (newUuid() + ".db");
        auto const backup = testing::runWheelwright({"backup", file.string(), "--database", databaseText()});
        EXPECT_EQ(backup.exitCode, 0) << backup.err;
        auto copy = storage::Database::open(storage::SqliteAddress{file});
        return copy.read([&](storage::Connection& connection) {
            std::vector<std::string> found;
            for (auto const& table : storage::tablesInOrder(connection))
                if (names(connection.run(storage::Query{"test", "select * from " + table}), traces))
                    found.push_back(table);
            return found;
        });
    }
    static bool names(storage::Rows const& rows, std::vector<std::string> const& traces) {
        for (auto const& cell : rows.table().cells)
            if (auto const* const text = std::get_if<std::string>(&cell))
                for (auto const& trace : traces)
                    if (text->find(trace) != std::string::npos) return true;
        return false;
    }
    testing::TempFolder folder;
};

TEST_P(ErasedAccountTest, NoTableKnowsWhoWasHere) {
    testing::ServerProcess const server{{"--database", databaseText(), "--test-rate-pause", "0"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const wheelId = newUuid();
    postJson(server.port(), "/api/wheel", testing::sampleWheelText(wheelId, "Ada's secret"), ada.bearer());
    auto const shared =
        testing::jsonOf(postJson(server.port(), "/api/wheel/" + wheelId + "/share", "{}", ada.bearer()));
    postJson(server.port(), "/api/share/" + std::string{shared.at("shareId").as_string()} + "/report",
             R"({"reason":"spam","email":"ada@example.org"})");
    postJson(server.port(), "/api/wheel/" + wheelId + "/magiclink", "{}", ada.bearer());
    postJson(server.port(), "/api/wheel/" + wheelId + "/spins",
             R"({"entries":[{"id":")" + newUuid() +
                 R"(","kind":"win","order":1,"at":1,"guid":"g","text":"Ada's secret",)" +
                 R"("by":{"id":"x","name":"Ada"}}]})",
             ada.bearer());
    postJson(server.port(), "/api/live",
             R"({"wheel":)" + testing::sampleWheelText(wheelId, "Ada's secret") + "}", ada.bearer());
    postJson(server.port(), "/api/auth/email/initiate", R"({"email":"ada@example.org"})");
    auto const link = testing::linkTokenIn(testing::newestMailTo(server, "ada@example.org"));
    auto const profile = testing::jsonOf(testing::get(server.port(), "/api/user/profile", ada.bearer()));
    std::vector<std::string> const traces{"ada@example.org", wheelId, "Ada's secret",
                                          std::string{profile.at("user").at("id").as_string()}};
    EXPECT_THAT(tablesNaming(traces),
                ::testing::IsSupersetOf({"users", "identities", "sessions", "wheels", "wheel_versions",
                                         "recent_wheels", "magic_links", "mail_requests", "co_edit_links",
                                         "live_rooms", "report_cases", "share_reports", "spin_logs",
                                         "spin_log_entries"}));

    EXPECT_EQ(testing::ask(server.port(), "DELETE", "/api/user", ada.bearer()).status, 200U);
    EXPECT_THAT(tablesNaming(traces), ::testing::IsEmpty());
    EXPECT_EQ(testing::get(server.port(), "/api/auth/email/verify?response_type=json&token=" + link).status,
              401U);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, ErasedAccountTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright
