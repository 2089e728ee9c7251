#include "storage/connection_pool.hpp"
#include "testing/every_engine.hpp"
#include <future>

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;

class FakeConnection final : public Connection {
public:
    explicit FakeConnection(bool const& works) : works_{works} {}
    Engine engine() const noexcept override { return Engine::Sqlite; }
    void lockSchema() override {}
    void unlockSchema() override {}
    void lockRetries() override {}
    void unlockRetries() override {}

private:
    Rows execute(Query const&, std::span<Param const>) override { return Rows{Table{}}; }
    Query beginning(Access) const noexcept override { return {"begin", "begin"}; }
    bool inTransaction() const noexcept override { return false; }
    bool alive() noexcept override { return works_; }

    bool const& works_;
};

class ConnectionPoolTest : public ::testing::Test {
protected:
    ConnectionPool pool(std::size_t capacity, std::chrono::milliseconds wait) {
        return {capacity, wait, [this] {
                    if (!reachable_) throw DatabaseError{DatabaseError::Kind::ConnectionLost, "down"};
                    ++opened_;
                    return std::make_unique<FakeConnection>(works_);
                }};
    }

    bool reachable_ = true;
    bool works_ = true;
    int opened_ = 0;
};

} // namespace

TEST_F(ConnectionPoolTest, ReusesWhatCameBack) {
    auto connections = pool(2, 0ms);
    connections.borrow();
    connections.borrow();
    EXPECT_EQ(opened_, 1);
}

TEST_F(ConnectionPoolTest, IsExhaustedWhenAllAreLent) {
    auto connections = pool(2, 20ms);
    auto const first = connections.borrow();
    {
        auto const second = connections.borrow();
        EXPECT_THROW(connections.borrow(), PoolExhausted);
    }
    EXPECT_NO_THROW(connections.borrow());
}

TEST_F(ConnectionPoolTest, WhoeverWaitsGetsWhatComesBack) {
    auto connections = pool(1, 10s);
    auto lent = connections.borrow();
    auto const* const expected = lent.get();
    auto waiting = std::async(std::launch::async, [&] {
        auto const lease = connections.borrow();
        return lease.get() == expected;
    });
    EXPECT_EQ(waiting.wait_for(50ms), std::future_status::timeout);
    lent.reset();
    EXPECT_TRUE(waiting.get());
}

TEST_F(ConnectionPoolTest, ReplacesABrokenConnectionOnNextUse) {
    auto connections = pool(1, 0ms);
    connections.borrow();
    works_ = false;
    connections.borrow();
    EXPECT_EQ(opened_, 2);
}

TEST_F(ConnectionPoolTest, AFailedOpeningDoesNotUseUpAPlace) {
    auto connections = pool(1, 0ms);
    reachable_ = false;
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(kindThrownBy([&] { connections.borrow(); }), DatabaseError::Kind::ConnectionLost);
    reachable_ = true;
    EXPECT_NO_THROW(connections.borrow());
}

} // namespace wheelwright::storage
