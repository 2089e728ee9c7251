#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "testing/every_engine.hpp"
#include "testing/places.hpp"
#include <fstream>
#include <regex>

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;

constexpr Instant kUpgradedAt{1'700'000'000'123ms};

// Rows as a server of this version left them.
std::vector<std::string> rowsOf(std::size_t version) {
    std::ifstream file{testing::projectFile("server/storage/upgrades/") + std::to_string(version) + ".sql"};
    EXPECT_TRUE(file) << "a migration comes with a file of rows: " << version << ".sql";
    std::vector<std::string> rows;
    for (std::string line; std::getline(file, line);)
        rows.push_back(line);
    EXPECT_FALSE(rows.empty()) << version << ".sql";
    return rows;
}

// "insert into t (a, b) values (1, 2)" becomes the question whether that very row is there.
std::string questionFor(std::string const& row) {
    static std::regex const insert{R"(insert into (\w+) (\(.*?\)) values (\(.*\)))"};
    std::smatch parts;
    EXPECT_TRUE(std::regex_match(row, parts, insert)) << row;
    return "select count(*) as found from " + parts[1].str() + " where " + parts[2].str() + " = " +
           parts[3].str();
}

} // namespace

using UpgradeTest = EngineTest;

// Promise D4: a new version keeps what every version before it has stored.
TEST_P(UpgradeTest, FromEveryEarlierSchemaNoRowIsLostOrChanged) {
    auto const& migrations = migrationList();
    for (std::size_t version = 1; version <= migrations.size(); ++version) {
        SCOPED_TRACE("from schema " + std::to_string(version));
        auto const place = newPlace(GetParam());
        auto database = Database::open(place->address());
        migrate(database, std::span{migrations}.first(version), kUpgradedAt);
        std::vector<std::string> rows;
        for (std::size_t each = 1; each <= version; ++each)
            for (auto& row : rowsOf(each))
                rows.push_back(std::move(row));
        database.write([&](Connection& connection) {
            for (auto const& row : rows)
                connection.run(Query{"old_row", row});
        });

        EXPECT_EQ(migrate(database, migrations, kUpgradedAt).size(), migrations.size() - version);

        database.read([&](Connection& connection) {
            for (auto const& row : rows)
                EXPECT_EQ(
                    connection.run(Query{"old_row_kept", questionFor(row)}).one().get<std::int64_t>("found"),
                    1)
                    << row;
        });
    }
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, UpgradeTest, everyEngine(), engineName);

} // namespace wheelwright::storage
