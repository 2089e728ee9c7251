#include "accounts/sessions/key.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "live/draws.hpp"
#include "testing/migrated_test.hpp"
#include "testing/stored_room.hpp"
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
    BegunDraw begin(std::string const& chain = "w") {
        return draws->begin(wheels::WheelId{chain}, {}).value();
    }
    Commitment commit(std::string const& chain = "w") { return begin(chain).commitment; }
    static DrawRight rightOf(BegunDraw const& begun) { return {begun.commitment.spinId, begun.drawKey}; }
    Result<MadeDraw> make(DrawRight const& right, DrawRequest const& asked) {
        auto drawn = draws->draw(right, asked);
        if (!drawn) return drawn.error();
        return std::get<MadeDraw>(std::move(*drawn));
    }
    Result<json::object> draw(BegunDraw const& begun, DrawRequest const& asked) {
        auto made = make(rightOf(begun), asked);
        if (!made) return made.error();
        return std::move(made->receipt);
    }
    RoomRecord addRoom(std::string const& id) { return testing::storedRoom(*database, id); }
    static std::string text(json::object const& object, char const* name) {
        return std::string{object.at(name).as_string()};
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<Draws> draws;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, DrawsTest, storage::everyEngine(), storage::engineName);

TEST_P(DrawsTest, TheReceiptKeepsWhatTheCommitmentPromised) {
    auto const begun = begin();
    auto const& commitment = begun.commitment;
    EXPECT_THAT(json::serialize(draws->find(commitment.spinId).value()), Not(HasSubstr("seed")));
    auto const receipt = draw(begun, request()).value();
    EXPECT_EQ(sha256Hex(*fromHex(text(receipt, "seed"))), commitment.commitment);
    EXPECT_EQ(draws->find(commitment.spinId).value(), receipt);
    EXPECT_EQ(receipt.at("winners").as_array().size(), 1U);
}

