#include "testing/joining_people.hpp"
#include "testing/shared_server.hpp"
#include "testing/temp_folder.hpp"
#include "testing/verify_script.hpp"
#include <gmock/gmock.h>

// The attempts of somebody who wants a place that isn't theirs: over HTTP and the socket, as a phone does.
namespace wheelwright::live {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::textIn;

struct ClaimCalls : testing::SharedServer<ClaimCalls> {
    // Everyone on the wheel has joined, and the host has closed the door.
    void SetUp() override {
        room = testing::openLiveRoom(server.port(),
                                     R"({"wheel-definition":{"name":"Raffle","slices":[],"duration":200}})");
        testing::setDoor(server.port(), room, R"("open":true)");
        for (auto const* const name : {"Ann", "Ben", "Cleo"}) {
            auto const joined = jsonOf(testing::joinAs(server.port(), room, {{"name", name}}));
            keys[textIn(joined, "entryId")] = textIn(joined, "viewerKey");
        }
        host.emplace(testing::LiveClient::host(server.port(), room));
        testing::setDoor(server.port(), room, R"("open":false)");
        sealed = host->next("sealed");
    }
    json::object order() const {
        return {{"type", "spin"},
                {"spinId", sealed.at("spinId")},
                {"root", sealed.at("root")},
                {"entropy", std::string(64, 'c')},
                {"claim", 600}};
    }
    // Draws, and waits until the wheel has stopped. Returns the winner.
    std::string spin() {
        host->say(order());
        auto winner = textIn(host->next("spin"), "winner");
        host->next("result");
        return winner;
    }
    testing::Reply claim(std::string const& entryId, std::string const& viewerKey) const {
        return testing::postJson(server.port(), entry(entryId) + "/claim",
                                 json::serialize(json::object{{"viewerKey", viewerKey}}));
    }
    std::string entry(std::string const& entryId) const {
        return testing::pathOf(room) + "/entries/" + entryId;
    }
    std::string recordOf(json::object const& draw) const {
        return testing::get(server.port(), "/api/spins/" + textIn(draw, "spinId") + "/claims").body;
    }

    testing::LiveRoom room;
    std::map<std::string, std::string> keys; // by the entry
    std::optional<testing::LiveClient> host;
    json::object sealed;
};

TEST_F(ClaimCalls, AListThatChangesBetweenClosingAndDrawingIsNotDrawnFrom) {
    auto const stale = order();
    testing::joinAs(server.port(), room, {{"name", "Dora"}, {"hostKey", room.hostKey}});
    sealed = host->next("sealed");
    EXPECT_NE(sealed.at("root"), stale.at("root"));
    host->say(stale);
    EXPECT_EQ(textIn(host->next("refused"), "code"), "list_changed");
    auto forged = order();
    forged["root"] = std::string(64, '0');
    host->say(forged);
    EXPECT_EQ(textIn(host->next("refused"), "code"), "list_changed");
    EXPECT_FALSE(spin().empty());
}

TEST_F(ClaimCalls, AClaimIsTheWinnersOwnAndAReplayedOneChangesNothing) {
    auto const winner = spin();
    for (auto const& [entryId, key] : keys)
        if (entryId != winner) {
            EXPECT_THAT(claim(winner, key).body, HasSubstr("not_your_entry")) << "somebody else's key";
            EXPECT_THAT(claim(entryId, key).body, HasSubstr("not_a_winner"));
        }
    auto const first = claim(winner, keys.at(winner));
    EXPECT_EQ(first.status, 200U) << first.body;
    auto const stands = recordOf(sealed);
    auto const again = claim(winner, keys.at(winner));
    EXPECT_EQ(again.status, 200U) << again.body;
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(recordOf(sealed), stands);
    auto const over =
        testing::postJson(server.port(), entry(winner) + "/replace",
                          json::serialize(json::object{{"hostKey", room.hostKey}, {"reason", "Not here"}}));
    EXPECT_THAT(over.body, HasSubstr("already_claimed"));
    EXPECT_EQ(recordOf(sealed), stands);
}

TEST_F(ClaimCalls, AClaimThatComesAfterTheNextDrawChangesNothingInTheOneBefore) {
    auto const before = sealed;
    auto const winner = spin();
    sealed = host->next("sealed");
    spin();
    auto const stands = recordOf(before);
    claim(winner, keys.at(winner)); // counts only where the same person won again
    EXPECT_EQ(recordOf(before), stands);
    EXPECT_THAT(stands, Not(HasSubstr("claimed")));
}

TEST_F(ClaimCalls, AProofThatWasChangedOrIsSomebodyElsesIsFound) {
    spin();
    auto const& [entryId, key] = *keys.begin();
    auto const proven =
        jsonOf(testing::get(server.port(), entry(entryId) + "/proof", "X-Viewer-Key: " + key + "\r\n"));
    auto const address = "http://127.0.0.1:" + std::to_string(server.port()) + "/api/spins/";
    auto const receipt = jsonOf(testing::get(server.port(), "/api/spins/" + textIn(sealed, "spinId")));
    auto const verdictOn = [&](json::value const& proof) {
        testing::TempFolder const folder;
        folder.write("draw",
                     json::serialize(json::object{{"receipt", receipt.at("receipt")}, {"proof", proof}}));
        return testing::verify(address + textIn(sealed, "spinId") + " " + (folder.path() / "draw").string())
            .text;
    };
    auto const& proof = proven.at("proof").as_object();
    EXPECT_THAT(verdictOn(proof), ::testing::EndsWith("\nvalid\n"));
    for (auto const& [field, value] : proof) {
        auto forged = proof;
        std::string text{value.is_string() ? value.as_string() : json::string{}};
        if (!text.empty()) text.front() = text.front() == '0' ? '1' : '0';
        forged[field] = text.empty() ? json::value(77) : json::value(text);
        EXPECT_THAT(verdictOn(forged), Not(::testing::EndsWith("\nvalid\n"))) << field;
    }
    auto const guessed =
        testing::get(server.port(), entry(keys.rbegin()->first) + "/proof", "X-Viewer-Key: " + key + "\r\n");
    EXPECT_EQ(guessed.status, 403U) << guessed.body;
}

} // namespace
} // namespace wheelwright::live
