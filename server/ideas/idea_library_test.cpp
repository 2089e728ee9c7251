#include "ideas/idea_library.hpp"
#include "testing/places.hpp"
#include "testing/temp_folder.hpp"
#include <gmock/gmock.h>

namespace wheelwright::ideas {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string const kFolder = testing::projectFile("content/ideas");

struct IdeaLibraryTest : ::testing::Test {
    static std::size_t language(std::string_view code) {
        return static_cast<std::size_t>(findLanguage(code) - kLanguages.begin());
    }
    std::string best(std::string_view sentence, std::string_view code = "en") const {
        auto const found = library.find(sentence, language(code), 1);
        return found.empty() ? "" : found.front()->id;
    }

    wheels::Palettes palettes = content::readPalettes(testing::projectFile("content/themes.json"));
    IdeaLibrary library{kFolder, palettes};
};

TEST_F(IdeaLibraryTest, HasTopicsForMostOfWhatPeopleAskFor) {
    EXPECT_GE(library.topics().size(), 120U);
}

TEST_F(IdeaLibraryTest, ASentenceFindsItsTopic) {
    EXPECT_EQ(best("a wheel of quick vegetarian dinners"), "vegetarian-dinners");
    EXPECT_EQ(best("something for my class: maths games"), "maths-games");
    EXPECT_EQ(best("world capitals"), "world-capitals");
}

TEST_F(IdeaLibraryTest, EnglishIsUnderstoodInEveryLanguage) {
    for (auto const& each : kLanguages) {
        EXPECT_EQ(best("a wheel of quick vegetarian dinners", each.code), "vegetarian-dinners") << each.code;
        EXPECT_EQ(best("dinosaurs", each.code), "dinosaurs") << each.code;
    }
}

TEST_F(IdeaLibraryTest, ASentenceOfItsOwnLanguageComesFirst) {
    EXPECT_EQ(best("ein Rad mit schnellen vegetarischen Abendessen", "de"), "vegetarian-dinners");
    EXPECT_EQ(best("een wiel met dinosaurussen", "nl"), "dinosaurs");
    EXPECT_EQ(best("une roue avec des animaux", "fr"), "animals");
}

TEST_F(IdeaLibraryTest, TypingMistakesAreForgiven) {
    EXPECT_EQ(best("vegetarain diners"), "vegetarian-dinners");
    EXPECT_EQ(best("dinosuars"), "dinosaurs");
}

TEST_F(IdeaLibraryTest, EveryTopicIsFoundByItsOwnNameInEveryLanguage) {
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        for (auto const& topic : library.topics()) {
            auto const found = library.find(topic.texts[i].name, i, 3);
            EXPECT_NE(std::ranges::find(found, &topic), found.end())
                << topic.id << " in " << kLanguages[i].code;
        }
}

TEST_F(IdeaLibraryTest, WhatFitsNothingFindsNothing) {
    for (auto const* nothing : {"", "   ", "!?", "xqzwvk"})
        EXPECT_THAT(library.find(nothing, 0, 5), IsEmpty()) << nothing;
    EXPECT_THAT(library.find(std::string(10'000, 'x'), 0, 5), IsEmpty());
}

TEST_F(IdeaLibraryTest, AFolderWithoutTopicsIsRefused) {
    testing::TempFolder const folder;
    EXPECT_THROW((IdeaLibrary{folder.path(), palettes}), content::ContentError);
}

TEST_F(IdeaLibraryTest, ABrokenFileIsNamed) {
    testing::TempFolder const folder;
    folder.write("bad.json",
                 R"({"id":"bad","result-effect":"stars","wheel-theme":"none","wheel-palette":"x"})");
    try {
        IdeaLibrary const broken{folder.path(), palettes};
        FAIL() << "was taken";
    } catch (content::ContentError const& problem) {
        EXPECT_THAT(problem.what(), HasSubstr("bad.json"));
        EXPECT_THAT(problem.what(), HasSubstr("palette"));
    }
}

} // namespace
} // namespace wheelwright::ideas
