#include "accounts/profile/profiles.hpp"
#include "app/program/account_parts.hpp"
#include "base/clock.hpp"
#include "base/files.hpp"
#include "storage/migration_list.hpp"
#include "storage/table_copy.hpp"
#include "testing/every_engine.hpp"
#include "testing/places.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <set>

// Everything that the schema stores about a user is in the export and is deleted with the account. A new
// table that refers to a user, by a reference or an address, fails here until it is in both, or the exception
// is explained.
namespace wheelwright::app {
namespace {

using storage::Cell;
using storage::Connection;
using storage::Query;

constexpr std::string_view kAddress = "trace@example.org";

std::map<std::string, std::string> const kNotExported{
    {"magic_links", "the hash of a link under way, gone within ten minutes"},
    {"invitations", "digests and a note of an admin, gone within 30 days"},
    {"mail_requests", "when a link was asked for, gone within an hour"},
    {"draw_claims", "public, at the address of the draw"},
    {"draw_keys", "digests, gone within a day"},
    {"draw_lists", "digests of a list, whose names are in the export of the room's list"},
    {"webhook_deliveries", "copies of draws and lists, which are in the export, gone within a week"},
    {"outbox", "a mail under way, gone within a day"},
};
std::map<std::string, std::string> const kStays{
    {"review_log", "what a moderator did stays, without the name"},
    {"report_log", "the same"},
    {"spins", "public proofs stay, without the account"},
    {"draw_lists", "the same"},
    {"draw_claims", "the same"},
    {"draw_keys", "digests, gone within a day"},
};

// Tables without data about people. Every other one has a row in docs/privacy.md: what, where, how long.
std::set<std::string> const kNothingPersonal{
    "installation",   // ids and secrets of the server
    "signing_keys",   // its keys
    "receipt_keys",   // its keys
    "media_erasures", // ids of files that are about to be erased
    "review_counts",  // numbers
    "review_marks",   // numbers
    "report_marks",   // numbers
};

struct Column {
    std::string name;
    std::string type;
    std::string referred; // table.column, or nothing
};

struct PersonalDataTest : ::testing::Test {
    PersonalDataTest() {
        storage::migrate(database, storage::migrationList(), clock.now());
        database.read([&](Connection& connection) {
            for (auto const& table : storage::tablesInOrder(connection)) {
                auto columns = columnsOf(connection, table);
                if (isPersonal(table, columns)) tables.emplace_back(table, std::move(columns));
            }
        });
    }

    static std::vector<Column> columnsOf(Connection& connection, std::string const& table) {
        std::map<std::string, std::string> references;
        for (auto const& row : connection.run(
                 Query{"references", R"(select "from" as source, "table" as referred, "to" as target
                                        from pragma_foreign_key_list($1))"},
                 table))
            references[row.get<std::string>("source")] =
                row.get<std::string>("referred") + "." + row.get<std::string>("target");
        std::vector<Column> columns;
        for (auto const& row :
             connection.run(Query{"columns", "select name, type from pragma_table_info($1)"}, table)) {
            auto const name = row.get<std::string>("name");
            columns.push_back({name, row.get<std::string>("type"), references[name]});
        }
        return columns;
    }

    bool isPersonal(std::string const& table, std::vector<Column> const& columns) {
        if (table == "users") return true;
        return std::ranges::any_of(columns, [&](Column const& column) {
            auto const referred = column.referred.substr(0, column.referred.find('.'));
            return column.name == "email" || std::ranges::any_of(tables, [&](auto const& personal) {
                       return personal.first == referred;
                   });
        });
    }

    // Distinct in every cell, to show which table a value in the export comes from.
    Cell valueFor(std::string const& table, Column const& column) {
        auto const place = table + "." + column.name;
        if (!column.referred.empty()) return values.at(column.referred);
        if (column.name == "email" || place == "identities.subject") return std::string{kAddress};
        if (place == "identities.provider_name") return std::string{"email"};
        if (place == "reviews.rating") return std::int64_t{4};
        if (place == "wheel_versions.body" || place == "live_rooms.wheel")
            return testing::sampleWheelText("trace", "trace of " + place);
        if (place == "spin_logs.folded") return std::int64_t{0}; // the entry below is not in the base
        if (place == "spin_logs.base" || place == "spin_logs.results")
            return R"({"history":["trace of )" + place + R"("],"totalWheelSpins":1})";
        if (place == "spin_logs.last_seq" || place == "spin_logs.settled") return std::int64_t{7};
        if (place == "spin_log_entries.body") return R"({"text":"trace of )" + place + R"("})";
        if (place == "sessions.idle_until" || place == "sessions.ends_at")
            return millisecondsOf(clock.now()) + 1000; // a session that is over isn't exported
        if (column.name == "email_verified") return std::int64_t{1};
        static std::set<std::string> const truths{"missing", "is_example", "viewers_spin", "hides_texts"};
        if (truths.contains(column.name)) return std::int64_t{0};
        if (column.type == "bigint") return std::int64_t{1'900'000'000'000} + ++numbered;
        if (column.type == "double precision") return 1.5;
        return "trace of " + place;
    }

