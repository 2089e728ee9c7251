#include "base/loop_thread.hpp"
#include "testing/every_engine.hpp"
#include <atomic>
#include <future>
#include <thread>

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;
using Kind = DatabaseError::Kind;

constexpr Query kRead{"counter_read", "select value from counter where id = $1"};
constexpr Query kSet{"counter_set", "update counter set value = $2 where id = $1"};
constexpr Query kLog{"log_add", "insert into log (id) values ($1)"};

// Asynchronously and not in bare threads: what one of them throws must fail the test, not end the program.
void inThreads(int count, std::function<void(int)> const& work) {
    std::vector<std::future<void>> threads(static_cast<std::size_t>(count));
    for (int i = 0; auto& thread : threads)
        thread = std::async(std::launch::async, work, i++);
    for (auto& thread : threads)
        thread.get();
}

} // namespace

class DatabaseTest : public EngineTest {
protected:
    Database openWithTables(DatabaseOptions const& options) const {
        auto database = open(options);
        write(database, "create table counter (id bigint primary key, value bigint not null)");
        write(database, "create table log (id bigint primary key)");
        write(database, "insert into counter (id, value) values (1, 0)");
        return database;
    }
    static int number(Database& database, std::string_view sql) {
        return read(database, sql).one().get<int>("n");
    }
};

TEST_P(DatabaseTest, ManyThreadsReadAndWriteWithoutLosingAnUpdate) {
    constexpr int writers = 8;
    constexpr int rounds = 25;
    auto database = openWithTables({.poolSize = 6, .poolWait = 60s});
    std::atomic<bool> done = false;
    std::jthread const reader{[&] {
        int last = 0;
        while (!done) {
            auto const [value, logged] = database.read([](Connection& connection) {
                return connection.transaction([&] {
                    return std::pair{
                        connection.run(kRead, 1).one().get<int>("value"),
                        connection.run(Query{"n", "select count(*) as n from log"}).one().get<int>("n")};
                });
            });
            EXPECT_EQ(value, logged);
            EXPECT_GE(value, last);
            last = value;
        }
    }};
    inThreads(writers, [&](int writer) {
        for (int round = 0; round < rounds; ++round) {
            // Read, then write what was read: loses updates unless writes follow one another.
            auto const add = [&](Connection& connection) {
                auto const value = connection.run(kRead, 1).one().get<int>("value");
                connection.run(kSet, 1, value + 1);
                connection.run(kLog, writer * rounds + round);
            };
            database.write(add);
        }
    });
    done = true;
    EXPECT_EQ(number(database, "select value as n from counter"), writers * rounds);
    EXPECT_EQ(number(database, "select count(*) as n from log"), writers * rounds);
}

TEST_P(DatabaseTest, OfManyWhoInsertOneKeyOneWins) {
    auto database = openWithTables({.poolSize = 8, .poolWait = 60s});
    std::atomic<int> won = 0;
    std::atomic<int> lost = 0;
    inThreads(20, [&](int) {
        try {
            database.write([](Connection& connection) { connection.run(kLog, 7); });
            ++won;
        } catch (DatabaseError const& error) {
            EXPECT_EQ(error.kind(), Kind::Unique) << error.what();
            ++lost;
        }
    });
    EXPECT_EQ(won, 1);
    EXPECT_EQ(lost, 19);
}

TEST_P(DatabaseTest, AFullPoolIsSaidAndRecovers) {
    auto database = openWithTables({.poolSize = 1, .poolWait = 30ms});
    database.read([&](Connection&) { EXPECT_THROW(read(database, "select 1 as n"), PoolExhausted); });
    database.write([&](Connection&) { EXPECT_THROW(write(database, "delete from log"), PoolExhausted); });
    EXPECT_EQ(number(database, "select 1 as n"), 1);
    EXPECT_NO_THROW(write(database, "delete from log"));
}

TEST_P(DatabaseTest, ReadersSeeACommitAtOnce) {
    auto database = openWithTables({});
    for (int i = 1; i <= 50; ++i) {
        database.write([&](Connection& connection) { connection.run(kSet, 1, i); });
        ASSERT_EQ(number(database, "select value as n from counter"), i);
    }
}

TEST_P(DatabaseTest, IsRefusedOnANetworkLoop) {
    auto database = openWithTables({});
    inThreads(1, [&](int) {
        {
            LoopThread const mark;
            EXPECT_THROW(number(database, "select 1 as n"), std::logic_error);
            EXPECT_THROW(write(database, "delete from counter"), std::logic_error);
            EXPECT_THROW(database.underSchemaLock([](Connection&) {}), std::logic_error);
        }
        EXPECT_EQ(number(database, "select count(*) as n from counter"), 1) << "no loop any more";
    });
}

TEST_P(DatabaseTest, WorkMayReturnAnythingMovable) {
    auto database = openWithTables({});
    auto const made = database.write([](Connection&) { return std::make_unique<int>(5); });
    EXPECT_EQ(*made, 5);
    static_assert(std::is_void_v<decltype(database.write([](Connection&) {}))>);
}

TEST_P(DatabaseTest, AnErrorUndoesWhatItsWorkWrote) {
    auto database = openWithTables({});
    auto const refused = database.write([](Connection& connection) -> Result<int> {
        connection.run(kSet, 1, 5);
        return Error{Fault::Conflict, "refused", "No."};
    });
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "refused");
    EXPECT_EQ(number(database, "select value as n from counter"), 0);
    auto const kept = database.write([](Connection& connection) -> Result<int> {
        connection.run(kSet, 1, 6);
        auto const inner = connection.transaction([&]() -> Result<void> {
            connection.run(kSet, 1, 7);
            return Error{Fault::Conflict, "refused", "No."};
        });
        return inner ? 0 : 1;
    });
    EXPECT_EQ(kept.value(), 1);
    EXPECT_EQ(number(database, "select value as n from counter"), 6) << "only the inner work is undone";
}

TEST_P(DatabaseTest, ErrorsOfSomeUndoNothingOfOthers) {
    auto database = openWithTables({.poolSize = 8, .poolWait = 60s});
    inThreads(24, [&](int id) {
        auto const answer = database.write([&](Connection& connection) -> Result<int> {
            connection.run(kLog, id);
            if (id % 3 == 0) return Error{Fault::Conflict, "refused", "No."};
            return id;
        });
        EXPECT_EQ(answer.has_value(), id % 3 != 0);
    });
    EXPECT_EQ(number(database, "select count(*) as n from log"), 16);
}

TEST_P(DatabaseTest, AQueryFromBeforeAMigrationIsPreparedAnew) {
    auto database = open({.poolSize = 1});
    write(database, "create table changing (id bigint)");
    constexpr Query kAll{"changing_all", "select * from changing"};
    auto const columns = [&](Connection& connection) { return connection.run(kAll).table().columns.size(); };
    auto const inTransaction = [&](Connection& connection) {
        return connection.transaction([&] { return columns(connection); });
    };
    auto migrating = open();
    EXPECT_EQ(database.read(columns), 1U);
    EXPECT_EQ(database.write(columns), 1U);
    write(migrating, "alter table changing add column b bigint");
    EXPECT_EQ(database.read(columns), 2U);
    EXPECT_EQ(database.write(columns), 2U);
    write(migrating, "alter table changing add column c bigint");
    EXPECT_EQ(database.write(columns), 3U);
    EXPECT_EQ(database.read(inTransaction), 3U);
    write(migrating, "alter table changing add column d bigint");
    EXPECT_EQ(database.read(inTransaction), 4U);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, DatabaseTest, everyEngine(), engineName);

} // namespace wheelwright::storage
