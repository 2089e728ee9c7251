#include "ideas/idea_library.hpp"
#include "testing/places.hpp"
#include "testing/temp_folder.hpp"
#include <gmock/gmock.h>

namespace wheelwright::ideas {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string const kContent = testing::projectFile("content");

struct IdeaLibraryTest : ::testing::Test {
    static std::size_t language(std::string_view code) {
        return static_cast<std::size_t>(findLanguage(code) - kLanguages.begin());
    }
    std::string best(std::string_view sentence, std::string_view code = "en") const {
        auto const found = library.find(sentence, language(code), 1).fitting;
        return found.empty() ? "" : found.front()->id;
    }

    static IdeaLibrary const& sharedLibrary(wheels::Palettes const& palettes) {
        static IdeaLibrary const library{kContent, palettes};
        return library;
    }

    wheels::Palettes palettes = content::readPalettes(testing::projectFile("content/themes.json"));
    IdeaLibrary const& library = sharedLibrary(palettes);
};

TEST_F(IdeaLibraryTest, HasTopicsForMostOfWhatPeopleAskFor) {
    EXPECT_GE(library.topics().size(), 400U);
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

TEST_F(IdeaLibraryTest, AShortWordIsSeldomMistypedAtItsStart) {
    EXPECT_EQ(best("namen voor een kater", "nl"), "pet-names"); // not "later", what I want to be
}

TEST_F(IdeaLibraryTest, AWordCountsMoreThanAnotherOfItsStem) {
    EXPECT_EQ(best("Hab nur noch Reis da", "de"), "rice-dishes");
    EXPECT_NE(best("Ich möchte malen", "de"), "painters-of-the-past"); // "Maler"
    EXPECT_EQ(best("nombre para mi bebé, es niña", "es"), "girls-names");
    EXPECT_EQ(best("comment résilier mon abonnement", "fr"), ""); // "abonnés" of social media
    EXPECT_EQ(best("Tier", "de"), "animals");                     // its plural
}

TEST_F(IdeaLibraryTest, OneWordOfASentenceAboutSomethingElseMakesNoWheel) {
    EXPECT_EQ(best("kpop groups"), "");
    EXPECT_EQ(best("which stock should I put 500 bucks in"), "");
    EXPECT_EQ(best("mi móvil no carga", "es"), "");
    EXPECT_THAT(library.find("kpop groups", 0, 1).near, Not(IsEmpty()));
}

TEST_F(IdeaLibraryTest, TwoWordsOfALongSentenceMakeAWheel) {
    EXPECT_EQ(best("48 Stunden coden im Team, was bauen wir?", "de"), "hackathon-projects");
}

TEST_F(IdeaLibraryTest, AQuestionForAFactMakesNoWheel) {
    EXPECT_EQ(best("when is Christmas"), "");
    EXPECT_EQ(best("how much is rego this year", "en-au"), "");
    EXPECT_EQ(best("wie viel Trinkgeld gibt man in Italien", "de"), "");
    EXPECT_EQ(best("was kostet ein Hund", "de-ch"), "");
    EXPECT_EQ(best("waarom blaft mijn hond", "nl"), "");
    EXPECT_EQ(best("combien coûte un chien", "fr"), "");
    EXPECT_EQ(best("cuánto cuesta un perro", "es"), "");
    EXPECT_EQ(best("quanto custa um cão", "pt"), "");
    EXPECT_EQ(best("quanto manca a Natale", "it"), "");
    EXPECT_EQ(best("why not play a board game tonight"), "board-games");
    EXPECT_EQ(library.read("what time: 3 pm, 4 pm or 5 pm?", 0).choices.size(), 3U);
}

TEST_F(IdeaLibraryTest, ACompoundIsBothOfItsWords) {
    EXPECT_EQ(best("Katzennamen", "de"), "pet-names");
    EXPECT_EQ(best("hondennamen", "nl"), "pet-names"); // no misspelt "hondenrassen"
    EXPECT_EQ(best("Tierpantomime", "de-ch"), "charades-animals");
}

TEST_F(IdeaLibraryTest, EveryTopicIsFoundByItsOwnNameInEveryLanguage) {
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        for (auto const& topic : library.topics()) {
            auto const found = library.find(topic.names[i], i, 3).fitting;
            EXPECT_NE(std::ranges::find(found, &topic), found.end())
                << topic.id << " in " << kLanguages[i].code;
        }
}

TEST_F(IdeaLibraryTest, WhatFitsNothingFindsNothing) {
    std::vector<std::string> const nothings{
        "", "   ", "!?", "xqzwvk", "the the the", "🙃🙃🙃", std::string(10'000, 'x'), "\u202e \u0007 \u200b"};
    for (auto const& nothing : nothings) {
        EXPECT_EQ(library.read(nothing, 0).kind, Reading::Kind::Nothing) << nothing;
        EXPECT_THAT(library.find(nothing, 0, 5).fitting, IsEmpty()) << nothing;
        EXPECT_THAT(library.find(nothing, 0, 5).near, IsEmpty()) << nothing;
    }
}

TEST_F(IdeaLibraryTest, APoorMatchNamesTheNearestTopicsInstead) {
    auto const found = library.find("celestial pineapple sandwich contraband jurisprudence", 0, 5);
    EXPECT_THAT(found.fitting, IsEmpty());
    EXPECT_THAT(found.near, Not(IsEmpty()));
    EXPECT_LE(found.near.size(), 3U);
}

TEST_F(IdeaLibraryTest, WellKnownSetsAreComplete) {
    auto const sizeOf = [&](std::string_view sentence, std::string_view code) {
        auto const reading = library.read(sentence, language(code));
        return reading.kind == Reading::Kind::Set ? reading.choices.size() : 0;
    };
    EXPECT_EQ(sizeOf("Days of the week", "en"), 7U);
    EXPECT_EQ(sizeOf("in welchem Monat heiraten wir?", "de"), 12U);
    EXPECT_EQ(sizeOf("les signes du zodiaque", "fr"), 12U);
    EXPECT_EQ(sizeOf("periodic table", "en-au"), 118U);
    EXPECT_EQ(sizeOf("all 50 states", "en"), 50U);
    EXPECT_EQ(sizeOf("lidstaten van de europese unie", "nl"), 27U);
    EXPECT_EQ(sizeOf("kantone", "de-ch"), 26U);
    EXPECT_EQ(sizeOf("cara o cruz", "es"), 2U);
    EXPECT_EQ(sizeOf("chess peices", "en"), 6U);
}

TEST_F(IdeaLibraryTest, ASentenceCanSayHowManyChoices) {
    EXPECT_EQ(library.countIn("8 things to do around the campfire", 0), 8U);
    EXPECT_EQ(library.countIn("give me five lawn games", 0), 5U);
    EXPECT_EQ(library.countIn("sechs schnelle Gerichte", language("de")), 6U);
    for (auto const* none : {"5 minute meals", "games for 8 year olds", "1 idea", "999 ideas", "7"})
        EXPECT_EQ(library.countIn(none, 0), std::nullopt) << none;
    EXPECT_EQ(library.countIn("10 Minuten Workout", language("de")), std::nullopt);
}

TEST_F(IdeaLibraryTest, ForWhomWhenAndHowLongDontHideTheTopic) {
    auto const topicOf = [&](std::string_view sentence, std::string_view code) {
        return library.find(sentence, language(code), 1).fitting.at(0)->id;
    };
    EXPECT_EQ(topicOf("5 things to draw with my son", "en"), "drawing-ideas");
    EXPECT_EQ(topicOf("presents for my daughter", "en"), "gift-ideas");
    EXPECT_EQ(topicOf("names for my daughter", "en"), "girls-names");
    EXPECT_EQ(topicOf("10 minutes workout", "en"), "home-workout");
    EXPECT_EQ(topicOf("maths games for year 3", "en"), "maths-games");
    EXPECT_EQ(topicOf("trail for Saturday", "en"), "kinds-of-hikes");
    EXPECT_EQ(topicOf("Was kommt am Samstag auf den Grill?", "de"), "barbecue-food");
    EXPECT_EQ(topicOf("en quoi je me déguise samedi ?", "fr"), "dress-up-party-themes");
    EXPECT_EQ(topicOf("5 cose da disegnare con mio figlio", "it"), "drawing-ideas");
}

TEST_F(IdeaLibraryTest, TheAlphabetIsADetailOfATopic) {
    EXPECT_EQ(library.read("animals from A to Z", 0).kind, Reading::Kind::Nothing);
    EXPECT_EQ(library.find("métiers de A à Z", language("fr"), 1).fitting.at(0)->id, "charades-jobs");
    EXPECT_EQ(library.read("lettres de A à Z", language("fr")).choices.size(), 26U);
}

TEST_F(IdeaLibraryTest, HostileWishesAreRefusedInEveryLanguage) {
    EXPECT_EQ(library.read("how do I poison my roommate", language("de")).kind, Reading::Kind::Hostile);
    EXPECT_EQ(library.read("wen sollen wir mobben: Tom, Ali oder Max", language("de-ch")).kind,
              Reading::Kind::Hostile);
    EXPECT_EQ(library.read("comment fabriquer une bombe", language("fr")).kind, Reading::Kind::Hostile);
}

TEST_F(IdeaLibraryTest, HostileWishesAreRefusedWithoutTheirAccents) {
    for (auto const* hostile : {"métodos de suicidio", "metodos de suicidio", "como matar a mi jefe"})
        EXPECT_EQ(library.read(hostile, language("es")).kind, Reading::Kind::Hostile) << hostile;
    for (auto const* hostile : {"matar alguém", "matar alguem", "metodos de suicidio"})
        EXPECT_EQ(library.read(hostile, language("pt")).kind, Reading::Kind::Hostile) << hostile;
}

TEST_F(IdeaLibraryTest, AWordAloneDoesNotMakeAWishHostile) {
    for (auto const* harmless : {"ways to kill time", "murder mystery party", "bath bombs, candles or soap",
                                 "poisonous animals", "Disney heroines", "nude lipsticks", "stolen bases"})
        EXPECT_NE(library.read(harmless, 0).kind, Reading::Kind::Hostile) << harmless;
    EXPECT_NE(library.read("Hausaufgaben fertig machen", language("de")).kind, Reading::Kind::Hostile);
    EXPECT_NE(library.read("un animal qui vole", language("fr")).kind, Reading::Kind::Hostile);
    EXPECT_NE(library.read("rape", language("es")).kind, Reading::Kind::Hostile);
    EXPECT_EQ(library.read("how to make a bomb", 0).kind, Reading::Kind::Hostile);
    EXPECT_EQ(library.read("who should I kill: Anna, Ben or Carla", 0).kind, Reading::Kind::Hostile);
}

TEST_F(IdeaLibraryTest, ASetGivesWayToATopicOrALongerList) {
    auto const kindOf = [&](std::string_view sentence) { return library.read(sentence, 0).kind; };
    for (auto const* topic : {"ocean animals", "dice games", "weekday dinners", "pick a card game"})
        EXPECT_EQ(kindOf(topic), Reading::Kind::Nothing) << topic;
    for (auto const* set : {"names of the months", "random planet", "all oceans please", "pick a card"})
        EXPECT_EQ(kindOf(set), Reading::Kind::Set) << set;
    EXPECT_EQ(library.read("rock, paper, scissors, lizard, Spock", 0).choices.size(), 5U);
    EXPECT_EQ(library.read("yes or no or maybe", 0).choices.size(), 3U);
    EXPECT_EQ(library.read("si no llueve", language("es")).set, nullptr);
}

TEST_F(IdeaLibraryTest, ADetailOrADescriptionGivesWayToATopic) {
    for (auto const* sentence :
         {"5 to 10 dinner ideas", "quick, easy and healthy dinners", "dinner with chicken, rice and beans"})
        EXPECT_EQ(library.read(sentence, 0).kind, Reading::Kind::Nothing) << sentence;
    EXPECT_EQ(library.read("pizza, pasta and fried rice", 0).choices.size(), 3U);
    EXPECT_EQ(library.read("Monday to Friday or the weekend", 0).choices.size(), 2U);
}

TEST_F(IdeaLibraryTest, AForeignSentenceIsNotReadAsEnglish) {
    EXPECT_EQ(library.read("die Tiere", language("de")).kind, Reading::Kind::Nothing);
    EXPECT_EQ(library.read("règles d'or de la classe", language("fr")).kind, Reading::Kind::Nothing);
    EXPECT_EQ(library.read("roll a die", language("de")).kind, Reading::Kind::Set);
    EXPECT_EQ(library.read("pizza or pasta", language("fr")).kind, Reading::Kind::List);
}

TEST_F(IdeaLibraryTest, AnotherLanguageIsUnderstoodByItsExactWords) {
    for (auto const* code : {"en", "fr", "it"}) {
        EXPECT_THAT(best("Hunde", code), AnyOf("dog-breeds", "dog-tricks")) << code; // no mistyped "hunt"
        auto const days = library.read("Wochentage", language(code));
        ASSERT_EQ(days.choices.size(), 7U) << code;
        EXPECT_EQ(days.choices.front().text, "Montag") << code;
    }
    EXPECT_THAT(best("chiens"), AnyOf("dog-breeds", "dog-tricks"));
    EXPECT_EQ(best("tee"), "");               // German for tea
    EXPECT_EQ(best("die die die", "de"), ""); // the English word for one of two dice
    EXPECT_EQ(best("vegetarain diners", "de"), "vegetarian-dinners");
}

TEST_F(IdeaLibraryTest, AGameForEverybodyComesBeforeOneForSome) {
    auto const sizeOf = [&](std::string_view sentence, std::string_view code) {
        return library.read(sentence, language(code)).choices.size();
    };
    EXPECT_EQ(sizeOf("truth or dare", "en"), 2U);
    EXPECT_EQ(sizeOf("Wahrheit oder Pflicht", "de"), 2U);
    EXPECT_EQ(sizeOf("doen of waarheid", "nl"), 2U);
    EXPECT_EQ(sizeOf("action ou vérité", "fr"), 2U);
    EXPECT_EQ(sizeOf("verdad o reto", "es"), 2U);
    EXPECT_EQ(sizeOf("verdade ou consequência", "pt"), 2U);
    EXPECT_EQ(sizeOf("obbligo o verità", "it"), 2U);
    EXPECT_EQ(sizeOf("truth or dare for kids", "en"), 0U);
    EXPECT_THAT(best("truth or dare for kids"), AnyOf("dares-for-kids", "truth-questions-for-kids"));
    for (auto const& [sentence, code] :
         std::vector<std::pair<char const*, char const*>>{{"never have I ever", "en"},
                                                          {"ich hab noch nie", "de"},
                                                          {"ich habe noch nie", "de-ch"},
                                                          {"ik heb nog nooit", "nl"},
                                                          {"je n'ai jamais", "fr"},
                                                          {"yo nunca", "es"},
                                                          {"eu nunca", "pt"},
                                                          {"non ho mai", "it"}})
        EXPECT_EQ(best(sentence, code), "never-have-i-ever-family-friendly") << sentence;
    EXPECT_EQ(best("never have I ever at work"), "never-have-i-ever-at-work");
}

TEST_F(IdeaLibraryTest, RepeatedChoicesWeighMore) {
    EXPECT_EQ(library.read("yes, yes, yes", 0).kind, Reading::Kind::Nothing);
    auto const reading = library.read("pizza, sushi, pizza", 0);
    ASSERT_EQ(reading.choices.size(), 2U);
    EXPECT_EQ(reading.choices[0].weight, 2);
    EXPECT_EQ(reading.choices[1].weight, 1);
}

TEST_F(IdeaLibraryTest, ListsHaveATitle) {
    EXPECT_EQ(library.read("Friday lunch\npizza, pasta or sushi", 0).name, "Friday lunch");
    EXPECT_EQ(library.read("Class numbers\n1 to 28", 0).choices.size(), 28U);
    EXPECT_EQ(
        library.read("alpha channel, beta testing programme, gamma correction table, delta airlines", 0).name,
        "Alpha channel, beta testing programme…");
}

TEST_F(IdeaLibraryTest, ALongListIsOnlyCounted) {
    std::string lines;
    for (int i = 0; i < 1'200; ++i)
        lines += "choice " + std::to_string(i) + "\n";
    auto const reading = library.read(lines, 0);
    EXPECT_EQ(reading.kind, Reading::Kind::TooMany);
    EXPECT_EQ(reading.count, 1'200U);
}

TEST_F(IdeaLibraryTest, ReadingItCanBeStopped) {
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW((IdeaLibrary{kContent, palettes, source.get_token()}), content::ContentError);
}

TEST_F(IdeaLibraryTest, AFolderWithoutTopicsIsRefused) {
    testing::TempFolder const folder;
    EXPECT_THROW((IdeaLibrary{folder.path(), palettes}), content::ContentError);
}

TEST_F(IdeaLibraryTest, ABrokenFileIsNamed) {
    testing::TempFolder const folder;
    std::filesystem::create_directory(folder.path() / "ideas");
    std::filesystem::create_symlink(kContent + "/reading", folder.path() / "reading");
    folder.write("ideas/bad.json",
                 R"({"id":"bad","result-effect":"stars","wheel-theme":"none","wheel-palette":"x"})");
    try {
        IdeaLibrary const broken{folder.path(), palettes};
        FAIL() << "was taken";
    } catch (content::ContentError const& problem) {
        EXPECT_THAT(problem.what(), HasSubstr("bad.json"));
        EXPECT_THAT(problem.what(), HasSubstr("palette"));
    }
}

TEST_F(IdeaLibraryTest, ASequenceOrSetCanLeaveMembersOut) {
    struct Case {
        std::string_view code;
        std::string_view sentence;
        std::string_view leftOut;
        std::size_t count;
    };
    for (auto const& [code, sentence, leftOut, count] :
         {Case{"en", "1 to 20 without 13", "13", 19}, Case{"en", "numbers 1-10 except 3 and seven", "7", 8},
          Case{"en-au", "months except July and August", "July", 10},
          Case{"en", "alphabet without q", "Q", 25}, Case{"en", "the alphabet without vowels", "E", 21},
          Case{"en", "1 to 20 except 5 to 8", "6", 16}, Case{"de", "Zahlen 1 bis 10 ohne 7", "7", 9},
          Case{"de-ch", "1 bis 10 ausser 7", "7", 9}, Case{"nl", "getallen 1 tot 10 behalve 7", "7", 9},
          Case{"fr", "nombres de 1 à 10 sauf 7", "7", 9}, Case{"es", "del 1 al 10 excepto el 7", "7", 9},
          Case{"pt", "números de 1 a 10 exceto 7", "7", 9},
          Case{"it", "numeri da 1 a 10 tranne 7", "7", 9}}) {
        auto const reading = library.read(sentence, language(code));
        EXPECT_EQ(reading.choices.size(), count) << sentence;
        EXPECT_EQ(std::ranges::count(reading.choices, leftOut, &PlannedChoice::text), 0) << sentence;
    }
    for (auto const* other : {"dinner without meat", "a weekend without phones"})
        EXPECT_EQ(library.read(other, language("en")).kind, Reading::Kind::Nothing) << other;
}

TEST_F(IdeaLibraryTest, CharactersThatCannotBeSeenAreNoPartOfAList) {
    auto const reading = library.read("Anna\u202e, B\u200ben, Carla\a", language("en"));
    std::vector<std::string> texts;
    for (auto const& choice : reading.choices)
        texts.push_back(choice.text);
    EXPECT_EQ(texts, (std::vector<std::string>{"Anna", "Ben", "Carla"}));
    EXPECT_EQ(library.read("Anna x3, Ben, Carla", language("en")).choices.front().weight, 3);
}

TEST_F(IdeaLibraryTest, PartsOfTheWeekAndTheAlphabetAreSetsToo) {
    auto const setOf = [&](std::string_view sentence, std::string_view code) {
        auto const reading = library.read(sentence, language(code));
        return reading.set == nullptr ? "" : reading.set->id;
    };
    EXPECT_EQ(setOf("work days", "en"), "working-days");
    EXPECT_EQ(setOf("Arbeitstage", "de"), "working-days");
    EXPECT_EQ(setOf("Wochentage", "de"), "weekdays");
    EXPECT_EQ(setOf("werkdagen", "nl"), "working-days");
    EXPECT_EQ(setOf("jours ouvrables", "fr"), "working-days");
    EXPECT_EQ(setOf("días laborables", "es"), "working-days");
    EXPECT_EQ(setOf("dias úteis", "pt"), "working-days");
    EXPECT_EQ(setOf("giorni lavorativi", "it"), "working-days");
    EXPECT_EQ(setOf("un giorno a caso della settimana", "it"), "weekdays");
    EXPECT_EQ(setOf("weekend days", "en"), "weekend-days");
    EXPECT_EQ(setOf("Tage am Wochenende", "de-ch"), "weekend-days");
    EXPECT_EQ(setOf("jours du week-end", "fr"), "weekend-days");
    EXPECT_EQ(setOf("letters without vowels", "en"), "consonants");
    EXPECT_EQ(setOf("Konsonanten", "de"), "consonants");
    EXPECT_EQ(setOf("lettere senza vocali", "it"), "consonants");
    EXPECT_EQ(setOf("summer, autumn and the other seasons", "en-au"), "seasons");
}

} // namespace
} // namespace wheelwright::ideas
