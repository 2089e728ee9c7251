#include "media/file_checker.hpp"
#include "testing/media_samples.hpp"
#include "testing/places.hpp"
#include "testing/temp_folder.hpp"
#include <atomic>
#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <sstream>
#include <thread>

namespace wheelwright::media {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(WorkerAnswerTest, OnlyTypesThatWeServeAreBelieved) {
    auto const answer = [](MediaKind kind, std::string const& type) {
        return readWorkerAnswer(kind, R"({"ok":true,"confined":true,"type":")" + type + R"(","width":3})");
    };
    auto const picture = answer(MediaKind::Image, "image/png");
    ASSERT_TRUE(picture && picture->facts);
    EXPECT_EQ(picture->facts->contentType, "image/png");
    EXPECT_EQ(picture->facts->width, 3);
    EXPECT_TRUE(answer(MediaKind::Sound, "audio/ogg"));
    for (auto const* const type :
         {"text/html", "text/javascript", "image/svg+xml", "audio/ogg", "", "image/png;x"})
        EXPECT_FALSE(answer(MediaKind::Image, type)) << type;
}

TEST(WorkerAnswerTest, WhatNoDecoderSaysIsNoAnswer) {
    for (auto const* const text :
         {"", "[]", "{}", "nonsense", R"({"ok":1,"type":"image/png"})", R"({"ok":true})",
          R"({"ok":true,"type":7})", R"({"ok":false})", R"({"ok":true,"type":"image/png")"})
        EXPECT_FALSE(readWorkerAnswer(MediaKind::Image, text)) << text;
    auto const odd =
        readWorkerAnswer(MediaKind::Image, R"({"ok":true,"type":"image/png","width":1e300,"height":"x"})");
    ASSERT_TRUE(odd && odd->facts);
    EXPECT_EQ(odd->facts->width, std::nullopt);
    EXPECT_EQ(odd->facts->height, std::nullopt);
    EXPECT_FALSE(odd->isConfined);
}

TEST(WorkerAnswerTest, TooLittleTimeIsNoDamage) {
    for (std::string const code : {"took_too_long", "busy"}) {
        auto const answer =
            readWorkerAnswer(MediaKind::Image, R"({"ok":false,"confined":true,"code":")" + code + "\"}");
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->facts.error().fault, Fault::Unavailable) << code;
        EXPECT_EQ(answer->facts.error().code, "busy");
    }
}

TEST(WorkerAnswerTest, ACostIsBelievedWithinWhatADecoderCanTake) {
    auto const costOf = [](std::string const& members) {
        return readWorkerAnswer(MediaKind::Image, R"({"ok":false,"code":"unreadable_file")" + members + "}")
            ->cost;
    };
    auto const usual = costOf(R"(,"cpuSeconds":0.25,"pixels":12000000)");
    ASSERT_TRUE(usual);
    EXPECT_EQ(usual->cpuSeconds, 0.25);
    EXPECT_EQ(usual->megapixels, 12);
    auto const large = costOf(R"(,"cpuSeconds":1e8,"pixels":1e8)");
    ASSERT_TRUE(large);
    EXPECT_EQ(large->cpuSeconds, 20);
    EXPECT_EQ(large->megapixels, 40);
    EXPECT_EQ(costOf(R"(,"cpuSeconds":-1,"pixels":-1)")->cpuSeconds, 0);
    EXPECT_FALSE(costOf(""));
    EXPECT_FALSE(costOf(R"(,"cpuSeconds":"1","pixels":1)"));
}

// The real decoder says how much processor time a file took.
TEST(FileCheckerTest, ProcessorTimeOfDecodersCounts) {
    testing::TempFolder const folder;
    Spool const spool{folder.path()};
    http::Metrics metrics;
    MediaCounts counts{metrics};
    CheckerRules rules;
    rules.worker = std::filesystem::path{testing::wheelwrightProgram()}.parent_path() / "wheelwright-media";
    rules.limits = {true, {1e-6, 1000}, {1000, 1000}};
    FileChecker checker{rules, spool, counts};
    auto given = spool.open();
    ASSERT_TRUE(given.append(testing::soundOf(testing::SoundType::Mp3, 1)));
    Uploader const ada{UserId{"ada"}, "10.0.0.1", "10.0.0.1"};
    EXPECT_TRUE(checker.check(ada, MediaKind::Sound, given));
    auto const refused = checker.check(ada, MediaKind::Sound, given);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::TooMany);
    EXPECT_GT(checker.waitFor(ada), std::chrono::seconds{0});
    EXPECT_TRUE(checker.check({UserId{"bob"}, "10.0.0.1", "10.0.0.1"}, MediaKind::Sound, given));
}

