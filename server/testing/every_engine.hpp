#pragma once
#include "base/chance.hpp"
#include "storage/database.hpp"
#include "testing/temp_folder.hpp"
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

// A separate place for one database, removed afterwards.
struct TestPlace {
    virtual ~TestPlace() = default;
    virtual DatabaseAddress address() const = 0;
};

class SqlitePlace final : public TestPlace {
public:
    std::filesystem::path file() const { return folder_.path() / "test.db"; }
    DatabaseAddress address() const override { return SqliteAddress{file()}; }

private:
    wheelwright::testing::TempFolder folder_;
};

class PostgresPlace final : public TestPlace {
public:
    // The server's address, or nullptr when none was given to the tests.
    static char const* server() { return std::getenv("WHEELWRIGHT_TEST_POSTGRES"); }

    PostgresPlace() : schema_{"test_" + newUuid().substr(0, 8)} { runOnServer("create schema " + schema_); }
    ~PostgresPlace() override { runOnServer("drop schema " + schema_ + " cascade"); }
    PostgresPlace(PostgresPlace const&) = delete;
    PostgresPlace& operator=(PostgresPlace const&) = delete;

    std::string const& schema() const { return schema_; }
    DatabaseAddress address() const override { return addressWith("&options=-csearch_path%3D" + schema_); }

    // One connection serves all tests of the process.
    static Rows runOnServer(std::string const& sql) {
        static auto database = Database::open(addressWith(""), {.poolSize = 1});
        return database.write([&](Connection& connection) {
            return connection.run(Query{"test_schema", sql});
        });
    }

private:
    // The product gives up connecting after 3 s, which is too soon on a busy machine.
    static DatabaseAddress addressWith(std::string const& more) {
        return parseDatabaseAddress(server() + ("?connect_timeout=30" + more)).value();
    }
    std::string schema_;
};

// As it is given to the program's --database.
inline std::string settingOf(DatabaseAddress const& address) {
    if (auto const* postgres = std::get_if<PostgresAddress>(&address)) return postgres->uri;
    return "sqlite:" + std::get<SqliteAddress>(address).file.string();
}

inline std::unique_ptr<TestPlace> newPlace(Engine engine) {
    if (engine == Engine::Sqlite) return std::make_unique<SqlitePlace>();
    return std::make_unique<PostgresPlace>();
}

class EngineTest : public ::testing::TestWithParam<Engine> {
protected:
    void SetUp() override {
        if (GetParam() == Engine::Postgres && !PostgresPlace::server())
            FAIL() << "WHEELWRIGHT_TEST_POSTGRES is not set: it must be the postgresql:// address of a "
                      "PostgreSQL that tests may create schemas in (see tools/peers/postgres.sh).";
        place_ = makePlace();
    }
    virtual std::shared_ptr<TestPlace> makePlace() { return newPlace(GetParam()); }

    DatabaseAddress address() const { return place_->address(); }
    std::string databaseText() const { return settingOf(address()); }
    Database open(DatabaseOptions const& options = {}) const { return Database::open(address(), options); }

    // Runs one statement that is not worth a named query.
    static Rows write(Database& database, std::string_view sql) {
        return database.write([&](Connection& connection) { return connection.run(Query{"test", sql}); });
    }
    static Rows read(Database& database, std::string_view sql) {
        return database.read([&](Connection& connection) { return connection.run(Query{"test", sql}); });
    }

private:
    std::shared_ptr<TestPlace> place_;
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
