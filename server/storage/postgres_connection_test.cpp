#include "testing/every_engine.hpp"
#include "testing/postgres_process.hpp"
#include "testing/soon.hpp"
#include <csignal>
#include <gmock/gmock.h>

namespace wheelwright::storage {

using namespace std::chrono_literals;
using Kind = DatabaseError::Kind;
using ::testing::HasSubstr;
using ::testing::Not;

// Short, but long enough for the statements that open a connection on a busy machine.
constexpr auto kStatementTime = 500ms;

constexpr Query kMyPid{"backend_pid", "select pg_backend_pid() as pid"};
// Waits until the backend is gone.
constexpr Query kTerminate{"backend_terminate", "select pg_terminate_backend($1, 10000) as gone"};

// What only PostgreSQL does; the fixture fails by name when there is none to test on.
class PostgresConnectionTest : public EngineTest {
protected:
    static int pidOf(Connection& connection) { return connection.run(kMyPid).one().get<int>("pid"); }
    void terminate(int pid) const {
        auto other = open({.poolSize = 1});
        ASSERT_TRUE(other.read(
            [&](Connection& connection) { return connection.run(kTerminate, pid).one().get<bool>("gone"); }));
    }
};

TEST_P(PostgresConnectionTest, AKilledIdleBackendIsReplacedOnNextUse) {
    auto database = open({.poolSize = 1});
    auto const pid = database.read(pidOf);
    terminate(pid);
    EXPECT_NE(database.read(pidOf), pid);
    auto const second = database.read(pidOf);
    terminate(second);
    EXPECT_NE(database.write(pidOf), second);
}

TEST_P(PostgresConnectionTest, ABackendKilledInTheMiddleIsALostConnection) {
    auto database = open({.poolSize = 1});
    write(database, "create table log (id bigint)");
    auto const interrupted = [&](Connection& connection) {
        connection.run(Query{"log_add", "insert into log values (1)"});
        terminate(pidOf(connection));
        connection.run(Query{"log_add", "insert into log values (1)"});
    };
    EXPECT_EQ(kindThrownBy([&] { database.write(interrupted); }), Kind::ConnectionLost);
    EXPECT_EQ(read(database, "select count(*) as n from log").one().get<int>("n"), 0);
}

TEST_P(PostgresConnectionTest, AStatementThatTakesTooLongIsStopped) {
    auto database = open({.poolSize = 1, .statementTimeout = kStatementTime});
    EXPECT_EQ(kindThrownBy([&] { read(database, "select pg_sleep(30)"); }), Kind::TimedOut);
    EXPECT_EQ(read(database, "select 1 as n").one().get<int>("n"), 1);
}

// A frozen process keeps its connection open: only our own clock tells.
TEST_P(PostgresConnectionTest, AFrozenBackendIsALostConnection) {
    auto database = open({.poolSize = 1, .statementTimeout = kStatementTime});
    auto const pid = database.read(pidOf);
    EXPECT_EQ(kill(pid, SIGSTOP), 0) << "the test may not freeze its own PostgreSQL";
    EXPECT_EQ(kindThrownBy([&] { read(database, "select 1 as n"); }), Kind::ConnectionLost);
    EXPECT_NE(database.read(pidOf), pid);
    kill(pid, SIGCONT);
}

// PostgreSQL waits for a standby without end, whatever its statement timeout.
TEST_P(PostgresConnectionTest, ACommitThatReachedNoStandbyIsNotAcknowledged) {
    testing::PostgresProcess const postgres;
    auto const address = parseDatabaseAddress(postgres.address()).value();
    auto operators = Database::open(address, {.poolSize = 1}); // which may take their time
    write(operators, "create table log (id bigint)");
    auto const configure = [&](std::string_view sql) {
        operators.read([&](Connection& connection) { connection.run(Query{"configure", sql}); });
    };
    auto database = Database::open(address, {.poolSize = 1, .statementTimeout = kStatementTime});
    configure("alter system set synchronous_standby_names = 'nobody'");
    configure("select pg_reload_conf()");
    EXPECT_TRUE(testing::soon([&] { // the reload takes a moment
        try {
            write(database, "insert into log values (1)");
            return false;
        } catch (DatabaseError const& error) {
            return error.kind() == Kind::ConnectionLost;
        }
    }));
    EXPECT_TRUE(testing::soon([&] { // reads go on
        try {
            return read(database, "select 1 as n").one().get<int>("n") == 1;
        } catch (DatabaseError const&) {
            return false;
        }
    }));
}

TEST_P(PostgresConnectionTest, AMigrationMayTakeItsTimeAndOnlyAMigration) {
    auto database = open();
    auto const limits = [](Connection& connection) {
        return connection
            .run(Query{"limits", "select current_setting('statement_timeout') || ' ' || "
                                 "current_setting('idle_in_transaction_session_timeout') as s"})
            .one()
            .get<std::string>("s");
    };
    database.read([&](Connection& connection) {
        auto const before = limits(connection);
        connection.lockSchema();
        EXPECT_EQ(limits(connection), "0 0");
        connection.unlockSchema();
        EXPECT_EQ(limits(connection), before);
        EXPECT_NE(before, "0 0");
    });
}

TEST_P(PostgresConnectionTest, AProcessThatFreezesBetweenTwoAttemptsDoesNotKeepTheLock) {
    auto database = open();
    database.read([&](Connection& connection) {
        auto const longestIdle = [&] {
            return connection.run(Query{"idle", "select current_setting('idle_session_timeout') as s"})
                .one()
                .get<std::string>("s");
        };
        connection.lockRetries();
        EXPECT_EQ(longestIdle(), "10s");
        connection.unlockRetries();
        EXPECT_EQ(longestIdle(), "0");
    });
}

TEST_P(PostgresConnectionTest, AConnectionThatFailedToLockIsNotUsedAgain) {
    auto database = open();
    auto hasty = open({.poolSize = 1, .statementTimeout = kStatementTime});
    database.read([&](Connection& connection) {
        connection.lockRetries();
        hasty.read([&](Connection& other) {
            EXPECT_EQ(kindThrownBy([&] { other.lockRetries(); }), Kind::TimedOut);
            EXPECT_FALSE(other.usable());
        });
        connection.unlockRetries();
    });
    EXPECT_EQ(read(hasty, "select current_setting('idle_session_timeout') as s").one().get<std::string>("s"),
              "0");
}

TEST_P(PostgresConnectionTest, AcknowledgedMeansWrittenToDisk) {
    auto database = open();
    EXPECT_EQ(read(database, "select current_setting('synchronous_commit') as s").one().get<std::string>("s"),
              "on");
}

TEST_P(PostgresConnectionTest, ATableChangedByAnotherProcessIsNoLastingTrouble) {
    auto database = open({.poolSize = 1});
    write(database, "create table log (id bigint)");
    read(database, "select id from log");
    write(database, "alter table log alter column id type text");
    EXPECT_NO_THROW(read(database, "select id from log"));
}

TEST_P(PostgresConnectionTest, AServerThatIsNotThereIsNamedWithoutThePassword) {
    auto const address = parseDatabaseAddress("postgresql://ann:hush@127.0.0.1:1/wheels").value();
    EXPECT_EQ(kindThrownBy([&] { Database::open(address); }), Kind::ConnectionLost);
    EXPECT_THAT(messageThrownBy([&] { Database::open(address); }),
                ::testing::AllOf(HasSubstr("127.0.0.1"), Not(HasSubstr("hush"))));
}

TEST_P(PostgresConnectionTest, AWrongPasswordIsNotRepeated) {
    std::string server = PostgresPlace::server();
    auto const password = std::get<PostgresAddress>(parseDatabaseAddress(server).value()).secrets.at(0);
    server.replace(server.find(password), password.size(), "hush");
    // A user named like the password: libpq repeats the name, and so it must be blanked.
    server.replace(server.find("//") + 2, server.find(':', 12) - server.find("//") - 2, "hush");
    auto const message = messageThrownBy([&] { Database::open(parseDatabaseAddress(server).value()); });
    EXPECT_THAT(message, ::testing::AllOf(HasSubstr("authentication failed"), Not(HasSubstr("hush"))));
}

INSTANTIATE_TEST_SUITE_P(OnlyPostgres, PostgresConnectionTest, ::testing::Values(Engine::Postgres),
                         engineName);

} // namespace wheelwright::storage
