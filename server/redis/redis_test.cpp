#include "redis/message_bus.hpp"
#include "redis/publisher.hpp"
#include "redis/redis.hpp"
#include "redis/subscriber.hpp"
#include "testing/redis_process.hpp"
#include "testing/soon.hpp"
#include <condition_variable>
#include <csignal>
#include <gmock/gmock.h>

namespace wheelwright::redis {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::RedisProcess;

// Waits for what a subscriber receives.
class Heard {
public:
    SubscriberListener listener() {
        return {[this] { note("listening"); },
                [this](std::string_view channel, std::string message) {
                    note(std::string{channel} + " " + message);
                }};
    }
    bool waitFor(std::string const& wanted, std::chrono::seconds patience = 20s) {
        std::unique_lock lock{guard_};
        return changed_.wait_for(lock, patience, [&] { return std::ranges::count(all_, wanted) > 0; });
    }
    std::vector<std::string> take() {
        std::lock_guard const lock{guard_};
        return std::exchange(all_, {});
    }

private:
    void note(std::string what) {
        {
            std::lock_guard const lock{guard_};
            all_.push_back(std::move(what));
        }
        changed_.notify_all();
    }
    std::mutex guard_;
    std::condition_variable changed_;
    std::vector<std::string> all_;
};

struct RedisTest : ::testing::Test {
    void SetUp() override { std::signal(SIGPIPE, SIG_IGN); } // as the server does

    // Until Redis is believed in again.
    bool comesBack() {
        return testing::soon([&] { return redis.run({"PING"}).has_value(); });
    }

    RedisProcess server;
    RedisAddress address = parseRedisAddress(server.address()).value();
    http::Metrics metrics;
    bool isUp = false;
    Redis redis{address, metrics, [this](bool up) { isUp = up; }};
};

TEST_F(RedisTest, KeepsAnyBytes) {
    std::string const bytes{"a\0\r\n\xff", 5};
    EXPECT_EQ(redis.run({"SET", "key", bytes}).value().text, "OK");
    EXPECT_EQ(redis.run({"GET", "key"}).value().text, bytes);
    EXPECT_TRUE(redis.run({"GET", "nothing"}).value().isNothing());
    EXPECT_EQ(redis.run({"INCR", "count"}).value().number, 1);
    EXPECT_EQ(redis.run({"MGET", "key", "count"}).value().list.at(1).text, "1");
    EXPECT_TRUE(isUp);
}

TEST_F(RedisTest, ACommandThatIsRefusedIsNoOutage) {
    auto const refused = redis.run({"INCR"});
    EXPECT_EQ(refused.error().code, kRefused);
    EXPECT_THAT(refused.error().message, HasSubstr("wrong number of arguments"));
    EXPECT_TRUE(isUp);
    EXPECT_THAT(metrics.text(), HasSubstr("wheelwright_redis_errors 1"));
}

TEST_F(RedisTest, AWrongPasswordIsSaid) {
    Redis wrong{parseRedisAddress(server.addressWith("guessed")).value(), metrics, [](bool) {}};
    EXPECT_THAT(wrong.run({"PING"}).error().message, HasSubstr("WRONGPASS"));
}

TEST_F(RedisTest, ComesBackByItselfAfterAKill) {
    EXPECT_TRUE(redis.run({"PING"}));
    server.kill();
    EXPECT_EQ(redis.run({"PING"}).error().code, kAway);
    EXPECT_FALSE(isUp);
    server.start();
    EXPECT_TRUE(comesBack());
    EXPECT_TRUE(isUp);
}

// The first waits as long as Redis may take; the later ones don’t have to.
TEST_F(RedisTest, AFrozenOneDelaysAFewCallsOnly) {
    EXPECT_TRUE(redis.run({"PING"}));
    server.freeze();
    auto const began = std::chrono::steady_clock::now();
    for (int i = 0; i < 1000; ++i)
        EXPECT_FALSE(redis.run({"PING"}));
    EXPECT_LT(std::chrono::steady_clock::now() - began, 10s);
    server.thaw();
    EXPECT_TRUE(comesBack());
}

TEST_F(RedisTest, WhatIsPublishedIsHeardInItsOrder) {
    Heard heard;
    Subscriber const subscriber{address, {"one", "two"}, heard.listener()};
    ASSERT_TRUE(heard.waitFor("listening"));
    Publisher publisher{address};
    publisher.publish("one", "first");
    publisher.publish("two", "second");
    publisher.publish("three", "to nobody here");
    publisher.publish("one", "last");
    ASSERT_TRUE(heard.waitFor("one last"));
    EXPECT_THAT(heard.take(), ElementsAre("listening", "one first", "two second", "one last"));
}

TEST_F(RedisTest, ListensAnewAfterAKillAndAFreeze) {
    Heard heard;
    Subscriber const subscriber{address, {"one"}, heard.listener(), 300ms};
    Publisher publisher{address};
    ASSERT_TRUE(heard.waitFor("listening"));
    for (bool const kill : {true, false}) {
        heard.take();
        if (kill) {
            server.kill();
            server.start();
        } else {
            server.freeze();
            EXPECT_TRUE(testing::soon([&] { return !subscriber.isListening(); }));
            server.thaw();
        }
        ASSERT_TRUE(heard.waitFor("listening"));
        bool arrived = false;
        for (int tries = 0; tries < 100 && !arrived; ++tries) {
            publisher.publish("one", "again");
            arrived = heard.waitFor("one again", 1s);
        }
        EXPECT_TRUE(arrived);
    }
}

TEST_F(RedisTest, StopsWhileRedisIsAway) {
    server.kill();
    Heard heard;
    Subscriber subscriber{address, {"one"}, heard.listener()};
    Publisher publisher{address};
    publisher.publish("one", "lost");
    subscriber.stop();
    publisher.stop();
    EXPECT_THAT(heard.take(), ElementsAre());
}

TEST_F(RedisTest, AnotherInstallationIsNotHeard) {
    auto elsewhere = address;
    elsewhere.names = "wheelwright:staging";
    MessageBus ann{address};
    MessageBus ben{address};
    MessageBus eve{elsewhere};
    for (auto* const bus : {&ann, &ben, &eve})
        bus->waitUntilListening(20s);
    std::atomic<int> bens = 0;
    std::atomic<int> anns = 0;
    auto const counting = [](std::atomic<int>& count) {
        return MessageBus::Listener{[&](std::string_view, std::string_view) { ++count; }, {}};
    };
    ann.listen("topic", counting(anns));
    ben.listen("topic", counting(bens));
    eve.sendAll("topic", "from staging");
    eve.send(ann.process(), "topic", "from staging");
    ben.sendAll("topic", "one");
    ann.sendAll("topic", "two");
    EXPECT_TRUE(testing::soon([&] { return anns >= 1 && bens >= 1; }));
    EXPECT_EQ(anns, 1);
    EXPECT_EQ(bens, 1);
    for (auto* const bus : {&ann, &ben})
        bus->forget("topic");
}

} // namespace
} // namespace wheelwright::redis
