#include "base/chance.hpp"
#include "base/json.hpp"
#include "content/content_calls.hpp"
#include "content/content_wheels.hpp"
#include "content/search.hpp"
#include "testing/places.hpp"
#include "testing/soon.hpp"
#include "testing/temp_folder.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::content {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using namespace std::chrono_literals;
using ::testing::HasSubstr;

// The real content, copied so that a test may break it.
struct ContentWheelsTest : ::testing::Test {
    ContentWheelsTest() {
        for (auto const* part : {"wheels", "legal"})
            fs::copy(fs::path{testing::projectFile("content")} / part, content / part);
        for (auto const* file : {"themes.json", "gallery.json"})
            fs::copy(fs::path{testing::projectFile("content")} / file, content / file);
    }
    json::object read(std::string const& name) { return json::parse(folder.read(name)).as_object(); }
    void change(std::string const& name, auto const& edit) {
        auto object = read(name);
        edit(object);
        folder.write(name, json::serialize(object));
    }
    std::string problem() {
        try {
            ContentShelf const shelf{content};
        } catch (ContentError const& error) {
            return error.what();
        }
        return "";
    }

    testing::TempFolder folder;
    fs::path const content = folder.path();
};

TEST_F(ContentWheelsTest, TheWheelsThatAreThereAreWhole) {
    ContentShelf const shelf{content};
    EXPECT_GE(shelf.wheels().size(), 16U);
    std::size_t shown = 0;
    for (auto const& category : shelf.gallery().categories)
        shown += category.wheels.size();
    EXPECT_EQ(shown, shelf.wheels().size());
}

TEST_F(ContentWheelsTest, AConfigurationIsAWheelInOneLanguage) {
    ContentShelf const shelf{content};
    auto const german = indexOf(*findLanguage("de"));
    auto const* const wheel = shelf.bySlug(german, "babynamen");
    ASSERT_NE(wheel, nullptr);
    auto const config = configOf(*wheel, german, shelf.palettes());
    EXPECT_EQ(config.at("source").as_string(), "cms");
    EXPECT_EQ(config.at("cmsOriginalId").as_string(), wheel->id);
    EXPECT_EQ(config.at("slugs").at("en").as_string(), "baby-names");
    auto const& definition = config.at("wheel-definition").as_object();
    EXPECT_EQ(definition.at("name").as_string(), "Babynamen");
    EXPECT_EQ(definition.at("duration"), 4000);
    auto const& slice = definition.at("slices").at(0).as_object();
    EXPECT_TRUE(isUuidV4(textAt(slice, "guid")));
    EXPECT_EQ(textAt(slice, "background").size(), 7U);
    EXPECT_EQ(config, configOf(*wheel, german, shelf.palettes()));
    EXPECT_EQ(shelf.bySlug(german, "baby-names"), wheel); // the English slug leads there too
    EXPECT_EQ(shelf.bySlug(german, "no-such-wheel"), nullptr);
}

TEST_F(ContentWheelsTest, ABrokenFileIsRefusedByFileAndField) {
    auto const refused = [&](auto const& edit) {
        auto const before = folder.read("wheels/dice.json");
        change("wheels/dice.json", edit);
        auto const sentence = problem();
        folder.write("wheels/dice.json", before);
        EXPECT_THAT(sentence, HasSubstr("dice.json"));
        return sentence;
    };
    EXPECT_THAT(refused([](json::object& wheel) { wheel["id"] = "7"; }), HasSubstr("id must be"));
    EXPECT_THAT(refused([](json::object& wheel) { wheel.erase("order"); }), HasSubstr("order must be"));
    EXPECT_THAT(refused([](json::object& wheel) { wheel.at("languages").as_object().erase("nl"); }),
                HasSubstr("languages.nl must be an object"));
    EXPECT_THAT(refused([](json::object& wheel) { wheel.at("languages").at("fr").as_object()["name"] = ""; }),
                HasSubstr("languages.fr.name must be"));
    EXPECT_THAT(
        refused([](json::object& wheel) { wheel.at("languages").at("it").as_object()["slug"] = "Dadò"; }),
        HasSubstr("languages.it.slug may have"));
    EXPECT_THAT(refused([](json::object& wheel) {
                    wheel.at("languages").at("pt").as_object()["choices"] = json::array{"1", 2};
                }),
                HasSubstr("languages.pt.choices[1] must be a text"));
    EXPECT_THAT(refused([](json::object& wheel) {
                    wheel.at("wheel-definition").as_object()["wheel-palette"] = "Mud";
                }),
                HasSubstr("wheel-definition.wheel-palette"));
    EXPECT_THAT(refused([](json::object& wheel) { wheel.at("wheel-definition").as_object()["marker"] = 3; }),
                HasSubstr("wheel-definition.marker must be an object"));
    EXPECT_EQ(problem(), "");
    folder.write("wheels/dice.json", "{");
    EXPECT_THAT(problem(), HasSubstr("dice.json is no valid JSON"));
}

