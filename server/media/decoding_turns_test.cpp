#include "media/decoding_turns.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::media {
namespace {

using ::testing::ElementsAre;

// Files that wait, each on a thread of its own, in a known order.
struct DecodingTurnsTest : ::testing::Test {
    void TearDown() override {
        for (auto& thread : threads)
            thread.join();
    }
    void queue(std::string const& user, std::string const& file, std::function<bool()> hasLeft = {}) {
        auto const before = turns.waiting();
        threads.emplace_back([this, user, file, hasLeft = std::move(hasLeft)] {
            auto const turn = turns.wait(user, hasLeft);
            std::lock_guard const lock{guard};
            (turn ? done : left).push_back(file);
        });
        ASSERT_TRUE(testing::soon([&] { return turns.waiting() > before; }));
    }

    DecodingTurns turns{1};
    std::mutex guard;
    std::vector<std::string> done;
    std::vector<std::string> left;
    std::vector<std::thread> threads;
};

TEST_F(DecodingTurnsTest, OneUsersManyFilesDoNotKeepAnothersWaiting) {
    {
        auto const busy = turns.wait("ada", {}).value();
        for (auto const* const file : {"a1", "a2", "a3"})
            queue("ada", file);
        queue("eve", "e1");
    }
    EXPECT_TRUE(testing::soon([&] {
        std::lock_guard const lock{guard};
        return done.size() == 4;
    }));
    EXPECT_THAT(done, ElementsAre("e1", "a1", "a2", "a3"));
}

TEST_F(DecodingTurnsTest, AFileWhoseClientHasLeftIsDropped) {
    std::atomic<bool> hasLeft = false;
    auto const busy = turns.wait("ada", {}).value();
    queue("eve", "e1", [&] { return hasLeft.load(); });
    hasLeft = true;
    EXPECT_TRUE(testing::soon([&] {
        std::lock_guard const lock{guard};
        return left.size() == 1;
    }));
    EXPECT_TRUE(done.empty());
}

TEST_F(DecodingTurnsTest, OneUserCannotTakeEveryThreadThatReceivesUploads) {
    {
        auto const busy = turns.wait("ada", {}).value();
        for (int file = 1; file < 50; ++file)
            queue("ada", std::to_string(file));
        auto const refused = turns.wait("ada", {});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().fault, Fault::Unavailable);
    }
    EXPECT_TRUE(testing::soon([&] {
        std::lock_guard const lock{guard};
        return done.size() == 49;
    }));
    EXPECT_TRUE(turns.wait("ada", {}));
}

TEST_F(DecodingTurnsTest, AUserWhoseFilesTakeLongWaitsUntilOthersHadTheirShare) {
    DecodingTurns::Seconds now{1000};
    DecodingTurns costly{1, [&] { return now; }};
    for (int file = 0; file < 4; ++file) {
        auto const turn = costly.wait("ada", {});
        ASSERT_TRUE(turn) << file;
        now += std::chrono::seconds{20};
    }
    EXPECT_FALSE(costly.wait("ada", {}));
    EXPECT_TRUE(costly.wait("eve", {}));
    now += std::chrono::seconds{60};
    EXPECT_TRUE(costly.wait("ada", {}));
}

} // namespace
} // namespace wheelwright::media
