#include "ideas/given_list.hpp"
#include "testing/places.hpp"
#include <gmock/gmock.h>

namespace wheelwright::ideas {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> choicesIn(std::string_view text, std::string const& language = "en") {
    auto const words = readReadingWords(testing::projectFile("content/reading/" + language + ".json"));
    auto const list = readGivenList(text, words);
    return list ? list->choices : std::vector<std::string>{};
}

std::vector<std::int64_t> weightsIn(std::string_view text) {
    auto const words = readReadingWords(testing::projectFile("content/reading/en.json"));
    return readGivenList(text, words).value_or(GivenList{}).weights;
}

std::string titleIn(std::string_view text) {
    auto const words = readReadingWords(testing::projectFile("content/reading/en.json"));
    return readGivenList(text, words).value_or(GivenList{}).title;
}

TEST(GivenList, IsReadFromCommasAndTheWordsOfEachLanguage) {
    EXPECT_THAT(choicesIn("pizza, pasta, sushi and burgers"),
                ElementsAre("pizza", "pasta", "sushi", "burgers"));
    EXPECT_THAT(choicesIn("Anna, Ben, or Carla"), ElementsAre("Anna", "Ben", "Carla"));
    EXPECT_THAT(choicesIn("Anna, Ben oder Carla", "de"), ElementsAre("Anna", "Ben", "Carla"));
    EXPECT_THAT(choicesIn("Anna, Ben of Carla", "nl"), ElementsAre("Anna", "Ben", "Carla"));
    EXPECT_THAT(choicesIn("Anna, Ben ou Carla", "fr"), ElementsAre("Anna", "Ben", "Carla"));
    EXPECT_THAT(choicesIn("Begoña, Iñaki e Íñigo", "es"), ElementsAre("Begoña", "Iñaki", "Íñigo"));
    EXPECT_THAT(choicesIn("Anna, Ben e Carla", "pt"), ElementsAre("Anna", "Ben", "Carla"));
    EXPECT_THAT(choicesIn("Anna, Ben oppure Carla", "it"), ElementsAre("Anna", "Ben", "Carla"));
    EXPECT_THAT(choicesIn("stay home or go out"), ElementsAre("stay home", "go out"));
}

TEST(GivenList, IsReadFromOtherSeparators) {
    EXPECT_THAT(choicesIn("reading; math; art"), ElementsAre("reading", "math", "art"));
    EXPECT_THAT(choicesIn("red / blue / light green"), ElementsAre("red", "blue", "light green"));
    EXPECT_THAT(choicesIn("yes/no/maybe"), ElementsAre("yes", "no", "maybe"));
    EXPECT_THAT(choicesIn("S/M/L"), ElementsAre("S", "M", "L"));
    EXPECT_THAT(choicesIn("01/02/2026"), IsEmpty());
    EXPECT_THAT(choicesIn("React vs. Vue vs. Svelte"), ElementsAre("React", "Vue", "Svelte"));
    EXPECT_THAT(choicesIn("\"mac and cheese\", \"fish and chips\""),
                ElementsAre("mac and cheese", "fish and chips"));
    EXPECT_THAT(choicesIn("«Heidi», «Globi»", "de"), ElementsAre("Heidi", "Globi"));
    EXPECT_THAT(choicesIn("りんご、バナナ、みかん"), ElementsAre("りんご", "バナナ", "みかん"));
}

TEST(GivenList, IsReadFromLinesBulletsAndNumbers) {
    EXPECT_THAT(choicesIn("Alice\nBob\n\nCharlie"), ElementsAre("Alice", "Bob", "Charlie"));
    EXPECT_THAT(choicesIn("- soup\n- rice, fried\n* pie"), ElementsAre("soup", "rice, fried", "pie"));
    EXPECT_THAT(choicesIn("1. Dune\n2. Arrival"), ElementsAre("Dune", "Arrival"));
    EXPECT_THAT(choicesIn("Films: 1) Dune 2) Arrival 3) Her"), ElementsAre("Dune", "Arrival", "Her"));
    EXPECT_THAT(choicesIn("Who cooks?\nAnna\nBen"), ElementsAre("Anna", "Ben"));
}

TEST(GivenList, LeavesOutTheWordsAroundIt) {
    EXPECT_THAT(choicesIn("Who should pay: Anna, Ben, Carla or Dave?"),
                ElementsAre("Anna", "Ben", "Carla", "Dave"));
    EXPECT_EQ(titleIn("Who should pay: Anna, Ben, Carla or Dave?"), "Who should pay");
    EXPECT_THAT(choicesIn("wheel with mango, lime and cherry"), ElementsAre("mango", "lime", "cherry"));
    EXPECT_THAT(choicesIn("Monday, Wednesday or Friday for the meeting?"),
                ElementsAre("Monday", "Wednesday", "Friday"));
    EXPECT_THAT(choicesIn("should I call her or text her?"), ElementsAre("call her", "text her"));
    EXPECT_THAT(choicesIn("spin for Mr. Lopez, Ms. Chen, Mrs. O'Brien"),
                ElementsAre("Mr. Lopez", "Ms. Chen", "Mrs. O'Brien"));
}

TEST(GivenList, KeepsChoicesThatHoldAnAnd) {
    EXPECT_THAT(choicesIn("che si mangia: carbonara, gricia, cacio e pepe", "it"),
                ElementsAre("carbonara", "gricia", "cacio e pepe"));
    EXPECT_THAT(choicesIn("Harvard, Yale and \"William & Mary\""),
                ElementsAre("Harvard", "Yale", "William & Mary"));
    EXPECT_THAT(choicesIn("1,000, 2,000, 5,000"), ElementsAre("1,000", "2,000", "5,000"));
}

TEST(GivenList, AccentsTellConjunctionsFromOtherWords) {
    EXPECT_THAT(choicesIn("Anna, Ben où Carla", "fr"), IsEmpty());
    EXPECT_THAT(choicesIn("pizza, la pasta è finita", "it"), IsEmpty());
    EXPECT_THAT(choicesIn("Lisboa, o Porto é lindo", "pt"), IsEmpty());
}

TEST(GivenList, MarksThatBelongToAChoiceStay) {
    EXPECT_THAT(choicesIn("-2, -1, 0, 1"), ElementsAre("-2", "-1", "0", "1"));
    EXPECT_THAT(choicesIn(".NET\nJava\n\"Go\",\nC++;"), ElementsAre(".NET", "Java", "Go", "C++"));
    EXPECT_THAT(choicesIn("¿Quién paga?\n¿Quién cocina?\n¿Quién friega?", "es"),
                ElementsAre("¿Quién paga?", "¿Quién cocina?", "¿Quién friega?"));
    EXPECT_THAT(choicesIn("¿pizza, pasta o sushi?", "es"), ElementsAre("pizza", "pasta", "sushi"));
}

TEST(GivenList, CommasBetweenDigitsSeparateUnlessTheyMakeANumber) {
    EXPECT_THAT(choicesIn("1,2,3,4,5"), ElementsAre("1", "2", "3", "4", "5"));
    EXPECT_THAT(choicesIn("1,2,3 or 4"), ElementsAre("1", "2", "3", "4"));
    EXPECT_THAT(choicesIn("1,5 oder 2,5 Liter", "de"), ElementsAre("1,5", "2,5 Liter"));
}

TEST(GivenList, PicturesAreChoices) {
    EXPECT_THAT(choicesIn("🍕, 🍔, 🌮"), ElementsAre("🍕", "🍔", "🌮"));
    EXPECT_THAT(choicesIn("❤️, ⭐, 👨‍👩‍👧"), ElementsAre("❤️", "⭐", "👨‍👩‍👧"));
}

TEST(GivenList, TwoLinesCanBeATitleAndAList) {
    EXPECT_THAT(choicesIn("Who cooks?\nAnna, Ben or Carla"), ElementsAre("Anna", "Ben", "Carla"));
    EXPECT_THAT(choicesIn("stay home\ngo out"), ElementsAre("stay home", "go out"));
    EXPECT_THAT(choicesIn("what should we eat tonight\nwe have no idea at all"), IsEmpty());
}

TEST(GivenList, APersonOfTheFamilyIsAChoiceWithoutACommaToo) {
    EXPECT_THAT(choicesIn("mum dad or me"), ElementsAre("mum", "dad", "me"));
    EXPECT_THAT(choicesIn("wer bringt mich ins Bett? Papa Mama oder Opa", "de"),
                ElementsAre("Papa", "Mama", "Opa"));
    EXPECT_THAT(choicesIn("papa mama of oma", "nl"), ElementsAre("papa", "mama", "oma"));
    EXPECT_THAT(choicesIn("maman papa ou mamie", "fr"), ElementsAre("maman", "papa", "mamie"));
    EXPECT_THAT(choicesIn("mamá papá o yo", "es"), ElementsAre("mamá", "papá", "yo"));
    EXPECT_THAT(choicesIn("mãe pai ou avó", "pt"), ElementsAre("mãe", "pai", "avó"));
    EXPECT_THAT(choicesIn("mamma papà o nonna", "it"), ElementsAre("mamma", "papà", "nonna"));
    EXPECT_THAT(choicesIn("Pizza Hut oder Opa", "de"), ElementsAre("Pizza Hut", "Opa"));
}

TEST(GivenList, WhenIsNoPartOfTheFirstChoice) {
    EXPECT_THAT(choicesIn("tonight thriller, comedy or documentary"),
                ElementsAre("thriller", "comedy", "documentary"));
    EXPECT_THAT(choicesIn("heute abend Thriller, Komödie oder Doku", "de"),
                ElementsAre("Thriller", "Komödie", "Doku"));
    EXPECT_THAT(choicesIn("vanavond pizza, pasta of sushi", "nl"), ElementsAre("pizza", "pasta", "sushi"));
    EXPECT_THAT(choicesIn("ce week-end rando, ciné ou musée", "fr"), ElementsAre("rando", "ciné", "musée"));
    EXPECT_THAT(choicesIn("esta noche pizza, pasta o sushi", "es"), ElementsAre("pizza", "pasta", "sushi"));
    EXPECT_THAT(choicesIn("hoje à noite pizza, massa ou sushi", "pt"),
                ElementsAre("pizza", "massa", "sushi"));
    EXPECT_THAT(choicesIn("stasera pizza, pasta o sushi", "it"), ElementsAre("pizza", "pasta", "sushi"));
}

TEST(GivenList, ExamplesOfSomethingAreNone) {
    EXPECT_THAT(choicesIn("Spaghetti, Penne & Co", "de"), IsEmpty());
    EXPECT_THAT(choicesIn("spaghetti, penne & co"), IsEmpty());
    EXPECT_THAT(choicesIn("spaghetti, penne en consorten", "nl"), IsEmpty());
    EXPECT_THAT(choicesIn("spaghetti, penne et compagnie", "fr"), IsEmpty());
    EXPECT_THAT(choicesIn("canguros, koalas y compañía", "es"), IsEmpty());
    EXPECT_THAT(choicesIn("esparguete, penne e companhia", "pt"), IsEmpty());
    EXPECT_THAT(choicesIn("spaghetti, penne e simili", "it"), IsEmpty());
}

TEST(GivenList, ThreeShortPiecesAreAListWithoutAConjunction) {
    EXPECT_THAT(choicesIn("win $5, win $10, lose, spin again"),
                ElementsAre("win $5", "win $10", "lose", "spin again"));
    EXPECT_THAT(choicesIn("free coffee, 10% off, 20% off, try again"),
                ElementsAre("free coffee", "10% off", "20% off", "try again"));
    EXPECT_THAT(choicesIn("walk the dog, clean the litter box, feed the fish"),
                ElementsAre("walk the dog", "clean the litter box", "feed the fish"));
    EXPECT_THAT(choicesIn("Mac and cheese, fish and chips, salt and pepper"),
                ElementsAre("Mac and cheese", "fish and chips", "salt and pepper"));
    EXPECT_THAT(choicesIn("Gewinn, Niete, nochmal drehen", "de"),
                ElementsAre("Gewinn", "Niete", "nochmal drehen"));
    EXPECT_THAT(choicesIn("Rien, un bonbon, un jouet", "fr"), ElementsAre("Rien", "un bonbon", "un jouet"));
    EXPECT_THAT(choicesIn("R$ 10, R$ 50, R$ 100, tente de novo", "pt"),
                ElementsAre("R$ 10", "R$ 50", "R$ 100", "tente de novo"));
}

TEST(GivenList, ARemarkBehindCommasIsNoChoice) {
    EXPECT_THAT(choicesIn("nouns, verbs, that sort of thing, grammar revision"), IsEmpty());
    EXPECT_THAT(choicesIn("my games, some quizzes, for the class"), IsEmpty());
    EXPECT_THAT(choicesIn("Dinge, die man machen muss, solange Schnee liegt", "de"), IsEmpty());
    EXPECT_THAT(choicesIn("Nomen, Verb usw., Grammatik repetieren", "de"), IsEmpty());
    EXPECT_THAT(choicesIn("l'espace, les étoiles, le système solaire, exposé CM1", "fr"), IsEmpty());
}

TEST(GivenList, ANumberStaysInItsChoice) {
    EXPECT_THAT(choicesIn("Studio 54, Berghain"), ElementsAre("Studio 54", "Berghain"));
    EXPECT_THAT(choicesIn("Maths, Grade 3"), IsEmpty());
    EXPECT_THAT(choicesIn("5 € Gutschein, Freigetränk, Niete", "de"),
                ElementsAre("5 € Gutschein", "Freigetränk", "Niete"));
    EXPECT_THAT(choicesIn("50-Euro-Gutschein, Freigetränk, Niete", "de"),
                ElementsAre("50-Euro-Gutschein", "Freigetränk", "Niete"));
}

TEST(GivenList, QuotationMarksHoldCommas) {
    EXPECT_THAT(choicesIn("\"Anna, Ben\", Carla"), ElementsAre("Anna, Ben", "Carla"));
    EXPECT_THAT(choicesIn("Dana, „Anna, Ben“, Carla", "de"), ElementsAre("Dana", "Anna, Ben", "Carla"));
    EXPECT_THAT(choicesIn("5\" pizza, 10\" pizza, 12\" pizza"),
                ElementsAre("5\" pizza", "10\" pizza", "12\" pizza"));
}

TEST(GivenList, WeightsAreReadAsInAPastedList) {
    for (auto const* text : {"Anna x3, Ben, Carla", "Anna ×3, Ben, Carla", "Anna (3), Ben, Carla",
                             "3x Anna, Ben or Carla", "Anna x3\nBen\nCarla"}) {
        EXPECT_THAT(choicesIn(text), ElementsAre("Anna", "Ben", "Carla")) << text;
        EXPECT_THAT(weightsIn(text), ElementsAre(3, 1, 1)) << text;
    }
    EXPECT_THAT(choicesIn("Anna (3), Ben"), ElementsAre("Anna", "Ben"));
    EXPECT_THAT(choicesIn("Room (1), Room (2), Room (3)"), ElementsAre("Room (1)", "Room (2)", "Room (3)"));
    EXPECT_THAT(choicesIn("Class (1998), Class (1999), x3"),
                ElementsAre("Class (1998)", "Class (1999)", "x3"));
}

TEST(GivenList, OrdinarySentencesAreNone) {
    for (auto const* sentence :
         {"", " , ; / ", "my class is so loud, how do i get them quiet", "truth or dare",
          "karate or something like that", "bicep day at home, no machines", "fish and chips recipes",
          "<script>alert(1)</script>", "https://example.com/a/b"})
        EXPECT_THAT(choicesIn(sentence), IsEmpty()) << sentence;
}

} // namespace
} // namespace wheelwright::ideas