TEST_F(ContentWheelsTest, TwoWheelsCannotShareAnAddress) {
    change("wheels/dice.json",
           [](json::object& wheel) { wheel.at("languages").at("en").as_object()["slug"] = "yes-or-no"; });
    EXPECT_THAT(problem(), HasSubstr("have the same en slug yes-or-no"));
}

TEST_F(ContentWheelsTest, AFolderWithoutWheelsIsRefused) {
    fs::remove_all(content / "wheels");
    fs::create_directory(content / "wheels");
    EXPECT_THAT(problem(), HasSubstr("has no .json files"));
}

TEST_F(ContentWheelsTest, TheGalleryNamesOnlyWheelsThatAreThere) {
    change("gallery.json", [](json::object& gallery) {
        gallery.at("categories").at(0).at("wheels").as_array().emplace_back("no-such-wheel");
    });
    EXPECT_THAT(problem(), HasSubstr("gallery.json"));
    change("gallery.json", [](json::object& gallery) { gallery.at("categories").as_array()[0] = 7; });
    EXPECT_THAT(problem(), HasSubstr("gallery.json is refused: categories[0] must be an object."));
    fs::remove(content / "gallery.json");
    EXPECT_THAT(problem(), HasSubstr("gallery.json cannot be read"));
}

TEST_F(ContentWheelsTest, ALegalPageIsCompleteInEveryLanguage) {
    auto const inDutch = [](auto const& edit) {
        return [edit](json::object& page) { edit(page.at("languages").at("nl").as_object()); };
    };
    auto const good = folder.read("legal/terms.json");
    auto const refused = [&](auto const& edit) {
        folder.write("legal/terms.json", good);
        change("legal/terms.json", inDutch(edit));
        return problem();
    };
    EXPECT_THAT(refused([](json::object& texts) { texts.erase("noContact"); }),
                HasSubstr("terms.json is refused: languages.nl.noContact must be a text"));
    EXPECT_THAT(refused([](json::object& texts) { texts["sections"] = json::array{}; }),
                HasSubstr("languages.nl.sections must not be empty"));
    EXPECT_THAT(refused([](json::object& texts) {
                    texts.at("sections").at(1).at("paragraphs").as_array()[0] = "Van {{owner}}.";
                }),
                HasSubstr("languages.nl.sections[1].paragraphs[0] may have {{operator}}"));
    EXPECT_THAT(refused([](json::object& texts) { texts.at("sections").as_array()[1] = 7; }),
                HasSubstr("languages.nl.sections[1] must be an object."));
    fs::remove(content / "legal" / "terms.json");
    EXPECT_THAT(problem(), HasSubstr("terms.json cannot be read"));
}

