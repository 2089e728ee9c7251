#include "ideas/given_sequence.hpp"
#include "testing/places.hpp"
#include <gmock/gmock.h>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kMost = 200;

std::optional<GivenSequence> sequenceIn(std::string_view text, std::string const& language = "en") {
    auto const words = readReadingWords(testing::projectFile("content/reading/" + language + ".json"));
    return readGivenSequence(text, words, kMost);
}

// "20: 1…20", or "" when there is none.
std::string summary(std::string_view text, std::string const& language = "en") {
    auto const sequence = sequenceIn(text, language);
    if (!sequence || sequence->choices.empty()) return "";
    auto const& choices = sequence->choices;
    return std::to_string(choices.size()) + ": " + choices.front() + "…" + choices.back();
}

TEST(GivenSequence, NumbersAreCountedThrough) {
    EXPECT_EQ(summary("Numbers from 1 to 20"), "20: 1…20");
    EXPECT_EQ(summary("pick a number between 1 and 100"), "100: 1…100");
    EXPECT_EQ(summary("2019–2026"), "8: 2019…2026");
    EXPECT_EQ(summary("numbers one to twenty five"), "25: 1…25");
    EXPECT_EQ(summary("ganze Zahlen von -10 bis 10", "de"), "21: -10…10");
    EXPECT_EQ(summary("zahlen 1 bis sechsunddreißig", "de"), "36: 1…36");
    EXPECT_EQ(summary("trek een getal tussen de 1 en de 100", "nl"), "100: 1…100");
    EXPECT_EQ(summary("1 tot en met 28", "nl"), "28: 1…28");
    EXPECT_EQ(summary("de 1 à 20", "fr"), "20: 1…20");
    EXPECT_EQ(summary("del 1 al 33", "es"), "33: 1…33");
    EXPECT_EQ(summary("do número 1 ao 25", "pt"), "25: 1…25");
    EXPECT_EQ(summary("dal 1 al 22", "it"), "22: 1…22");
    EXPECT_EQ(summary("Table 1 to Table 8"), "8: Table 1…Table 8");
}

TEST(GivenSequence, StepsAreKept) {
    EXPECT_EQ(summary("even numbers up to 40"), "20: 2…40");
    EXPECT_EQ(summary("odd numbers from 1 to 29"), "15: 1…29");
    EXPECT_EQ(summary("5 to 50 by fives"), "10: 5…50");
    EXPECT_EQ(summary("numbers 1 to 50 in fives"), "10: 5…50");
    EXPECT_EQ(summary("count by 3s to 30"), "10: 3…30");
    EXPECT_EQ(summary("0 bis 100 in 10er-Schritten", "de"), "11: 0…100");
    EXPECT_EQ(summary("da 6 a 60 di sei in sei", "it"), "10: 6…60");
    EXPECT_EQ(summary("100, 200, 300 … 1000"), "10: 100…1000");
}

TEST(GivenSequence, LettersDaysAndMonthsAreCountedThrough) {
    EXPECT_EQ(summary("A to Z"), "26: A…Z");
    EXPECT_EQ(summary("letras de la A a la F", "es"), "6: A…F");
    EXPECT_EQ(summary("Monday to Friday"), "5: Monday…Friday");
    EXPECT_EQ(summary("Friday to Monday"), "4: Friday…Monday");
    EXPECT_EQ(summary("January to December"), "12: January…December");
    EXPECT_EQ(summary("de segunda a sexta", "pt"), "5: segunda…sexta");
}

TEST(GivenSequence, TimesGoOnByTheirInterval) {
    EXPECT_EQ(summary("every 15 minutes between 8 and 10"), "9: 08:00…10:00");
    EXPECT_EQ(summary("quarter-hour slots 9:00-12:00"), "13: 9:00…12:00");
    EXPECT_EQ(summary("elk half uur tussen 14:00 en 16:00", "nl"), "5: 14:00…16:00");
}

TEST(GivenSequence, TimesOfTwelveHoursAreWrittenAsTheyWereTyped) {
    EXPECT_EQ(summary("9 am to 5 pm"), "9: 9 am…5 pm");
    EXPECT_EQ(summary("9am to 5pm"), "9: 9am…5pm");
    EXPECT_EQ(summary("9am-5pm"), "9: 9am…5pm");
    EXPECT_EQ(summary("9 a.m. to 12 p.m."), "4: 9 am…12 pm");
    EXPECT_EQ(summary("9:00 am to 5:00 pm every 30 minutes"), "17: 9:00 am…5:00 pm");
    EXPECT_EQ(summary("9 to 11 am"), "3: 9 am…11 am");
    EXPECT_EQ(summary("9 to 5 pm"), "9: 9 am…5 pm");
    EXPECT_EQ(summary("10 pm to 2 am"), "5: 10 pm…2 am");
}

