#include "testing/migrated_test.hpp"
#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "testing/turned_clock.hpp"
#include <vector>

namespace wheelwright::storage {
namespace {

void addSchema(TestPlace const& place) {
    auto database = Database::open(place.address());
    migrate(database, migrationList(), wheelwright::testing::TurnedClock{}.now());
}

std::shared_ptr<TestPlace> copyOfFile() {
    static auto const original = [] {
        auto place = std::make_unique<SqlitePlace>();
        addSchema(*place);
        return place;
    }();
    auto copy = std::make_shared<SqlitePlace>();
    std::filesystem::copy_file(original->file(), copy->file());
    return copy;
}

std::vector<std::string> tablesIn(std::string const& schema) {
    std::vector<std::string> tables;
    for (auto const& row :
         PostgresPlace::runOnServer("select tablename from pg_tables where schemaname = '" + schema + "'"))
        tables.push_back(row.get<std::string>("tablename"));
    return tables;
}

// A schema of PostgreSQL, and beside it a schema with the rows that its migrations added.
class MigratedSchema {
public:
    MigratedSchema() {
        addSchema(*place_);
        for (auto const& table : tablesIn(place_->schema())) {
            auto const tested = place_->schema() + "." + table;
            auto const kept = rows_.schema() + "." + table;
            PostgresPlace::runOnServer("create table " + kept + " as table " + tested);
            deletes_ += "delete from " + tested + ";";
            inserts_ += "insert into " + tested + " table " + kept + ";";
        }
    }

    std::shared_ptr<PostgresPlace> const& place() const { return place_; }

    // In one round trip. Foreign keys are not checked, so the order of the tables does not matter.
    void reset() const {
        PostgresPlace::runOnServer(
            "do $do$ begin perform set_config('session_replication_role', 'replica', true);" + deletes_ +
            inserts_ + "end $do$");
    }

private:
    std::shared_ptr<PostgresPlace> place_ = std::make_shared<PostgresPlace>();
    PostgresPlace rows_;
    std::string deletes_;
    std::string inserts_;
};

std::shared_ptr<TestPlace> resetSchema() {
    static auto schema = std::make_unique<MigratedSchema>();
    try {
        schema->reset();
    } catch (DatabaseError const&) { // a test has changed the tables
        schema = std::make_unique<MigratedSchema>();
    }
    return schema->place();
}

} // namespace

std::shared_ptr<TestPlace> MigratedTest::makePlace() {
    return GetParam() == Engine::Sqlite ? copyOfFile() : resetSchema();
}

} // namespace wheelwright::storage