// The decoder is a package of its own, which an operator may install later.
TEST(FileCheckerTest, WithoutADecoderFilesAreRefusedUntilItIsInstalled) {
    testing::TempFolder const folder;
    Spool const spool{folder.path()};
    http::Metrics metrics;
    MediaCounts counts{metrics};
    CheckerRules rules;
    rules.worker = folder.path() / "wheelwright-media";
    FileChecker checker{rules, spool, counts};
    auto given = spool.open();
    ASSERT_TRUE(given.append(testing::soundOf(testing::SoundType::Mp3, 1)));
    Uploader const ada{UserId{"ada"}, "", ""};
    auto const refused = checker.check(ada, MediaKind::Sound, given);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "no_decoder");
    EXPECT_EQ(refused.error().fault, Fault::Unavailable);
    std::filesystem::create_symlink(std::filesystem::path{testing::wheelwrightProgram()}.parent_path() /
                                        "wheelwright-media",
                                    rules.worker);
    EXPECT_TRUE(checker.check(ada, MediaKind::Sound, given));
}

// A profiler or a debugger sends signals to every thread.
TEST(FileCheckerTest, ASignalIsNotADecoderThatTakesTooLong) {
    testing::TempFolder const folder;
    Spool const spool{folder.path()};
    http::Metrics metrics;
    MediaCounts counts{metrics};
    CheckerRules rules;
    rules.worker = std::filesystem::path{testing::wheelwrightProgram()}.parent_path() / "wheelwright-media";
    FileChecker checker{rules, spool, counts};
    auto given = spool.open();
    ASSERT_TRUE(given.append(testing::soundOf(testing::SoundType::Mp3, 1)));
    struct sigaction interrupts {};
    struct sigaction before {};
    interrupts.sa_handler = [](int) {};
    sigaction(SIGUSR1, &interrupts, &before);
    std::atomic<bool> isDone = false;
    std::thread interrupter{[&isDone, checking = pthread_self()] {
        while (!isDone) {
            pthread_kill(checking, SIGUSR1);
            std::this_thread::sleep_for(std::chrono::milliseconds{2});
        }
    }};
    auto const checked = checker.check({UserId{"ada"}, "", ""}, MediaKind::Sound, given);
    isDone = true;
    interrupter.join();
    sigaction(SIGUSR1, &before, nullptr);
    EXPECT_TRUE(checked) << checked.error().code;
}

TEST(FileCheckerTest, ADecoderThatDoesNotAnswerIsNoDamage) {
    testing::TempFolder const folder;
    Spool const spool{folder.path()};
    auto const running = folder.path() / "running";
    folder.write("running", "");
    folder.write("decoder", "#!/bin/sh\nwhile [ -e " + running.string() + " ]; do sleep 0.05; done\n");
    std::filesystem::permissions(folder.path() / "decoder", std::filesystem::perms::owner_all);
    http::Metrics metrics;
    MediaCounts counts{metrics};
    CheckerRules rules;
    rules.worker = folder.path() / "decoder";
    rules.patience = std::chrono::milliseconds{50};
    FileChecker checker{rules, spool, counts};
    auto const refused = checker.check({UserId{"ada"}, "", ""}, MediaKind::Image, spool.open());
    std::filesystem::remove(running); // it is waited for
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::Unavailable);
}

TEST(WorkerProcessTest, TheDecoderHasNothingOfOurEnvironment) {
    testing::TempFolder const folder;
    auto const seen = folder.path() / "seen";
    folder.write("decoder", "#!/bin/sh\n/usr/bin/env > " + seen.string() + "\n");
    std::filesystem::permissions(folder.path() / "decoder", std::filesystem::perms::owner_all);
    setenv("WHEELWRIGHT_S3_SECRET", "a key", 1);
    {
        WorkerProcess worker{folder.path() / "decoder", false};
        worker.send(kPictureJob, {0, 0, 0, 0});
    } // waits for its end
    unsetenv("WHEELWRIGHT_S3_SECRET");
    std::stringstream text;
    text << std::ifstream{seen}.rdbuf();
    EXPECT_THAT(text.str(), HasSubstr("PWD="));
    EXPECT_THAT(text.str(), Not(HasSubstr("SECRET")));
}

} // namespace
} // namespace wheelwright::media