TEST(GivenSequence, ATimeWithoutAmOrPmMakesTheRangeShort) {
    EXPECT_EQ(summary("9 to 11 pm"), "3: 9 pm…11 pm");
    EXPECT_EQ(summary("10 pm to 2"), "5: 10 pm…2 am");
    EXPECT_EQ(summary("10 to 2 am"), "5: 10 pm…2 am");
    EXPECT_EQ(summary("9 am to 5"), "9: 9 am…5 pm");
    EXPECT_EQ(summary("9 am to 12"), "4: 9 am…12 pm");
    EXPECT_EQ(summary("12 to 2 pm"), "3: 12 pm…2 pm");
    EXPECT_EQ(summary("9 am to 22:00"), "14: 9 am…10 pm");
}

TEST(GivenSequence, LettersHaveTheCaseOfTheFirst) {
    EXPECT_EQ(summary("A to z"), "26: A…Z");
    EXPECT_EQ(summary("a to Z"), "26: a…z");
    EXPECT_EQ(summary("letters from A to f"), "6: A…F");
}

TEST(GivenSequence, NumbersWithDotsGoOnByTheirStepOrFactor) {
    EXPECT_EQ(summary("100, 200, 300 ... 1000"), "10: 100…1000");
    EXPECT_EQ(summary("1, 2, 3, ..., 20"), "20: 1…20");
    EXPECT_EQ(summary("1, 2, 4, 8 … 64"), "7: 1…64");
    EXPECT_EQ(summary("1, 2, 5 … 64"), "");
    EXPECT_EQ(summary("1, 2, 0 … 64"), "");
    EXPECT_EQ(summary("Bus 4, 5, 90…"), "");
    EXPECT_EQ(summary("1, 2, 3 ..."), "");
}

TEST(GivenSequence, TwoDotsMakeARange) {
    EXPECT_EQ(summary("1..6"), "6: 1…6");
    EXPECT_EQ(summary("1 .. 50"), "50: 1…50");
    EXPECT_EQ(summary("1..6", "de"), "6: 1…6");
}

TEST(GivenSequence, SmallLettersAreMeantIfTheyAreCalledSo) {
    EXPECT_EQ(summary("letters a to f"), "6: a…f");
    EXPECT_EQ(summary("Buchstaben c bis h", "de"), "6: c…h");
    EXPECT_EQ(summary("lettres a à f", "fr"), "6: a…f");
    EXPECT_EQ(summary("gave a to b"), "");
}

TEST(GivenSequence, NumbersUnderAnotherAreCountedUp) {
    EXPECT_EQ(summary("odd numbers under 20"), "10: 1…19");
    EXPECT_EQ(summary("ungerade Zahlen unter 20", "de"), "10: 1…19");
    EXPECT_EQ(summary("oneven getallen onder de 20", "nl"), "10: 1…19");
    EXPECT_EQ(summary("nombres impairs inférieurs à 20", "fr"), "10: 1…19");
    EXPECT_EQ(summary("números impares menores de 20", "es"), "10: 1…19");
    EXPECT_EQ(summary("números ímpares menores que 20", "pt"), "10: 1…19");
    EXPECT_EQ(summary("numeri dispari minori di 20", "it"), "10: 1…19");
}

TEST(GivenSequence, SeveralDiceAreAddedUp) {
    EXPECT_EQ(summary("roll 2d6"), "11: 2…12");
    EXPECT_EQ(summary("3W6", "de"), "16: 3…18");
    EXPECT_EQ(summary("99d6"), "");
}

TEST(GivenSequence, EvenIsOnlyOfNumbers) {
    EXPECT_EQ(summary("can't even decide, numbers 1 to 10"), "10: 1…10");
    EXPECT_EQ(summary("ich kann mich gerade nicht entscheiden, Zahlen 1 bis 10", "de"), "10: 1…10");
    EXPECT_EQ(summary("only even from 2 to 20"), "10: 2…20");
}

TEST(GivenSequence, ARangeMayBeADetail) {
    for (auto const* sentence : {"5 to 10 dinner ideas", "movies from 1990 to 2000", "animals from A to Z"})
        EXPECT_FALSE(sequenceIn(sentence)->isCertain) << sentence;
    for (auto const* sentence : {"numbers from 1 to 20", "1990 to 2000", "raffle tickets 1 to 50",
                                 "all letters from A to Z", "houses A to F"})
        EXPECT_TRUE(sequenceIn(sentence)->isCertain) << sentence;
}

