#include "accounts/sessions/key.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "live/draws.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <set>
#include <thread>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::Not;

struct DrawsTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        database.emplace(open());
        draws.emplace(*database, clock);
    }
    DrawRequest request(std::string const& entropy = std::string(32, 'a')) {
        return {json::parse(R"({"wheel-definition":{"name":"Raffle","slices":[
                    {"guid":"a","text":"Anna"},{"guid":"b","text":"Ben","weight":3}]}})")
                    .as_object(),
                entropy};
    }
    Commitment commit(std::string const& chain = "w") { return draws->commit(chain, DrawnBy::Page).value(); }
    Result<json::object> draw(SpinId const& spinId, DrawRequest const& asked) {
        auto drawn = draws->draw(spinId, asked, DrawnBy::Page);
        if (!drawn) return drawn.error();
        return std::move(drawn->receipt);
    }
    static std::string text(json::object const& object, char const* name) {
        return std::string{object.at(name).as_string()};
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<Draws> draws;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, DrawsTest, storage::everyEngine(), storage::engineName);

TEST_P(DrawsTest, TheReceiptKeepsWhatTheCommitmentPromised) {
    auto const commitment = commit();
    EXPECT_THAT(json::serialize(draws->find(commitment.spinId).value()), Not(HasSubstr("seed")));
    auto const receipt = draw(commitment.spinId, request()).value();
    EXPECT_EQ(sha256Hex(*fromHex(text(receipt, "seed"))), commitment.commitment);
    EXPECT_EQ(draws->find(commitment.spinId).value(), receipt);
    EXPECT_EQ(receipt.at("winners").as_array().size(), 1U);
}

// From the receipt alone, as docs/howto/verify-a-draw.md has it.
TEST_P(DrawsTest, TheSignatureIsOfWhatTheReceiptSays) {
    auto const receipt = draw(commit().spinId, request()).value();
    auto const statement = "wheelwright receipt 1\n" + text(receipt, "link") + "\n" + text(receipt, "seed") +
                           "\n" + text(receipt, "entropy") + "\n" + text(receipt, "digest") + "\n" +
                           std::string{receipt.at("winners").at(0).as_string()} + "\n" +
                           text(receipt, "nameDigest") + "\n" + text(receipt, "committedAt") + "\n" +
                           text(receipt, "drawnAt") + "\n";
    auto const key = accounts::Key::fromJwk(draws->keys().published().at(0).as_object()).value();
    auto const signature = fromBase64url(text(receipt, "signature")).value();
    EXPECT_TRUE(key.verifies(accounts::SignatureKind::EdDSA, statement, signature));
    EXPECT_FALSE(key.verifies(accounts::SignatureKind::EdDSA, statement + " ", signature));
}

TEST_P(DrawsTest, AChainLeavesNoneOut) {
    auto const first = commit();
    auto const second = commit();
    EXPECT_EQ(first.number, 1);
    EXPECT_EQ(first.previous, "");
    EXPECT_EQ(second.number, 2);
    EXPECT_EQ(second.previous, first.link());
    EXPECT_EQ(commit("another").number, 1);
}

TEST_P(DrawsTest, ManyAtOnceAreNumberedWithoutAGap) {
    std::mutex guard;
    std::set<std::int64_t> numbers;
    std::vector<std::jthread> askers;
    for (int i = 0; i < 16; ++i)
        askers.emplace_back([&] {
            auto const commitment = commit();
            std::lock_guard const lock{guard};
            numbers.insert(commitment.number);
        });
    askers.clear();
    EXPECT_EQ(numbers.size(), 16U);
    EXPECT_EQ(*numbers.rbegin(), 16);
}

TEST_P(DrawsTest, ADrawIsMadeOnce) {
    auto const spinId = commit().spinId;
    auto const receipt = draw(spinId, request()).value();
    EXPECT_EQ(draw(spinId, request()).value(), receipt); // a lost answer, asked for again
    EXPECT_EQ(draw(spinId, request(std::string(32, 'b'))).error().code, "already_drawn");
    EXPECT_EQ(draw(SpinId{"none"}, request()).error().code, "draw_not_found");
}

TEST_P(DrawsTest, ACommitmentIsNotKeptForABetterMoment) {
    auto const spinId = commit().spinId;
    clock.turn(std::chrono::minutes{11});
    EXPECT_EQ(draw(spinId, request()).error().code, "draw_expired");
}

