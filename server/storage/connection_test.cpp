#include "testing/every_engine.hpp"
#include <gmock/gmock.h>

namespace wheelwright::storage {

using Kind = DatabaseError::Kind;
using ::testing::HasSubstr;

constexpr Query kAdd{"wheel_add", "insert into wheels (id, name, parent) values ($1, $2, $3)"};
constexpr Query kCount{"wheel_count", "select count(*) as n from wheels"};

class DatabaseConnectionTest : public EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        database_.emplace(open());
        write(*database_, "create table wheels (id bigint primary key, name text not null, "
                          "parent bigint references wheels (id), check (id < 1000))");
    }
    void TearDown() override { database_.reset(); }

    void add(int id, std::optional<int> parent = {}) {
        database_->write([&](Connection& connection) { connection.run(kAdd, id, "wheel", parent); });
    }
    int count() {
        return database_->read(
            [](Connection& connection) { return connection.run(kCount).one().get<int>("n"); });
    }

    std::optional<Database> database_;
};

TEST_P(DatabaseConnectionTest, BrokenRulesHaveTheirKinds) {
    add(1);
    EXPECT_EQ(kindThrownBy([&] { add(1); }), Kind::Unique);
    EXPECT_EQ(kindThrownBy([&] { add(2, 77); }), Kind::ForeignKey);
    EXPECT_EQ(kindThrownBy([&] { add(1000); }), Kind::Check);
    EXPECT_EQ(kindThrownBy([&] { write(*database_, "insert into wheels (id) values (3)"); }), Kind::Check);
    EXPECT_EQ(kindThrownBy([&] { write(*database_, "selekt"); }), Kind::Other);
    EXPECT_EQ(count(), 1);
}

TEST_P(DatabaseConnectionTest, AnErrorNamesItsQueryAndRepeatsNoStoredValue) {
    auto const breakTheCheck = [](Connection& connection) {
        connection.run(kAdd, 1000, "secret name", nullptr);
    };
    auto const message = messageThrownBy([&] { database_->write(breakTheCheck); });
    EXPECT_THAT(message, HasSubstr("wheel_add"));
    EXPECT_THAT(message, ::testing::Not(HasSubstr("secret name")));
}

TEST_P(DatabaseConnectionTest, ParametersMayComeInAnyOrderAndRepeat) {
    constexpr Query query{"mixed",
                          "insert into wheels (name, id, parent) values ($2 || $2, $1, $3) returning name"};
    auto const row = database_->write(
        [&](Connection& connection) { return connection.run(query, 5, "ab", nullptr).one(); });
    EXPECT_EQ(row.get<std::string>("name"), "abab");
}

TEST_P(DatabaseConnectionTest, AWrongNumberOfParametersIsABugNotALostConnection) {
    auto const tooFew = [](Connection& connection) { connection.run(kAdd, 1, "x"); };
    auto const tooMany = [](Connection& connection) { connection.run(kCount, 1); };
    EXPECT_EQ(kindThrownBy([&] { database_->write(tooFew); }), Kind::Other);
    EXPECT_EQ(kindThrownBy([&] { database_->read(tooMany); }), Kind::Other);
}

TEST_P(DatabaseConnectionTest, TakesThousandsOfParameters) {
    std::string sql = "select 0";
    std::vector<Param> params;
    for (std::int64_t i = 1; i <= 5'000; ++i) {
        sql += (i % 100 == 1 ? " + (0" : "");
        sql += " + cast($" + std::to_string(i) + " as bigint)";
        sql += (i % 100 == 0 ? ")" : "");
        params.emplace_back(i);
    }
    sql += " as total";
    auto const total = database_->read([&](Connection& connection) {
        return connection.runWith({"many", sql}, params).one().get<int>("total");
    });
    EXPECT_EQ(total, 5'000 * 5'001 / 2);
}

TEST_P(DatabaseConnectionTest, ManyDifferentTextsDoNotPileUp) {
    database_->read([](Connection& connection) {
        for (int i = 0; i < 1'200; ++i) {
            auto const sql = "select " + std::to_string(i) + " as n";
            ASSERT_EQ(connection.run(Query{"built", sql}).one().get<int>("n"), i);
        }
    });
}

