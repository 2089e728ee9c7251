#pragma once
#include "base/chance.hpp"
#include "storage/database.hpp"
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <string>

// Storage tests run on every engine: derive from EngineTest, write TEST_P, and
//     INSTANTIATE_TEST_SUITE_P(EveryEngine, MyTest, everyEngine(), engineName);

namespace wheelwright::storage {

inline auto everyEngine() {
    return ::testing::Values(Engine::Sqlite, Engine::Postgres);
}
inline std::string engineName(::testing::TestParamInfo<Engine> const& info) {
    return info.param == Engine::Sqlite ? "Sqlite" : "Postgres";
}

// A place of its own for one database, gone afterwards.
struct TestPlace {
    virtual ~TestPlace() = default;
    virtual DatabaseAddress address() const = 0;
};

class SqlitePlace final : public TestPlace {
public:
    SqlitePlace() : folder_{std::filesystem::temp_directory_path() / ("wheelwright-" + newUuid())} {
        std::filesystem::create_directory(folder_);
    }
    ~SqlitePlace() override { std::filesystem::remove_all(folder_); }
    SqlitePlace(SqlitePlace const&) = delete;
    SqlitePlace& operator=(SqlitePlace const&) = delete;

    std::filesystem::path file() const { return folder_ / "test.db"; }
    DatabaseAddress address() const override { return SqliteAddress{file()}; }

private:
    std::filesystem::path folder_;
};

class PostgresPlace final : public TestPlace {
public:
    // The server's address, or nullptr when none was given to the tests.
    static char const* server() { return std::getenv("WHEELWRIGHT_TEST_POSTGRES"); }

    PostgresPlace() : schema_{"test_" + newUuid().substr(0, 8)} { runOnServer("create schema " + schema_); }
    ~PostgresPlace() override { runOnServer("drop schema " + schema_ + " cascade"); }
    PostgresPlace(PostgresPlace const&) = delete;
    PostgresPlace& operator=(PostgresPlace const&) = delete;

    DatabaseAddress address() const override {
        return parseDatabaseAddress(server() + ("?options=-csearch_path%3D" + schema_)).value();
    }

private:
    static void runOnServer(std::string const& sql) {
        Database::open(parseDatabaseAddress(server()).value(), {.poolSize = 1})
            .write([&](Connection& connection) {
                connection.run(Query{"test_schema", sql});
            });
    }
    std::string schema_;
};

class EngineTest : public ::testing::TestWithParam<Engine> {
protected:
    void SetUp() override {
        if (GetParam() == Engine::Sqlite) {
            place_ = std::make_unique<SqlitePlace>();
            return;
        }
        if (!PostgresPlace::server())
            FAIL() << "WHEELWRIGHT_TEST_POSTGRES is not set: it must be the postgresql:// address of a "
                      "PostgreSQL "
                      "that tests may create schemas in (see tools/peers/postgres.sh).";
        place_ = std::make_unique<PostgresPlace>();
    }

    DatabaseAddress address() const { return place_->address(); }
    // As it is given to the program's --database.
    std::string databaseText() const {
        auto const place = address();
        if (auto const* postgres = std::get_if<PostgresAddress>(&place)) return postgres->uri;
        return "sqlite:" + std::get<SqliteAddress>(place).file.string();
    }
    Database open(DatabaseOptions const& options = {}) const { return Database::open(address(), options); }

    // Runs one statement that is not worth a named query.
    static Rows write(Database& database, std::string_view sql) {
        return database.write([&](Connection& connection) { return connection.run(Query{"test", sql}); });
    }
    static Rows read(Database& database, std::string_view sql) {
        return database.read([&](Connection& connection) { return connection.run(Query{"test", sql}); });
    }

private:
    std::unique_ptr<TestPlace> place_;
};

// The kind of the DatabaseError that `work` throws.
template <class Work> DatabaseError::Kind kindThrownBy(Work&& work) {
    try {
        work();
    } catch (DatabaseError const& error) {
        return error.kind();
    }
    throw std::logic_error{"a DatabaseError was expected, nothing was thrown"};
}

template <class Work> std::string messageThrownBy(Work&& work) {
    try {
        work();
    } catch (std::exception const& error) {
        return error.what();
    }
    throw std::logic_error{"an exception was expected, nothing was thrown"};
}

} // namespace wheelwright::storage