TEST(GivenSequence, DiceHaveTheirSides) {
    EXPECT_EQ(summary("roll a d20"), "20: 1…20");
    EXPECT_EQ(summary("W12", "de"), "12: 1…12");
    EXPECT_EQ(summary("throw an eight sided die"), "8: 1…8");
    EXPECT_EQ(summary("dado de 8 caras", "es"), "8: 1…8");
}

TEST(GivenSequence, DiceHaveTheirSidesInWordsOfEachLanguage) {
    EXPECT_EQ(summary("a twenty-sided die"), "20: 1…20");
    EXPECT_EQ(summary("achtseitiger Würfel", "de"), "8: 1…8");
    EXPECT_EQ(summary("ein zwölfseitiges Ding zum Würfeln", "de"), "12: 1…12");
    EXPECT_EQ(summary("10seitiger Würfel", "de"), "10: 1…10");
    EXPECT_EQ(summary("achtzijdige dobbelsteen", "nl"), "8: 1…8");
    EXPECT_EQ(summary("dé à douze faces", "fr"), "12: 1…12");
    EXPECT_EQ(summary("dado de veinte caras", "es"), "20: 1…20");
    EXPECT_EQ(summary("dado de doze lados", "pt"), "12: 1…12");
    EXPECT_EQ(summary("dado a quattro facce", "it"), "4: 1…4");
    EXPECT_EQ(summary("einseitige Liebe", "de"), "");
}

TEST(GivenSequence, ALargeOneIsOnlyCounted) {
    auto const million = sequenceIn("1 to 1,000,000");
    ASSERT_TRUE(million);
    EXPECT_EQ(million->count, 1'000'000U);
    EXPECT_TRUE(million->choices.empty());
    EXPECT_EQ(sequenceIn("1 to 10000000000")->count, 10'000'000'000U);
    for (auto const* huge : {"1 to 99999999999999999999", "-99999999999999999999 to 99999999999999999999"})
        EXPECT_GT(sequenceIn(huge).value_or(GivenSequence{}).count, 100'000'000'000'000'000U) << huge;
}

TEST(GivenSequence, AMillionIsTooMany) {
    EXPECT_EQ(sequenceIn("1 to a million").value_or(GivenSequence{}).count, 1'000'000U);
    EXPECT_EQ(sequenceIn("1 to 2 million").value_or(GivenSequence{}).count, 2'000'000U);
    EXPECT_EQ(sequenceIn("1 bis eine Million", "de").value_or(GivenSequence{}).count, 1'000'000U);
    EXPECT_EQ(sequenceIn("1 tot een miljoen", "nl").value_or(GivenSequence{}).count, 1'000'000U);
    EXPECT_EQ(sequenceIn("de 1 à un million", "fr").value_or(GivenSequence{}).count, 1'000'000U);
    EXPECT_EQ(sequenceIn("del 1 al millón", "es").value_or(GivenSequence{}).count, 1'000'000U);
    EXPECT_EQ(sequenceIn("de 1 a um milhão", "pt").value_or(GivenSequence{}).count, 1'000'000U);
    EXPECT_EQ(sequenceIn("da 1 a un milione", "it").value_or(GivenSequence{}).count, 1'000'000U);
}

TEST(GivenSequence, BlanksMaySeparateThousands) {
    EXPECT_EQ(summary("de 1 000 à 1 010", "fr"), "11: 1000…1010");
    EXPECT_EQ(summary("1\u202f000 à 1\u202f010", "fr"), "11: 1000…1010");
}

TEST(GivenSequence, ACountOfNumbersIsKept) {
    EXPECT_EQ(summary("10 numbers between 1 and 100"), "10: 1…100");
    EXPECT_EQ(summary("5 Zahlen zwischen 1 und 9", "de"), "5: 1…9");
    EXPECT_EQ(summary("6 nombres entre 0 et 5000", "fr"), "6: 0…5000");
    EXPECT_EQ(summary("20 numbers between 1 and 10"), "10: 1…10");
}

TEST(GivenSequence, AgesAndDetailsAreNone) {
    for (auto const* sentence : {"", "games for ages 8 to 12", "party games for 4 to 8 players", "dinner",
                                 "9-5", "gifts between 20 and 50 dollars", "5-10 min workout", "2026-11-17",
                                 "555-1234", "to to to", "- - -", "1:1 with my manager", "d0", "d1000000"})
        EXPECT_EQ(summary(sentence), "") << sentence;
}

} // namespace
} // namespace wheelwright::ideas
