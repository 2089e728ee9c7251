#include "base/chance.hpp"
#include "live/calls.hpp"
#include "testing/sample_wheel.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <limits>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using http::FormFields;
using ::testing::HasSubstr;
using ::testing::Not;

json::object drawWith(std::string_view field, json::value value) {
    json::object given{{"wheel", testing::sampleWheel(newUuid())}, {"entropy", std::string(32, 'a')}};
    given[field] = std::move(value);
    return given;
}

Result<RoomOpening> openingOf(json::object const& given) {
    return readRoomOpening(given, json::serialize(given), {});
}

TEST(ChainWheel, IsAWheelsIdOrNone) {
    EXPECT_EQ(readChainWheel({}).value(), "");
    EXPECT_EQ(readChainWheel({{"wheelId", "6F9619FF-8B86-4011-B42D-00C04FC964FF"}}).value(),
              "6f9619ff-8b86-4011-b42d-00c04fc964ff");
    for (json::value const& wrong : {json::value(1), json::value(nullptr), json::value(""), json::value("x")})
        EXPECT_EQ(readChainWheel({{"wheelId", wrong}}).error().code, "invalid_draw") << wrong;
}

TEST(DrawInput, HasOneWinnerAndShownTextsUnlessItSaysOtherwise) {
    auto const plain = readDraw(drawWith("entropy", json::string(128, '0'))).value();
    EXPECT_EQ(plain.counts.winners, 1);
    EXPECT_EQ(plain.counts.reserves, 0);
    EXPECT_FALSE(plain.hidesTexts);
    EXPECT_EQ(plain.entropy, std::string(128, '0'));
    EXPECT_TRUE(plain.wheel.value().contains("wheel-definition"));
    EXPECT_EQ(readDraw(drawWith("winners", 1000)).value().counts.winners, 1000);
    EXPECT_EQ(readDraw(drawWith("reserves", 999)).value().counts.reserves, 999);
    EXPECT_TRUE(readDraw(drawWith("hidesTexts", true)).value().hidesTexts);
}

TEST(DrawInput, IsRefusedWithTheFieldThatIsWrong) {
    struct Case {
        char const* field;
        json::value value;
    };
    std::vector<Case> const cases{
        {"wheel", nullptr},
        {"wheel", "x"},
        {"reserves", -1},
        {"reserves", 1.5},
        {"reserves", "2"},
        {"reserves", 1000},
        {"entropy", ""},
        {"entropy", 7},
        {"entropy", json::string(30, 'a')},
        {"entropy", json::string(130, 'a')},
        {"entropy", json::string(32, 'g')},
        {"winners", 0},
        {"winners", 1001},
        {"winners", 1.5},
        {"winners", "1"},
        {"winners", nullptr},
    };
    for (auto const& [field, value] : cases) {
        auto const refused = readDraw(drawWith(field, value)).error();
        EXPECT_EQ(refused.code, "invalid_draw") << field << value;
        EXPECT_THAT(refused.message, HasSubstr(field));
    }
}

TEST(DrawInput, IsAWheelOrTheIdOfASavedOne) {
    auto named = drawWith("wheelId", json::string{newUuid()});
    EXPECT_THAT(readDraw(named).error().message, HasSubstr("not both"));
    named.erase("wheel");
    EXPECT_EQ(readDraw(named).value().wheel, std::nullopt);
    EXPECT_EQ(readDraw(named).value().wheelId.text(), std::string_view{named.at("wheelId").as_string()});
    named["wheelId"] = "mine";
    EXPECT_THAT(readDraw(named).error().message, HasSubstr("wheelId"));
}

TEST(DrawInput, HasAtMostAThousandPlaces) {
    auto many = drawWith("winners", 600);
    many["reserves"] = 400;
    EXPECT_EQ(readDraw(many).value().counts.all(), 1000);
    many["reserves"] = 401;
    EXPECT_THAT(readDraw(many).error().message, HasSubstr("reserves"));
}

TEST(SpinMessage, SaysHowManyAreDrawnOrIntoHowManyTeamsTheyAreDealt) {
    auto const read = [](std::string const& fields) {
        auto const message = readPageMessage(R"({"type":"spin","spinId":"x","entropy":"y")" + fields + "}");
        if (!message) return message.error().code;
        auto const& asked = std::get<SpinAsked>(*message);
        return std::to_string(asked.counts.winners) + " " + std::to_string(asked.counts.reserves) + " " +
               std::to_string(asked.teams);
    };
    EXPECT_EQ(read(""), "1 0 0");
    EXPECT_EQ(read(R"(,"winners":3,"reserves":2)"), "3 2 0");
    EXPECT_EQ(read(R"(,"teams":4)"), "1 0 4");
    for (auto const* wrong :
         {R"(,"winners":0)", R"(,"winners":999,"reserves":2)", R"(,"teams":1)", R"(,"teams":1001)",
          R"(,"teams":"4")", R"(,"teams":null)", R"(,"claim":9)", R"(,"claim":86401)"})
        EXPECT_EQ(read(wrong), "invalid_draw") << wrong;
}

