#include "app/program/cache_invalidation.hpp"
#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "testing/every_engine.hpp"
#include "testing/redis_process.hpp"
#include "testing/soon.hpp"
#include "testing/turned_clock.hpp"
#include <csignal>

namespace wheelwright::app {
namespace {

using accounts::Bearer;

// The caches of one process; their clock stands still, so that nothing is forgotten by itself.
struct Process {
    Process(redis::RedisAddress const& address, storage::Database& database, Clock const& clock)
        : bus{address}, sessions{database, clock}, told{bus, shares, sessions} {}
    redis::MessageBus bus;
    wheels::ShareCache shares{1'000'000};
    accounts::SessionCache sessions;
    CacheInvalidation told;
};

struct CacheInvalidationTest : ::testing::Test {
    CacheInvalidationTest() {
        std::signal(SIGPIPE, SIG_IGN); // as the server does
        storage::migrate(database, storage::migrationList(), clock.now());
    }
    void SetUp() override {
        for (auto const* const process : {&ann, &ben})
            ASSERT_TRUE(testing::soon([&] { return process->bus.isListening(); }));
    }
    void write(std::string_view sql) {
        database.write([&](storage::Connection& connection) { connection.run(storage::Query{"test", sql}); });
    }

    testing::RedisProcess server;
    redis::RedisAddress address = redis::parseRedisAddress(server.address()).value();
    storage::SqlitePlace place;
    storage::Database database = storage::Database::open(place.address());
    testing::TurnedClock clock;
    Process ann{address, database, clock};
    Process ben{address, database, clock};
};

TEST_F(CacheInvalidationTest, AShareThatChangedAtOneIsForgottenAtTheOther) {
    auto const entry = std::make_shared<wheels::SharedWheel const>();
    ben.shares.keep("other", entry, ben.shares.moment("other"));
    for (int round = 0; round < 20; ++round) {
        ben.shares.keep("s", entry, ben.shares.moment("s"));
        ann.shares.forget("s");
        EXPECT_TRUE(testing::soon([&] { return ben.shares.find("s") == nullptr; })) << round;
    }
    EXPECT_NE(ben.shares.find("other"), nullptr);
}

TEST_F(CacheInvalidationTest, ASessionThatEndedAtOneIsRefusedAtTheOther) {
    write("insert into users (id, name, email_verified, provider_name, tier, credits, role, created_at) "
          "values ('u', 'Ada', 0, 'email', 'free', 0, 'user', 0)");
    write("insert into sessions (id, user_id, provider_name, device, created_at, last_used_at, idle_until, "
          "ends_at) values ('s', 'u', 'email', 'a test', 0, 0, " +
          std::to_string(millisecondsOf(clock.now()) + 1000) + ", " +
          std::to_string(millisecondsOf(clock.now()) + 1000) + ")");
    EXPECT_TRUE(ben.sessions.has(Bearer{UserId{"u"}, SessionId{"s"}}));
    write("delete from sessions");
    EXPECT_TRUE(ben.sessions.has(Bearer{UserId{"u"}, SessionId{"s"}})); // from memory
    ann.sessions.forget(SessionId{"s"});
    EXPECT_TRUE(testing::soon([&] { return !ben.sessions.has(Bearer{UserId{"u"}, SessionId{"s"}}); }));
}

} // namespace
} // namespace wheelwright::app