TEST_P(DatabaseConnectionTest, AQueryIsOneStatement) {
    EXPECT_EQ(kindThrownBy([&] { write(*database_, "delete from wheels; delete from wheels"); }),
              Kind::Other);
    EXPECT_EQ(kindThrownBy([&] { write(*database_, ""); }), Kind::Other);
}

TEST_P(DatabaseConnectionTest, CountsOnlyTheRowsItChanged) {
    add(1);
    add(2);
    EXPECT_EQ(write(*database_, "update wheels set name = 'new'").affected(), 2);
    EXPECT_EQ(write(*database_, "update wheels set name = 'new' where id = 9").affected(), 0);
    EXPECT_EQ(write(*database_, "delete from wheels where id = 2 returning id").affected(), 1);
    EXPECT_EQ(read(*database_, "select id from wheels").affected(), 0);
    EXPECT_EQ(write(*database_, "create table other (id bigint)").affected(), 0);
}

TEST_P(DatabaseConnectionTest, ThrowingRollsBack) {
    EXPECT_THROW(database_->write([](Connection& connection) {
        connection.run(kAdd, 1, "x", nullptr);
        throw std::runtime_error{"changed my mind"};
    }),
                 std::runtime_error);
    EXPECT_EQ(count(), 0);
    add(1);
    EXPECT_EQ(count(), 1);
}

TEST_P(DatabaseConnectionTest, ASwallowedFailureCannotCommitHalfOfTheWork) {
    auto const swallow = [](Connection& connection) {
        connection.run(kAdd, 1, "x", nullptr);
        EXPECT_EQ(kindThrownBy([&] { connection.run(kAdd, 1, "x", nullptr); }), Kind::Unique);
        EXPECT_EQ(kindThrownBy([&] { connection.run(kAdd, 2, "x", nullptr); }), Kind::Unique);
    };
    EXPECT_EQ(kindThrownBy([&] { database_->write(swallow); }), Kind::Unique);
    EXPECT_EQ(count(), 0);
}

TEST_P(DatabaseConnectionTest, AFailureInsideASavepointMayBeSurvived) {
    database_->write([](Connection& connection) {
        connection.run(kAdd, 1, "x", nullptr);
        auto const clash = [&] {
            connection.transaction([&] {
                connection.run(kAdd, 2, "x", nullptr);
                connection.transaction([&] { connection.run(kAdd, 3, "x", nullptr); });
                connection.run(kAdd, 1, "x", nullptr);
            });
        };
        EXPECT_EQ(kindThrownBy(clash), Kind::Unique);
        EXPECT_EQ(connection.transaction([&] { return connection.run(kAdd, 4, "x", nullptr).affected(); }),
                  1);
    });
    auto const ids = read(*database_, "select id from wheels order by id");
    ASSERT_EQ(ids.size(), 2U);
    EXPECT_EQ(ids[0].get<int>("id"), 1);
    EXPECT_EQ(ids[1].get<int>("id"), 4);
}

TEST_P(DatabaseConnectionTest, ReadingCannotWrite) {
    auto const sneak = [](Connection& connection) { connection.run(kAdd, 1, "x", nullptr); };
    EXPECT_EQ(kindThrownBy([&] { database_->read(sneak); }), Kind::ReadOnly);
    EXPECT_EQ(kindThrownBy([&] {
                  database_->read(
                      [&](Connection& connection) { connection.transaction([&] { sneak(connection); }); });
              }),
              Kind::ReadOnly);
    EXPECT_EQ(count(), 0);
}

TEST_P(DatabaseConnectionTest, AReadingTransactionSeesOneState) {
    add(1);
    database_->read([&](Connection& connection) {
        connection.transaction([&] {
            EXPECT_EQ(connection.run(kCount).one().get<int>("n"), 1);
            write(*database_, "insert into wheels (id, name) values (2, 'meanwhile')");
            EXPECT_EQ(connection.run(kCount).one().get<int>("n"), 1);
        });
        EXPECT_EQ(connection.run(kCount).one().get<int>("n"), 2);
    });
}

TEST_P(DatabaseConnectionTest, SqlMeansTheSameOnBothEngines) {
    EXPECT_EQ(read(*database_, "select 1 as x where 'Ann' like 'ann'").size(), 0U);
    EXPECT_EQ(kindThrownBy([&] { read(*database_, "select \"no_such_column\" from wheels"); }), Kind::Other);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, DatabaseConnectionTest, everyEngine(), engineName);

} // namespace wheelwright::storage
