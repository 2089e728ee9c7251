#include "media/decoding_turns.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::media {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

Uploader named(std::string_view user) {
    return {UserId{user}, "10.0.0.1", "10.0.0.1"};
}

// Files that wait, each on a thread of its own, in a known order.
struct DecodingTurnsTest : ::testing::Test {
    void TearDown() override {
        for (auto& thread : threads)
            thread.join();
    }
    void queue(std::string const& user, std::string const& file, std::function<bool()> hasLeft = {}) {
        auto const before = turns.waiting();
        threads.emplace_back([this, user, file, hasLeft = std::move(hasLeft)] {
            auto const turn = turns.wait(named(user), hasLeft);
            std::lock_guard const lock{guard};
            (turn ? done : left).push_back(file);
        });
        ASSERT_TRUE(testing::soon([&] { return turns.waiting() > before; }));
    }
    bool isOver(std::size_t files) {
        return testing::soon([&] {
            std::lock_guard const lock{guard};
            return done.size() + left.size() == files;
        });
    }

    std::atomic<double> now = 1000;
    DecodingBudget budget{{true, {60, 600}, {240, 2400}},
                          [this] { return DecodingBudget::Seconds{now.load()}; }};
    DecodingTurns turns{1, budget};
    std::mutex guard;
    std::vector<std::string> done;
    std::vector<std::string> left;
    std::vector<std::thread> threads;
};

TEST_F(DecodingTurnsTest, OneUsersManyFilesDoNotKeepAnothersWaiting) {
    {
        auto const busy = turns.wait(named("ada"), {}).value();
        for (auto const* const file : {"a1", "a2", "a3"})
            queue("ada", file);
        queue("eve", "e1");
    }
    EXPECT_TRUE(isOver(4));
    EXPECT_THAT(done, ElementsAre("e1", "a1", "a2", "a3"));
}

TEST_F(DecodingTurnsTest, AFileWhoseClientHasLeftIsDropped) {
    std::atomic<bool> hasLeft = false;
    auto const busy = turns.wait(named("ada"), {}).value();
    queue("eve", "e1", [&] { return hasLeft.load(); });
    hasLeft = true;
    EXPECT_TRUE(isOver(1));
    EXPECT_TRUE(done.empty());
}

TEST_F(DecodingTurnsTest, OneUserCannotTakeEveryThreadThatReceivesUploads) {
    {
        auto const busy = turns.wait(named("ada"), {}).value();
        for (int file = 1; file < 50; ++file)
            queue("ada", std::to_string(file));
        auto const refused = turns.wait(named("ada"), {});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().fault, Fault::Unavailable);
    }
    EXPECT_TRUE(isOver(49));
    EXPECT_TRUE(turns.wait(named("ada"), {}));
}

TEST_F(DecodingTurnsTest, AUserWhoseFilesTakeLongWaitsUntilOthersHadTheirShare) {
    for (int file = 0; file < 7; ++file) {
        auto turn = turns.wait(named("ada"), {});
        ASSERT_TRUE(turn) << file;
        turn->setCost({10, 0});
    }
    auto const refused = turns.wait(named("ada"), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::TooMany);
    EXPECT_TRUE(turns.wait(named("eve"), {}));
    now = now + 10;
    EXPECT_TRUE(turns.wait(named("ada"), {}));
}

// Files that arrive together all find the budget untouched.
TEST_F(DecodingTurnsTest, TheBudgetIsAskedAgainWhenTheTurnComes) {
    {
        auto busy = turns.wait(named("ada"), {}).value();
        for (auto const* const file : {"a1", "a2"})
            queue("ada", file);
        queue("eve", "e1");
        busy.setCost({0, 601});
    }
    EXPECT_TRUE(isOver(3));
    EXPECT_THAT(done, ElementsAre("e1"));
    EXPECT_THAT(left, UnorderedElementsAre("a1", "a2"));
}

// A decoder that died or ran out of time says nothing about its cost.
TEST(DecodingTurnsCost, AFileOfUnknownCostCountsByItsTimeUpToWhatADecoderMayTake) {
    DecodingBudget::Seconds now{1000};
    DecodingBudget budget{{true, {6, 600}, {6000, 600'000}}, [&] { return now; }};
    DecodingTurns turns{1, budget};
    auto const decodeFor = [&](double seconds) {
        auto const turn = turns.wait(named("ada"), {}).value();
        now += DecodingBudget::Seconds{seconds};
    };
    decodeFor(5);
    EXPECT_EQ(budget.waitFor(named("ada")).count(), 0);
    decodeFor(1000);
    EXPECT_DOUBLE_EQ(budget.waitFor(named("ada")).count(), 140) << "20 of 6, at 0.1 a second";
}

} // namespace
} // namespace wheelwright::media
