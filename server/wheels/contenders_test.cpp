#include "wheels/contenders.hpp"
#include "wheels/turns.hpp"
#include "wheels/wheel_picture.hpp"
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using ::testing::ElementsAre;

// Two people, of whom one is hidden, and a mug and a prize that is gone.
json::object wheelOf(std::string const& more = "") {
    return json::parse(R"({"wheel-definition":{"name":"Raffle","slices":[
        {"guid":"ann","text":"Ann"},
        {"guid":"ben","text":"Ben","active":false},
        {"guid":"mug","text":"Mug","prize":true,"stock":{"of":3,"left":3,"won":0}},
        {"guid":"car","text":"Car","prize":true,"stock":{"of":1,"left":1,"won":0}}],
        "history":[{"guid":"car","won":1}])" +
                       more + "}}")
        .as_object();
}
json::object const& definitionOf(json::object const& wheel) {
    return wheel.at("wheel-definition").as_object();
}
std::vector<std::string> contendersOf(json::object const& wheel) {
    Contenders const contenders{definitionOf(wheel)};
    std::vector<std::string> guids;
    for (auto const& slice : definitionOf(wheel).at("slices").as_array())
        if (contenders.has(slice.as_object())) guids.emplace_back(slice.at("guid").as_string());
    return guids;
}
constexpr auto* const kAnn = R"(,"prizeFor":{"guid":"ann","name":"Ann"})";

TEST(ContendersTest, PeopleAreDrawnAndThenPrizesThatAreLeft) {
    EXPECT_THAT(contendersOf(wheelOf()), ElementsAre("ann"));
    EXPECT_THAT(contendersOf(wheelOf(kAnn)), ElementsAre("mug"));
    for (auto const* const none : {R"(,"prizeFor":null)", R"(,"prizeFor":"Ann")", R"(,"prizeFor":[])"})
        EXPECT_THAT(contendersOf(wheelOf(none)), ElementsAre("ann")) << none;
}

TEST(ContendersTest, TheDrawOfAPrizeIsNamedAfterTheWinner) {
    EXPECT_EQ(drawNameOf(definitionOf(wheelOf())), "Raffle");
    EXPECT_EQ(drawNameOf(definitionOf(wheelOf(kAnn))), "Raffle → Ann");
    EXPECT_EQ(drawNameOf(json::parse(R"({"prizeFor":{"name":"Ann"}})").as_object()), "→ Ann");
}

TEST(ContendersTest, APictureShowsWhoCanWinNow) {
    auto const shown = [](json::object const& wheel) {
        std::vector<std::string> texts;
        for (auto const& slice : pictureOf(wheel, {}).slices)
            texts.push_back(slice.text);
        return texts;
    };
    EXPECT_THAT(shown(wheelOf()), ElementsAre("Ann"));
    EXPECT_THAT(shown(wheelOf(kAnn)), ElementsAre("Mug")) << "no prize that is gone";
}

TEST(ContendersTest, PrizesHaveNoTurns) {
    auto const* const turns = R"(,"turns":{"mode":"noRepeats","since":0})";
    SpinResults results;
    results.history = json::parse(R"([{"guid":"mug","won":1,"lastWonTimestamp":9}])").as_array();
    auto const now = instantOf(1'000'000);
    EXPECT_THAT(contendersOf(wheelInTurn(wheelOf(std::string{turns} + kAnn), results, now)),
                ElementsAre("mug"))
        << "it has won before, and wins again";
    EXPECT_TRUE(endsRound(wheelOf(turns), results, {"ann"}, now)) << "no prize is waited for";
    EXPECT_FALSE(endsRound(wheelOf(std::string{turns} + kAnn), results, {"mug"}, now));
}

} // namespace
} // namespace wheelwright::wheels