    void fill(Connection& connection) {
        for (auto const& [table, columns] : tables) {
            std::string names;
            std::string places;
            std::vector<storage::Param> params;
            for (auto const& column : columns) {
                auto const& value = values[table + "." + column.name] = valueFor(table, column);
                names += (names.empty() ? "" : ", ") + column.name;
                places += (places.empty() ? "$" : ", $") + std::to_string(params.size() + 1);
                if (auto const* const text = std::get_if<std::string>(&value))
                    params.emplace_back(std::string_view{*text});
                else if (auto const* const number = std::get_if<std::int64_t>(&value))
                    params.emplace_back(*number);
                else
                    params.emplace_back(std::get<double>(value));
            }
            auto const sql = "insert into " + table + " (" + names + ") values (" + places + ")";
            connection.runWith(Query{"fill", sql}, params);
        }
    }

    bool isIn(std::string const& document, std::string const& table, Column const& column) {
        auto const& value = values.at(table + "." + column.name);
        auto const has = [&](std::string const& text) { return document.find(text) != std::string::npos; };
        if (!column.referred.empty()) return false;
        if (auto const* const number = std::get_if<std::int64_t>(&value))
            return *number > 1'900'000'000'000 &&
                   (has(std::to_string(*number)) || has(isoTime(instantOf(*number))));
        return has("trace of " + table + "." + column.name);
    }

    storage::SqlitePlace place;
    testing::TurnedClock clock;
    storage::Database database{storage::Database::open(place.address())};
    accounts::SessionCache cache{database, clock};
    accounts::Profiles profiles{database, cache, clock, {}, accountParts(), recentList()};
    std::vector<std::pair<std::string, std::vector<Column>>> tables; // each after those it refers to
    std::map<std::string, Cell> values;
    std::int64_t numbered = 0;
};

TEST_F(PersonalDataTest, EveryTableThatNamesAUserIsInTheExportOrExplained) {
    ASSERT_GT(tables.size(), 12U);
    database.write([&](Connection& connection) { fill(connection); });
    std::string document;
    auto const begin = [&]() -> accounts::ExportSink {
        return [&](std::string_view piece) { document += piece; };
    };
    ASSERT_TRUE(profiles.exportTo(UserId{std::get<std::string>(values.at("users.id"))}, begin));
    for (auto const& [table, columns] : tables) {
        bool const exported =
            std::ranges::any_of(columns, [&](Column const& column) { return isIn(document, table, column); });
        EXPECT_NE(exported, kNotExported.contains(table)) << table;
    }
}

TEST_F(PersonalDataTest, EveryTableHasARowInThePrivacyPageOrNothingAboutPeople) {
    auto const page = readFile(testing::projectFile("docs/privacy.md"));
    auto const named = page.substr(0, page.find("## In the browser"));
    database.read([&](Connection& connection) {
        auto const all = storage::tablesInOrder(connection);
        ASSERT_GT(all.size(), 30U);
        for (auto const& table : all)
            EXPECT_NE(named.find("`" + table + "`") != std::string::npos, kNothingPersonal.contains(table))
                << table;
    });
}

TEST_F(PersonalDataTest, EveryTableThatNamesAUserForgetsThemWithTheAccount) {
    database.write([&](Connection& connection) { fill(connection); });
    auto const userId = std::get<std::string>(values.at("users.id"));
    ASSERT_TRUE(profiles.erase(UserId{userId}));
    database.read([&](Connection& connection) {
        for (auto const& [table, columns] : tables) {
            auto const rows = connection.run(Query{"left", "select * from " + table});
            EXPECT_EQ(rows.size(), kStays.contains(table) ? 1U : 0U) << table;
            for (auto const& cell : rows.table().cells)
                if (auto const* const text = std::get_if<std::string>(&cell)) {
                    EXPECT_NE(*text, userId) << table;
                    EXPECT_NE(*text, kAddress) << table;
                    EXPECT_NE(*text, "trace of " + table + ".moderator");
                }
        }
    });
}

} // namespace
} // namespace wheelwright::app
