#include "storage/group_writer.hpp"
#include "storage/sqlite_connection.hpp"
#include "testing/every_engine.hpp"
#include <atomic>
#include <future>
#include <latch>
#include <thread>

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;
using Kind = DatabaseError::Kind;

constexpr Query kAddLine{"log_add", "insert into log (id) values ($1)"};
constexpr Query kCountLines{"log_count", "select count(*) as n from log"};

class GroupWriterTest : public ::testing::Test {
protected:
    GroupWriterTest() {
        writer_.write([](Connection& connection) -> Result<void> {
            connection.run(Query{"log_create", "create table log (id bigint primary key, body text)"});
            return {};
        });
    }

    static auto add(int id) {
        return [id](Connection& connection) -> Result<void> {
            connection.run(kAddLine, id);
            return {};
        };
    }
    std::future<void> later(GroupWriter::Step step) {
        return std::async(std::launch::async, [this, step = std::move(step)] { writer_.write(step); });
    }
    // Holds the writer until `count` others wait for it, then lets them go as one group.
    std::vector<std::future<void>> together(std::vector<GroupWriter::Step> steps) {
        std::latch entered{1};
        std::latch release{1};
        auto holder = later([&](Connection&) -> Result<void> {
            entered.count_down();
            release.wait();
            return {};
        });
        entered.wait();
        std::vector<std::future<void>> running;
        for (auto& step : steps)
            running.push_back(later(std::move(step)));
        while (writer_.waiting() < running.size())
            std::this_thread::sleep_for(1ms);
        release.count_down();
        holder.get();
        return running;
    }
    int stored() { return readers_->borrow()->run(kCountLines).one().get<int>("n"); }
    static auto kindOf(std::future<void>& write) {
        try {
            write.get();
        } catch (DatabaseError const& error) {
            return error.kind();
        }
        throw std::logic_error{"it did not fail"};
    }

    std::shared_ptr<ConnectionPool> pool(Access access) {
        return std::make_shared<ConnectionPool>(1, 200ms, [this, access] {
            return std::make_unique<SqliteConnection>(place_.file(), access, 1s);
        });
    }

    SqlitePlace place_;
    std::shared_ptr<ConnectionPool> writers_ = pool(Access::Write);
    std::shared_ptr<ConnectionPool> readers_ = pool(Access::Read);
    GroupWriter writer_{writers_, 10s, 40};
};

} // namespace

TEST_F(GroupWriterTest, WritesThatWaitTogetherShareOneCommit) {
    auto const before = writer_.commits();
    std::vector<GroupWriter::Step> steps;
    for (int id = 0; id < 40; ++id)
        steps.push_back(add(id));
    for (auto& write : together(std::move(steps)))
        write.get();
    EXPECT_EQ(stored(), 40);
    EXPECT_EQ(writer_.commits(), before + 2); // the holder's and the group's
}

TEST_F(GroupWriterTest, AGroupIsNoLargerThanAllowed) {
    auto const before = writer_.commits();
    std::vector<GroupWriter::Step> steps;
    for (int id = 0; id < 41; ++id)
        steps.push_back(add(id));
    for (auto& write : together(std::move(steps)))
        write.get();
    EXPECT_EQ(stored(), 41);
    EXPECT_EQ(writer_.commits(), before + 3);
}

TEST_F(GroupWriterTest, OneThatFailsTakesNoOtherWithIt) {
    auto writes = together({add(1), add(2), add(1),
                            [](Connection& connection) -> Result<void> {
                                connection.run(kAddLine, 3);
                                throw std::runtime_error{"changed my mind"};
                            },
                            add(4)});
    writes[1].get();
    writes[4].get();
    EXPECT_THROW(writes[3].get(), std::runtime_error);
    // The first of the two has the key.
    int unique = 0;
    for (auto const place : {0U, 2U}) {
        try {
            writes[place].get();
        } catch (DatabaseError const& error) {
            EXPECT_EQ(error.kind(), Kind::Unique);
            ++unique;
        }
    }
    EXPECT_EQ(unique, 1);
    EXPECT_EQ(stored(), 3);
}

TEST_F(GroupWriterTest, OneThatAnswersAnErrorIsUndoneAlone) {
    auto const refuse = [](Connection& connection) -> Result<void> {
        connection.run(kAddLine, 2);
        return Error{Fault::Conflict, "refused", "No."};
    };
    for (auto& write : together({add(1), refuse, add(3)}))
        write.get();
    EXPECT_EQ(stored(), 2);
    auto const before = writer_.commits();
    writer_.write(refuse); // without others to share a commit with
    EXPECT_EQ(stored(), 2);
    EXPECT_EQ(writer_.commits(), before);
}

TEST_F(GroupWriterTest, AGroupThatIsLostAsAWholeIsTriedOneByOne) {
    std::atomic<bool> hasFailed = false;
    auto const loseTransactionOnce = [&](Connection& connection) -> Result<void> {
        connection.run(kAddLine, 2);
        if (hasFailed.exchange(true)) return {};
        connection.run(Query{"lose", "rollback"}); // as SQLite does by itself when the disk is full
        throw DatabaseError{Kind::DiskFull, "the disk is full"};
    };
    auto writes = together({add(1), loseTransactionOnce, add(3)});
    for (auto& write : writes)
        write.get();
    EXPECT_EQ(stored(), 3);
}

TEST_F(GroupWriterTest, EachHearsWhyNothingCouldBeginAndTheNextOnesWork) {
    {
        auto const taken = writers_->borrow();
        auto first = later(add(1));
        auto second = later(add(2));
        EXPECT_EQ(kindOf(first), Kind::Busy);
        EXPECT_EQ(kindOf(second), Kind::Busy);
    }
    writer_.write(add(3));
    EXPECT_EQ(stored(), 1);
}

TEST_F(GroupWriterTest, ManyThreadsLoseNothing) {
    constexpr int threads = 16;
    constexpr int rounds = 40;
    std::vector<std::future<void>> running;
    for (int thread = 0; thread < threads; ++thread)
        running.push_back(std::async(std::launch::async, [&, thread] {
            for (int round = 0; round < rounds; ++round)
                writer_.write(add(thread * rounds + round));
        }));
    for (auto& thread : running)
        thread.get();
    EXPECT_EQ(stored(), threads * rounds);
}

} // namespace wheelwright::storage