// From the receipt alone, as docs/howto/verify-a-draw.md has it.
TEST_P(DrawsTest, TheSignatureIsOfWhatTheReceiptSays) {
    auto const receipt = draw(begin(), request()).value();
    auto const statement = "wheelwright receipt 3\n" + text(receipt, "link") + "\n" + text(receipt, "seed") +
                           "\n" + text(receipt, "entropy") + "\n" + text(receipt, "digest") + "\n" +
                           std::string{receipt.at("winners").at(0).as_string()} + "\n\nunsaved\n" +
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

TEST_P(DrawsTest, ADrawIsMadeOnceByItsKeyAlone) {
    auto const begun = begin();
    auto const other = begin();
    auto const& spinId = begun.commitment.spinId;
    auto const room = addRoom("w");
    std::vector<DrawRight> const strangers{
        {spinId, ""}, {spinId, other.drawKey}, {spinId, room}, {SpinId{"none"}, begun.drawKey}};
    for (auto const& stranger : strangers)
        EXPECT_EQ(make(stranger, request()).error().code, "draw_not_found");
    auto const made = make(rightOf(begun), request()).value();
    auto const again = make(rightOf(begun), request()).value(); // a lost answer, asked for again
    EXPECT_EQ(again.receipt, made.receipt);
    EXPECT_EQ(again.salt, made.salt);
    EXPECT_EQ(sha256Hex(made.salt.value()), begun.commitment.saltCommitment);
    EXPECT_EQ(draw(begun, request(std::string(32, 'b'))).error().code, "already_drawn");
    for (auto const& stranger : strangers) {
        EXPECT_EQ(make(stranger, request()).error().code, "draw_not_found");
        EXPECT_EQ(draws->made(stranger).error().code, "draw_not_found");
    }
    EXPECT_EQ(draws->made(rightOf(begun)).value().receipt, made.receipt);
}

// A page that was open while the server was updated has no key. Its draw still ends, once.
TEST_P(DrawsTest, ADrawFromBeforeKeysIsMadeWithoutOneAndKeepsItsSalt) {
    auto const begun = begin();
    database->write([](storage::Connection& connection) {
        connection.run(storage::Query{"forget_keys", "update spins set key_digest = ''"});
    });
    DrawRight const keyless{begun.commitment.spinId, ""};
    EXPECT_EQ(draw(begun, request()).error().code, "draw_not_found") << "a key opens nothing that has none";
    auto const made = make(keyless, request()).value();
    EXPECT_TRUE(made.salt);
    auto const again = make(keyless, request()).value();
    EXPECT_EQ(again.receipt, made.receipt);
    EXPECT_FALSE(again.salt) << "anyone can ask for it again";
    EXPECT_EQ(make(keyless, request(std::string(32, 'b'))).error().code, "already_drawn");
}

TEST_P(DrawsTest, ACommitmentIsNotKeptForABetterMoment) {
    auto const begun = begin();
    clock.turn(std::chrono::minutes{11});
    EXPECT_EQ(draw(begun, request()).error().code, "draw_expired");
}

TEST_P(DrawsTest, ARoomsDrawsAreMadeByTheRoomAlone) {
    auto const room = addRoom("room");
    auto const spinId = draws->commit(room).value().spinId;
    EXPECT_EQ(draws->begin(wheels::WheelId{"room"}, {}).error().code, "chain_of_room");
    EXPECT_EQ(make({spinId, ""}, request()).error().code, "draw_not_found");
    EXPECT_EQ(make({spinId, newSecret()}, request()).error().code, "draw_not_found");
    EXPECT_EQ(make({spinId, addRoom("another")}, request()).error().code, "draw_not_found");
    clock.turn(std::chrono::hours{3}); // a room's commitment waits for its spin
    auto const made = make({spinId, room}, request()).value();
    EXPECT_TRUE(made.salt);
    EXPECT_EQ(draws->made({spinId, room}).value().salt, made.salt);
}

TEST_P(DrawsTest, AChainIsListedWithTheNewestFirst) {
    std::vector<BegunDraw> begun;
    for (int i = 0; i < 102; ++i)
        begun.push_back(begin());
    auto const first = draws->list("w", 1'000);
    EXPECT_EQ(first.draws.size(), 100U);
    EXPECT_EQ(first.draws.front().commitment.number, 102);
    EXPECT_TRUE(first.hasMore);
    draw(begun.at(2), request()).value();
    auto const rest = draws->list("w", 4);
    EXPECT_EQ(rest.draws.size(), 3U);
    EXPECT_TRUE(rest.draws.front().isDrawn);
    EXPECT_FALSE(rest.draws.back().isDrawn);
    EXPECT_FALSE(rest.hasMore);
}

TEST_P(DrawsTest, TheNewestOfAChainIsMadeOrNot) {
    EXPECT_FALSE(draws->newest("w"));
    commit();
    auto const second = begin();
    EXPECT_EQ(draws->newest("w")->commitment.spinId, second.commitment.spinId);
    EXPECT_FALSE(draws->newest("w")->isDrawn);
    draw(second, request()).value();
    EXPECT_TRUE(draws->newest("w")->isDrawn);
}

TEST_P(DrawsTest, TextsAreHiddenWhereTheHostWishes) {
    auto hiding = request();
    hiding.hidesTexts = true;
    auto const receipt = draw(begin(), hiding).value();
    auto unsignedReceipt = receipt;
    unsignedReceipt.erase("signature"); // random letters, which now and then spell one of the names
    auto const shown = json::serialize(unsignedReceipt);
    for (auto const* secret : {"Anna", "Ben", "Raffle", "\"salt\""})
        EXPECT_THAT(shown, Not(HasSubstr(secret)));
    EXPECT_EQ(receipt.at("entries").at(0).at("textDigest").as_string().size(), 64U);
}

// Were the salt chosen after the entropy is known, it could be chosen so that a certain slice wins.
TEST_P(DrawsTest, TheSaltIsCommittedToBeforeTheEntropyIsKnown) {
    auto const begun = begin();
    auto hiding = request();
    hiding.hidesTexts = true;
    auto const made = make(rightOf(begun), hiding).value();
    EXPECT_EQ(sha256Hex(*made.salt), begun.commitment.saltCommitment);
    EXPECT_EQ(text(made.receipt, "saltCommitment"), begun.commitment.saltCommitment);
    EXPECT_EQ(made.receipt.at("entries").at(0).at("textDigest").as_string(), sha256Hex(*made.salt + "Anna"));
}

// Slow work is done before the transaction: of two such requests, one finds the other's draw.
TEST_P(DrawsTest, OfManyRequestsForOneDrawOneDraws) {
    auto const begun = begin();
    std::mutex guard;
    std::set<std::string> signatures;
    int refused = 0;
    std::vector<std::jthread> askers;
    for (char digit = '0'; digit <= '7'; ++digit)
        askers.emplace_back([&, digit] {
            auto const receipt = draw(begun, request(std::string(32, digit)));
            std::lock_guard const lock{guard};
            if (receipt)
                signatures.insert(text(*receipt, "signature"));
            else
                refused += receipt.error().code == "already_drawn" ? 1 : 0;
        });
    askers.clear();
    EXPECT_EQ(signatures.size(), 1U);
    EXPECT_EQ(refused, 7);
    auto const stored = json::serialize(draws->find(begun.commitment.spinId).value());
    auto const spent = database->read([](storage::Connection& connection) {
        return connection.run(storage::Query{"spent", "select spent from source_budgets"})
            .one()
            .get<std::int64_t>("spent");
    });
    EXPECT_EQ(spent, 1024 + std::ssize(stored)) << "what is refused isn't paid for";
}

TEST_P(DrawsTest, SeveralWinnersAreOneDraw) {
    auto several = request();
    several.counts = {2, 0};
    auto const receipt = draw(begin(), several).value();
    EXPECT_EQ(receipt.at("winners").as_array().size(), 2U);
    EXPECT_NE(receipt.at("winners").at(0), receipt.at("winners").at(1));
    EXPECT_EQ(receipt.at("version"), 3);
    EXPECT_EQ(receipt.at("reserves"), json::array{});
}

// Three winners and two reserves aren't five winners.
TEST_P(DrawsTest, TheReceiptSaysWhoIsAReserve) {
    auto wheel = json::parse(R"({"wheel-definition":{"name":"Raffle","slices":[]}})").as_object();
    for (char const guid : {'a', 'b', 'c', 'd', 'e', 'f'})
        wheel["wheel-definition"].at("slices").as_array().push_back(
            json::object{{"guid", std::string(1, guid)}});
    auto const drawn = [&](DrawCounts counts) {
        auto asked = request();
        asked.wheel = wheel;
        asked.counts = counts;
        auto const receipt = draw(begin(), asked).value();
        return std::pair{receipt.at("winners").as_array(), receipt.at("reserves").as_array()};
    };
    auto const [winners, reserves] = drawn({3, 2});
    EXPECT_EQ(winners.size(), 3U);
    EXPECT_EQ(reserves.size(), 2U);
    std::set<std::string> everyone;
    for (auto const& list : {winners, reserves})
        for (auto const& guid : list)
            everyone.emplace(guid.as_string());
    EXPECT_EQ(everyone.size(), 5U);
    auto const [most, rest] = drawn({5, 9});
    EXPECT_EQ(most.size(), 5U);
    EXPECT_EQ(rest.size(), 1U);
    auto const [all, none] = drawn({900, 9});
    EXPECT_EQ(all.size(), 6U);
    EXPECT_EQ(none.size(), 0U);
}

} // namespace
} // namespace wheelwright::live
