#include "app/commands/command_line.hpp"
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

auto readWords(std::vector<char const*> words) {
    words.insert(words.begin(), "wheelwright");
    return readCommandLine(static_cast<int>(words.size()), words.data());
}

TEST(CommandLine, ReadsTheCommandAndItsFlags) {
    auto const invocation = std::get<Invocation>(*readWords({"serve", "--port", "9000", "--data=here"}));
    EXPECT_EQ(invocation.command, Command::Serve);
    EXPECT_EQ(invocation.flags, (Flags{{"port", "9000"}, {"data", "here"}}));
}

TEST(CommandLine, AWordMayBeginWithADashBehindTwoOfThem) {
    auto const invocation =
        std::get<Invocation>(*readWords({"share", "take-down", "--data", "here", "--", "-Ab", "--rude"}));
    EXPECT_EQ(invocation.words, (std::vector<std::string>{"take-down", "-Ab", "--rude"}));
    EXPECT_EQ(invocation.flags, (Flags{{"data", "here"}}));
}

TEST(CommandLine, HelpNamesEveryCommandAndThatOfTheServerEverySetting) {
    auto const commands = std::get<JustPrint>(*readWords({"--help"})).text;
    EXPECT_THAT(commands, HasSubstr("migrate"));
    auto const text = std::get<JustPrint>(*readWords({"serve", "--help"})).text;
    for (auto const& setting : settingsTable()) {
        EXPECT_THAT(text, HasSubstr(flagOf(setting.key)));
        EXPECT_THAT(text, HasSubstr(environmentNameOf(setting.key)));
    }
    EXPECT_THAT(text + settingsPage(), Not(HasSubstr("--test-"))) << "constants are no settings";
}

TEST(CommandLine, HelpOfACommandSaysWhatItTakesAndNoMore) {
    auto const text = std::get<JustPrint>(*readWords({"reviews", "list", "--help"})).text;
    EXPECT_THAT(text, HasSubstr("reviews approve NUMBER..."));
    EXPECT_THAT(text, Not(HasSubstr("user list")));
    EXPECT_THAT(text, HasSubstr("--word-filter  (WHEELWRIGHT_WORD_FILTER)"));
    EXPECT_THAT(text, Not(HasSubstr("--smtp-url")));
    for (auto const* const command : {"migrate", "backup", "tidy", "settings"})
        EXPECT_THAT(std::get<JustPrint>(*readWords({command, "--help"})).text, Not(HasSubstr("--port")));
}

TEST(CommandLine, WhatItDoesNotKnowGetsOneSentence) {
    for (auto words : {std::vector{"--prot", "9000"}, std::vector{"serve", "--prot", "9000"},
                       std::vector{"dance"}, std::vector{"serve", "--port"}, std::vector<char const*>{},
                       std::vector{"serve", "migrate"}, std::vector{"serve", "--", "now"},
                       std::vector{"settings", "--port", "1"}, std::vector{"serve", "-p", "1"},
                       std::vector{"serve", "--replace"}, std::vector{"serve", "--data", "--port", "1"}}) {
        auto const result = readWords(words);
        ASSERT_TRUE(result.has_error());
        EXPECT_THAT(result.error().message, HasSubstr("Try 'wheelwright --help'."));
        EXPECT_EQ(result.error().message.find('\n'), std::string::npos);
    }
}

TEST(CommandLine, AFlagGivenTwiceIsNotCalledAFlagWithoutAValue) {
    auto const sentenceFor = [](std::vector<char const*> const& words) {
        return readWords(words).error().message;
    };
    EXPECT_THAT(sentenceFor({"serve", "--port", "1", "--port", "2"}),
                HasSubstr("--port is given more than once."));
    EXPECT_THAT(sentenceFor({"serve", "--port"}), HasSubstr("--port needs a value."));
}

} // namespace
} // namespace wheelwright::app
