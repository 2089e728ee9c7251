#include "base/json.hpp"
#include "testing/list_scene.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using entries::ListOrder;

struct SealedListTest : ListScene {
    void SetUp() override {
        ListScene::SetUp();
        room->join(1, asHost());
        open().value();
        ann = join("Ann", annsKey).value();
        ben = join("Ben").value();
        pass(1s);
    }
    // The seal that everyone has been told of, or an empty text.
    std::string told() {
        return audience.said.contains("sealed") ? testing::textIn(audience.said.at("sealed"), "root") : "";
    }
    Commitment next() { return draws->newest(id)->commitment; }
    json::object spin(std::string const& root = {}) {
        room->receive(1, SpinAsked{next().spinId, std::string(64, 'a'), {}, 0, 0, root});
        return audience.last;
    }
    Result<json::object> proofOf(std::string const& name) {
        return draws->proofOf({.chain = id.text(),
                               .guid = testing::textIn(ann, "entryId"),
                               .salt = testing::textIn(ann.at("proof").as_object(), "salt"),
                               .text = name});
    }
    json::object ann;
    json::object ben;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, SealedListTest, storage::everyEngine(), storage::engineName);

TEST_P(SealedListTest, EveryoneKnowsTheListOfTheNextDrawOnceTheDoorIsClosed) {
    EXPECT_EQ(told(), "");
    EXPECT_FALSE(draws->sealedList(next().spinId));
    close();
    pass(0s);
    auto const& sealed = audience.said.at("sealed");
    EXPECT_EQ(testing::textIn(sealed, "spinId"), next().spinId.text());
    EXPECT_EQ(testing::textIn(sealed, "commitment"), next().commitment);
    EXPECT_EQ(sealed.at("count"), 4) << "two people, and two choices of the host";
    EXPECT_EQ(draws->sealedList(next().spinId)->root, told()) << "at an address for everyone";
    room->join(2, asViewer("Late"));
    EXPECT_EQ(audience.said.at("hello").at("sealed").at("root").as_string(), std::string_view{told()});

    auto const promised = told();
    auto const spinId = next().spinId;
    EXPECT_EQ(spin(promised).at("type"), "spin");
    auto const receipt = draws->find(spinId).value();
    EXPECT_EQ(testing::textIn(receipt, "root"), promised);
    EXPECT_EQ(receipt.at("version"), 4);
    EXPECT_EQ(draws->sealedList(spinId)->root, promised) << "still, after the draw";
    pass(1min);
    EXPECT_NE(told(), promised) << "each draw has a seal of its own";
    EXPECT_EQ(testing::textIn(audience.said.at("sealed"), "spinId"), next().spinId.text());
}

TEST_P(SealedListTest, AListThatChangesBehindAClosedDoorHasANewSealThatASpinMustKnow) {
    close();
    pass(0s);
    auto const promised = told();
    ask({.hostKey = hostKey, .name = "Cleo"}).value();
    EXPECT_EQ(spin(promised).at("code"), "list_changed");
    auto const again = told();
    EXPECT_NE(again, promised);
    EXPECT_EQ(draws->sealedList(next().spinId)->root, again);
    room->edit(hostKey, testing::sampleWheelText(wheelId, "More")).value();
    pass(1s);
    EXPECT_EQ(told(), again) << "a new name of the wheel is no other list";
    EXPECT_EQ(spin(again).at("type"), "spin");
}

TEST_P(SealedListTest, AnOpenDoorAndARoomThatIsTakenUpHaveTheirSeal) {
    close();
    pass(0s);
    auto const promised = told();
    takeUp();
    room->join(1, asHost());
    EXPECT_EQ(audience.said.at("hello").at("sealed").at("root").as_string(), std::string_view{promised});
    open().value();
    room->join(2, asViewer("Late"));
    EXPECT_TRUE(audience.said.at("hello").at("sealed").is_null());
    EXPECT_EQ(spin(promised).at("code"), "list_changed") << "nothing is sealed any more";
    EXPECT_EQ(spin().at("type"), "spin");
}

TEST_P(SealedListTest, ASealThatHasEndedIsNotShownAnyMore) {
    close();
    pass(0s);
    EXPECT_EQ(spin().at("code"), "list_changed") << "it names no seal";
    ASSERT_TRUE(draws->sealedList(next().spinId));
    open().value();
    pass(0s);
    EXPECT_FALSE(draws->sealedList(next().spinId));
    close();
    pass(1s);
    EXPECT_NE(told(), "");
    for (auto const& person : {ann, ben})
        remove(person, {.hostKey = hostKey}).value();
    pass(1s);
    EXPECT_EQ(told(), "") << "nobody is on the wheel, and everyone is told";
    EXPECT_EQ(spin().at("type"), "spin");
}

TEST_P(SealedListTest, TeamsAreDrawnFromTheirOwnSeal) {
    auto wheel = testing::sampleWheel(wheelId);
    wheel.at("wheel-definition").at("slices").at(0).as_object()["weight"] = 3;
    room->edit(hostKey, json::serialize(wheel)).value();
    close();
    pass(1s);
    auto const spinId = next().spinId;
    auto const inTeams = [&] {
        room->receive(1, SpinAsked{spinId, std::string(64, 'a'), {}, 2, 0, told()});
        return audience.last;
    };
    EXPECT_EQ(inTeams().at("code"), "list_changed") << "the weights count for nothing";
    EXPECT_EQ(inTeams().at("type"), "spin");
    EXPECT_EQ(testing::textIn(draws->find(spinId).value(), "root"), told());
    EXPECT_EQ(draws->sealedList(spinId)->root, told());
}

TEST_P(SealedListTest, AWheelThatIsSetToTeamsIsSealedForThem) {
    auto wheel = testing::sampleWheel(wheelId);
    wheel.at("wheel-definition").at("slices").at(0).as_object()["weight"] = 3;
    wheel.at("wheel-definition").as_object()["draw"] = {{"mode", "teams"}};
    room->edit(hostKey, json::serialize(wheel)).value();
    close();
    pass(1s);
    room->receive(1, SpinAsked{next().spinId, std::string(64, 'a'), {}, 2, 0, told()});
    EXPECT_EQ(audience.last.at("type"), "spin");
}

// The three verifiers check such proofs: see tools/receipts.
TEST_P(SealedListTest, EachPersonCanShowThatTheyWereOnTheListAndWithWhichChance) {
    EXPECT_EQ(proofOf("Ann").error().code, "proof_not_found") << "nothing is drawn";
    auto const spinId = next().spinId;
    auto const won = testing::textIn(spin(), "winner") == testing::textIn(ann, "entryId");
    pass(1min);
    auto const proven = proofOf("Ann").value();
    auto const& proof = proven.at("proof").as_object();
    EXPECT_EQ(testing::textIn(proof, "spinId"), spinId.text());
    EXPECT_EQ(proof.at("path").as_array().size(), 2U);
    EXPECT_EQ(proven.at("total"), 4);
    EXPECT_EQ(proven.at("outcome"), won ? "winner" : "none");
    EXPECT_EQ(proofOf("Anna").error().code, "entry_changed");
    spin();
    EXPECT_NE(testing::textIn(proofOf("Ann")->at("proof").as_object(), "spinId"), spinId.text())
        << "the newest";
}

} // namespace
} // namespace wheelwright::live
