#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "testing/every_engine.hpp"
#include <future>
#include <gmock/gmock.h>

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr Instant kMigratedAt{1'700'000'000'123ms};

std::vector<Migration> const kTwo{
    {1, "wheels", {"create table wheels (id bigint primary key, digest {bytes}, seal {bytes})"}},
    {2, "shares", {"create table shares (id bigint primary key)", "insert into shares (id) values (1)"}},
};

} // namespace

using MigrationsTest = EngineTest;

TEST_P(MigrationsTest, AFreshDatabaseGetsAll) {
    auto database = open();
    EXPECT_EQ(schemaVersion(database), 0);
    EXPECT_THAT(migrate(database, kTwo, kMigratedAt),
                ElementsAre(AppliedMigration{1, "wheels"}, AppliedMigration{2, "shares"}));
    EXPECT_EQ(schemaVersion(database), 2);
    EXPECT_NO_THROW(checkSchema(database, kTwo));
    auto const record = read(database, "select applied_at from schema_migrations where number = 2").one();
    EXPECT_EQ(record.get<std::int64_t>("applied_at"), kMigratedAt.time_since_epoch().count());
}

TEST_P(MigrationsTest, ByteColumnsHoldBytesOnBothEngines) {
    auto database = open();
    migrate(database, kTwo, kMigratedAt);
    Bytes const digest{std::byte{0}, std::byte{0xFF}};
    database.write([&](Connection& connection) {
        connection.run(Query{"add", "insert into wheels (id, digest, seal) values (1, $1, $1)"}, digest);
    });
    EXPECT_EQ(read(database, "select seal from wheels").one().get<Bytes>("seal"), digest);
}

TEST_P(MigrationsTest, ASecondRunHasNothingToDo) {
    auto database = open();
    migrate(database, kTwo, kMigratedAt);
    EXPECT_THAT(migrate(database, kTwo, kMigratedAt), IsEmpty());
}

TEST_P(MigrationsTest, OnlyWhatIsMissingIsApplied) {
    auto database = open();
    migrate(database, std::span{kTwo}.first(1), kMigratedAt);
    EXPECT_THAT(messageThrownBy([&] { checkSchema(database, kTwo); }),
                AllOf(HasSubstr("version 1"), HasSubstr("needs 2"), HasSubstr("wheelwright migrate")));
    EXPECT_THAT(migrate(database, kTwo, kMigratedAt), ElementsAre(AppliedMigration{2, "shares"}));
}

TEST_P(MigrationsTest, ANewerDatabaseIsRefusedNamingBothVersions) {
    auto database = open();
    migrate(database, kTwo, kMigratedAt);
    auto const older = std::span{kTwo}.first(1);
    auto const namesBoth = AllOf(HasSubstr("version 2"), HasSubstr("up to 1"));
    EXPECT_THAT(messageThrownBy([&] { migrate(database, older, kMigratedAt); }), namesBoth);
    EXPECT_THAT(messageThrownBy([&] { checkSchema(database, older); }), namesBoth);
    EXPECT_EQ(schemaVersion(database), 2);
}

TEST_P(MigrationsTest, ARenamedMigrationIsRefused) {
    auto database = open();
    migrate(database, kTwo, kMigratedAt);
    auto renamed = kTwo;
    renamed[1].name = "links";
    EXPECT_THAT(messageThrownBy([&] { migrate(database, renamed, kMigratedAt); }),
                AllOf(HasSubstr("2 (shares)"), HasSubstr("2 (links)")));
    EXPECT_THROW(checkSchema(database, renamed), SchemaError);
}

TEST_P(MigrationsTest, AHistoryWithAHoleIsRefused) {
    auto database = open();
    migrate(database, kTwo, kMigratedAt);
    write(database, "delete from schema_migrations where number = 1");
    EXPECT_THROW(migrate(database, kTwo, kMigratedAt), SchemaError);
}

TEST_P(MigrationsTest, AListWithAGapIsABug) {
    auto database = open();
    auto gap = kTwo;
    gap[1].number = 3;
    EXPECT_THROW(migrate(database, gap, kMigratedAt), std::logic_error);
    EXPECT_EQ(schemaVersion(database), 0);
}

TEST_P(MigrationsTest, AFailingMigrationLeavesNothingHalfDone) {
    auto database = open();
    auto failing = kTwo;
    failing[1].statements.emplace_back("insert into shares (id) values (1)");
    EXPECT_THAT(messageThrownBy([&] { migrate(database, failing, kMigratedAt); }),
                HasSubstr("migration 2 (shares) failed"));
    EXPECT_EQ(schemaVersion(database), 1);
    EXPECT_THROW(read(database, "select id from shares"), DatabaseError);
    EXPECT_THAT(migrate(database, kTwo, kMigratedAt), ElementsAre(AppliedMigration{2, "shares"}));
}

TEST_P(MigrationsTest, OfManyWhoMigrateAtOnceExactlyOneApplies) {
    std::vector<std::future<std::size_t>> processes(6);
    for (auto& process : processes)
        process = std::async(std::launch::async, [&] {
            auto database = open({.poolSize = 1});
            return migrate(database, kTwo, kMigratedAt).size();
        });
    std::size_t applied = 0;
    for (auto& process : processes)
        applied += process.get();
    EXPECT_EQ(applied, 2U);
    auto database = open();
    EXPECT_NO_THROW(checkSchema(database, kTwo));
    EXPECT_EQ(read(database, "select id from shares").size(), 1U);
}

TEST_P(MigrationsTest, TheProgramsOwnListTellsWhoseDataThisIs) {
    auto database = open();
    migrate(database, migrationList(), kMigratedAt);
    EXPECT_NO_THROW(checkSchema(database, migrationList()));
    auto const fact = [&](std::string const& name) {
        return read(database, "select value from installation where name = '" + name + "'")
            .one()
            .get<std::string>("value");
    };
    EXPECT_EQ(fact("id").size(), 36U);
    EXPECT_EQ(fact("installed_at"), "1700000000123");
}

// Every ten minutes, in every process.
TEST(SqliteUpkeepTest, SearchesForWhatHasExpiredReadNoWholeTable) {
    SqlitePlace const place;
    auto database = Database::open(place.address());
    migrate(database, migrationList(), kMigratedAt);
    auto const planOf = [&](std::string const& sql) {
        auto const question = "explain query plan " + sql;
        return database.read([&](Connection& connection) {
            std::string plan;
            for (auto const& row : connection.run(Query{"plan", question}))
                plan += row.get<std::string>("detail") + "\n";
            return plan;
        });
    };
    for (auto const* const sql : {"select id from sessions where idle_until <= 1 or ends_at <= 1 limit 500",
                                  "select hash from refresh_tokens where spent_at < 1 limit 500",
                                  "select id from live_rooms where ends_at <= 1 or empty_since <= 1 limit 1",
                                  "delete from live_rooms where ends_at <= 1 or empty_since <= 1"})
        EXPECT_EQ(planOf(sql).find("SCAN"), std::string::npos) << planOf(sql);
    // Rows of rooms hold wheels of up to 5 MiB. Every sweep reads this of all rooms.
    EXPECT_THAT(planOf("select id, generation, empty_since from live_rooms"),
                ::testing::HasSubstr("COVERING INDEX"));
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, MigrationsTest, everyEngine(), engineName);

} // namespace wheelwright::storage