TEST_F(ContentWheelsTest, ChangedFilesAreReadAgainAndBrokenOnesAreNot) {
    ContentWheels const wheels{content, 20ms};
    auto const name = [&] {
        return wheels.now()->bySlug(0, "dice") == nullptr ? ""
                                                          : wheels.now()->bySlug(0, "dice")->texts[0].name;
    };
    auto const good = folder.read("wheels/dice.json");
    change("wheels/dice.json",
           [](json::object& wheel) { wheel.at("languages").at("en").as_object()["name"] = "A changed die"; });
    EXPECT_TRUE(testing::soon([&] { return name() == "A changed die"; }));
    folder.write("wheels/dice.json", "{ broken");
    std::this_thread::sleep_for(200ms); // ten looks
    EXPECT_EQ(name(), "A changed die");
    folder.write("wheels/dice.json", good);
    EXPECT_TRUE(testing::soon([&] { return name() != "A changed die"; }));
    change("legal/terms.json",
           [](json::object& page) { page.at("languages").at("en").as_object()["title"] = "Rules"; });
    EXPECT_TRUE(testing::soon([&] { return (*wheels.now()->legal("terms"))[0].title == "Rules"; }));
}

// As long as the first is being made, nothing is made for the others.
TEST_F(ContentWheelsTest, AnAnswerIsMadeOnceForAllWhoWaitForIt) {
    ContentShelf const shelf{content};
    std::atomic<int> asked = 0;
    std::atomic<int> made = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&] {
                ++asked;
                auto const file = shelf.made("preview", [&] {
                    while (asked < 8)
                        std::this_thread::yield();
                    ++made;
                    return http::plainFile("image/png", "picture", 1s);
                });
                EXPECT_EQ(file, shelf.alreadyMade("preview"));
            });
    }
    EXPECT_EQ(made, 1);
}

TEST_F(ContentWheelsTest, SearchIsByLanguageAndHasTwentyAtMost) {
    ContentShelf const shelf{content};
    auto const german = indexOf(*findLanguage("de"));
    EXPECT_EQ(search("babynamen", german, {}, shelf).front().url, "/de/wheels/babynamen");
    std::vector<wheels::WheelName> own;
    for (int i = 0; i < 30; ++i)
        own.push_back({wheels::WheelId{"id" + std::to_string(i)}, "Baby " + std::to_string(i)});
    auto const results = search("baby", 0, own, shelf);
    EXPECT_EQ(results.size(), 20U);
    EXPECT_EQ(results.back().source, "user");
    EXPECT_TRUE(search("qqqqqqqq", 0, own, shelf).empty());
}

TEST_F(ContentWheelsTest, OfALongNameTheBeginningIsSearched) {
    ContentShelf const shelf{content};
    std::vector<wheels::WheelName> const own{
        {wheels::WheelId{"id"}, "Zebra" + std::string(19'000, ' ') + "quokka"}};
    EXPECT_EQ(search("zebra", 0, own, shelf).size(), 1U);
    EXPECT_TRUE(search("quokka", 0, own, shelf).empty());
}

TEST(SearchInputTest, IsEnglishAndEmptyUnlessItSaysOtherwise) {
    auto const plain = readSearch(http::FormFields{""}).value();
    EXPECT_EQ(plain.typed, "");
    EXPECT_EQ(kLanguages[plain.language].code, "en");
    auto const full = readSearch(http::FormFields{"q=caf%C3%A9&lang=de-ch"}).value();
    EXPECT_EQ(full.typed, "café");
    EXPECT_EQ(kLanguages[full.language].code, "de-ch");
}

TEST(SearchInputTest, IsRefusedForAReason) {
    auto const codeOf = [](std::string const& query) {
        return readSearch(http::FormFields{query}).error().code;
    };
    EXPECT_EQ(codeOf("lang=xx"), "unknown_language");
    EXPECT_EQ(codeOf("lang=EN"), "unknown_language");
    EXPECT_EQ(codeOf("q=" + std::string(200, 'x')), "");
    EXPECT_EQ(codeOf("q=" + std::string(201, 'x')), "bad_search");
    EXPECT_EQ(codeOf("lang=xx&q=" + std::string(201, 'x')), "unknown_language");
}

} // namespace
} // namespace wheelwright::content