TEST(ChainQuestion, IsAChainAndPerhapsANumber) {
    auto const chain = newUuid();
    auto const first = readChainQuestion(FormFields{"chain=" + chain}).value();
    EXPECT_EQ(first.chain, chain);
    EXPECT_EQ(first.before, std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(readChainQuestion(FormFields{"chain=" + chain + "&before=12"}).value().before, 12);
    for (auto const* query : {"", "chain=", "chain=x", "before=x"})
        EXPECT_EQ(readChainQuestion(FormFields{query}).error().code, "bad_chain") << query;
    for (auto const* before : {"x", "1.5", "99999999999999999999"})
        EXPECT_EQ(readChainQuestion(FormFields{"chain=" + chain + "&before=" + before}).error().code,
                  "bad_number")
            << before;
}

TEST(RoomOpeningInput, TakesTheWheelAsItWasSentWithoutItsHistory) {
    auto const id = newUuid();
    auto wheel = testing::sampleWheel(id);
    wheel.at("wheel-definition").as_object()["history"] = json::array{{{"itemName", "Soup"}}};
    auto const opening = openingOf({{"wheel", wheel}, {"lang", "nl"}, {"hidesTexts", true}}).value();
    EXPECT_EQ(opening.wheelId.text(), id);
    EXPECT_THAT(opening.wheel, HasSubstr("Pizza"));
    EXPECT_THAT(opening.wheel, Not(HasSubstr("itemName")));
    EXPECT_EQ(opening.lang, "nl");
    EXPECT_TRUE(opening.hidesTexts);
    EXPECT_EQ(opening.ownerId, std::nullopt);
}

TEST(RoomOpeningInput, IsEnglishUnlessItNamesALanguageOfOurs) {
    EXPECT_EQ(openingOf({{"wheel", testing::sampleWheel(newUuid())}}).value().lang, "en");
    EXPECT_EQ(openingOf({{"wheel", testing::sampleWheel(newUuid())}, {"lang", "xx"}}).value().lang, "en");
    EXPECT_FALSE(openingOf({{"wheel", testing::sampleWheel(newUuid())}}).value().hidesTexts);
}

TEST(RoomWheelInput, WithoutAWheelIsRefused) {
    for (json::object const& wrong :
         {json::object{}, json::object{{"wheel", nullptr}}, json::object{{"wheel", "x"}},
          json::object{{"wheel", json::object{}}}}) {
        auto const text = json::serialize(wrong);
        EXPECT_EQ(readRoomOpening(wrong, text, {}).error().code, "invalid_wheel") << text;
        EXPECT_EQ(readRoomEdit(wrong, text, {}).error().code, "invalid_wheel") << text;
    }
}

TEST(RoomEditInput, HasTheKeyOfTheHostAndTheWheel) {
    json::object const given{{"hostKey", "secret"}, {"wheel", testing::sampleWheel(newUuid())}};
    auto const edit = readRoomEdit(given, json::serialize(given), {}).value();
    EXPECT_EQ(edit.hostKey, "secret");
    EXPECT_THAT(edit.wheel, HasSubstr("Pizza"));
}

TEST(TicketInput, TakesTextsAndNothingElse) {
    auto const asked = readTicketRequest({{"hostKey", "h"}, {"viewerKey", 7}, {"name", "Ada"}}).value();
    EXPECT_EQ(asked.hostKey, "h");
    EXPECT_EQ(asked.viewerKey, "");
    EXPECT_EQ(asked.name, "Ada");
    EXPECT_FALSE(asked.isPicture);
    EXPECT_TRUE(readTicketRequest({{"picture", true}}).value().isPicture);
}

TEST(SocketInputTest, HasATicketAndPerhapsWhatThePageKnows) {
    auto const full = readSocketInput(FormFields{"ticket=t&since=12"});
    EXPECT_EQ(full.ticket, "t");
    EXPECT_EQ(full.since, 12);
    EXPECT_EQ(readSocketInput(FormFields{"since=x"}).ticket, "");
    EXPECT_EQ(readSocketInput(FormFields{"since=x"}).since, std::nullopt);
}

} // namespace
} // namespace wheelwright::live