TEST_P(DrawsTest, ARoomsDrawsAreMadeByTheRoomAlone) {
    auto const ofRoom = draws->commit("room", DrawnBy::Room).value();
    EXPECT_EQ(draws->commit("room", DrawnBy::Page).error().code, "chain_of_room");
    EXPECT_EQ(draw(ofRoom.spinId, request()).error().code, "draw_not_found");
    clock.turn(std::chrono::hours{3}); // a room's commitment waits for its spin
    EXPECT_TRUE(draws->draw(ofRoom.spinId, request(), DrawnBy::Room));
}

TEST_P(DrawsTest, AChainIsListedWithTheNewestFirst) {
    for (int i = 0; i < 102; ++i)
        commit();
    auto const first = draws->list("w", 1'000);
    EXPECT_EQ(first.draws.size(), 100U);
    EXPECT_EQ(first.draws.front().commitment.number, 102);
    EXPECT_TRUE(first.hasMore);
    draw(first.draws.back().commitment.spinId, request()).value();
    auto const rest = draws->list("w", 4);
    EXPECT_EQ(rest.draws.size(), 3U);
    EXPECT_TRUE(rest.draws.front().isDrawn);
    EXPECT_FALSE(rest.draws.back().isDrawn);
    EXPECT_FALSE(rest.hasMore);
}

TEST_P(DrawsTest, TheNewestOfAChainIsMadeOrNot) {
    EXPECT_FALSE(draws->newest("w"));
    commit();
    auto const second = commit();
    EXPECT_EQ(draws->newest("w")->commitment.spinId, second.spinId);
    EXPECT_FALSE(draws->newest("w")->isDrawn);
    draw(second.spinId, request()).value();
    EXPECT_TRUE(draws->newest("w")->isDrawn);
}

TEST_P(DrawsTest, TextsAreHiddenWhereTheHostWishes) {
    auto hiding = request();
    hiding.hidesTexts = true;
    auto const receipt = draw(commit().spinId, hiding).value();
    auto unsignedReceipt = receipt;
    unsignedReceipt.erase("signature"); // random letters, which now and then spell one of the names
    auto const shown = json::serialize(unsignedReceipt);
    for (auto const* secret : {"Anna", "Ben", "Raffle", "\"salt\""})
        EXPECT_THAT(shown, Not(HasSubstr(secret)));
    EXPECT_EQ(receipt.at("entries").at(0).at("textDigest").as_string().size(), 64U);
}

// Were the salt chosen after the entropy is known, it could be chosen so that a certain slice wins.
TEST_P(DrawsTest, TheSaltIsCommittedToBeforeTheEntropyIsKnown) {
    auto const commitment = commit();
    auto hiding = request();
    hiding.hidesTexts = true;
    auto const drawn = draws->draw(commitment.spinId, hiding, DrawnBy::Page).value();
    EXPECT_EQ(sha256Hex(drawn.salt), commitment.saltCommitment);
    EXPECT_EQ(text(drawn.receipt, "saltCommitment"), commitment.saltCommitment);
    EXPECT_EQ(drawn.receipt.at("entries").at(0).at("textDigest").as_string(), sha256Hex(drawn.salt + "Anna"));
}

// What takes milliseconds is done before the transaction: of two such requests one finds the other's draw.
TEST_P(DrawsTest, OfManyRequestsForOneDrawOneDraws) {
    auto const spinId = commit().spinId;
    std::mutex guard;
    std::set<std::string> signatures;
    int refused = 0;
    std::vector<std::jthread> askers;
    for (char digit = '0'; digit <= '7'; ++digit)
        askers.emplace_back([&, digit] {
            auto const receipt = draw(spinId, request(std::string(32, digit)));
            std::lock_guard const lock{guard};
            if (receipt)
                signatures.insert(text(*receipt, "signature"));
            else
                refused += receipt.error().code == "already_drawn" ? 1 : 0;
        });
    askers.clear();
    EXPECT_EQ(signatures.size(), 1U);
    EXPECT_EQ(refused, 7);
}

TEST_P(DrawsTest, SeveralWinnersAreOneDraw) {
    auto several = request();
    several.winners = 2;
    auto const receipt = draw(commit().spinId, several).value();
    EXPECT_EQ(receipt.at("winners").as_array().size(), 2U);
    EXPECT_NE(receipt.at("winners").at(0), receipt.at("winners").at(1));
}

} // namespace
} // namespace wheelwright::live
