#include "base/encoding.hpp"
#include "base/files.hpp"
#include "live/draw_log.hpp"
#include "live/draws.hpp"
#include "live/live_of_account.hpp"
#include "testing/log_proofs.hpp"
#include "testing/migrated_test.hpp"
#include "testing/soon.hpp"
#include "testing/stored_room.hpp"
#include "testing/temp_folder.hpp"
#include "testing/turned_clock.hpp"
#include <atomic>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using storage::Connection;

// A process with the log and the draws of a database.
struct Process {
    Process(storage::Database opened, Clock const& clock, DrawLogRules rules = {})
        : database{std::move(opened)}, draws{database, clock}, log{database, draws, metrics, rules} {}

    BegunDraw begin() { return draws.begin(wheels::WheelId{"w"}, {}).value(); }
    Commitment seal() { return begin().commitment; }
    json::object open(BegunDraw const& begun) {
        auto wheel =
            json::parse(R"({"wheel-definition":{"name":"Raffle","slices":[{"guid":"a","text":"Anna"}]}})");
        DrawRight const right{begun.commitment.spinId, begun.drawKey};
        auto made = draws.draw(right, {wheel.as_object(), std::string(32, 'a')}).value();
        return std::get<MadeDraw>(std::move(made)).receipt;
    }
    TreeHead head() { return readHead(note()).value(); }
    std::string note() { return log.checkpoint().value(); }
    // Waits for leaves that this process didn't make.
    TreeHead headOf(std::int64_t size) {
        EXPECT_TRUE(testing::soon([&] { return head().size == size; }));
        return head();
    }

    http::Metrics metrics;
    storage::Database database;
    Draws draws;
    DrawLog log;
};

testing::Path pathIn(json::object const& proof) {
    testing::Path path;
    for (auto const& hash : proof.at("path").as_array())
        path.push_back(*fromHex(std::string{hash.as_string()}));
    return path;
}

bool isIn(json::object const& proof, std::string const& leaf, TreeHead const& head) {
    auto const index = proof.at("index").as_int64();
    return testing::rootFrom(*fromHex(leaf), index, head.size, pathIn(proof)) == head.root;
}

struct DrawLogTest : storage::MigratedTest {
    std::unique_ptr<Process> process(DrawLogRules rules = {}) {
        return std::make_unique<Process>(open(), clock, std::move(rules));
    }
    // A process that keeps heads in `file` starts, looks once and stops.
    void keep(Process& each) {
        std::atomic<bool> hasLooked = false;
        DrawLog const log{each.database, each.draws, each.metrics, {file, [&](bool isWhole) {
                                                                        reports.push_back(isWhole);
                                                                        hasLooked = true;
                                                                    }}};
        EXPECT_TRUE(testing::soon([&] { return hasLooked.load(); }));
    }
    testing::TurnedClock clock;
    testing::TempFolder folder;
    std::filesystem::path const file = folder.path() / "head";
    std::vector<bool> reports;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, DrawLogTest, storage::everyEngine(), storage::engineName);

} // namespace

TEST_P(DrawLogTest, ADrawIsInTheLogOnceItIsSealedAndAgainOnceItIsOpened) {
    auto const one = process();
    EXPECT_EQ(one->head().size, 0);
    auto const begun = one->begin();
    auto const leaf = sealedLeaf(begun.commitment.link());
    auto const sealed = one->log.prove({leaf, ""}).value();
    auto const before = readHead(sealed.at("checkpoint").as_string()).value();
    EXPECT_EQ(before.size, 1);
    EXPECT_TRUE(isIn(sealed.at("sealed").as_object(), leaf, before));

    auto const receipt = one->open(begun);
    EXPECT_EQ(one->head().size, 2);
    auto const text = [&](char const* name) { return std::string{receipt.at(name).as_string()} + "\n"; };
    auto const opened =
        openedLeaf(begun.commitment.link(), "wheelwright receipt 3\n" + text("link") + text("seed") +
                                                text("entropy") + text("digest") + "a\n\nunsaved\n" +
                                                text("nameDigest") + text("committedAt") + text("drawnAt"));
    auto const proof = one->log.prove({leaf, opened}).value();
    auto const after = readHead(proof.at("checkpoint").as_string()).value();
    EXPECT_TRUE(isIn(proof.at("sealed").as_object(), leaf, after));
    EXPECT_TRUE(isIn(proof.at("opened").as_object(), opened, after));
    EXPECT_EQ(one->log.prove({std::string(64, 'a'), ""}).error().code, "leaf_not_found");
}

// Clocks of several processes disagree, and an opened leaf may be hours older than its sealed one.
TEST_P(DrawLogTest, ADrawIsSealedBeforeItIsOpenedWhateverTheClocksSay) {
    auto const one = process();
    auto const commitment = one->seal();
    one->database.write([](Connection& connection) {
        addToLog(connection, "early", LeafKind::Opened, 0);
        addToLog(connection, "late", LeafKind::Sealed, 9'000'000'000'000);
        EXPECT_GE(placeWaiting(connection, 1000), 2);
        EXPECT_LT(findLeaf(connection, "late")->place, findLeaf(connection, "early")->place);
    });
}

TEST_P(DrawLogTest, TheLogOnlyGrowsAndKeepsItsTiles) {
    auto const one = process();
    std::vector<TreeHead> heads;
    for (int many : {1, 2, 253, 1, 300}) {
        one->database.write([&](Connection& connection) {
            for (int i = 0; i < many; ++i)
                addToLog(connection, sealedLeaf(std::to_string(heads.size()) + " " + std::to_string(i)),
                         LeafKind::Sealed, i);
        });
        heads.push_back(one->headOf(many + (heads.empty() ? 0 : heads.back().size)));
    }
    EXPECT_EQ(heads.back().size, 557);
    for (auto const& older : heads) {
        auto const proof = one->log.prove({"", "", older.size}).value();
        EXPECT_TRUE(testing::isConsistent(older.size, older.root, 557, heads.back().root,
                                          pathIn(proof.at("consistency").as_object())))
            << older.size;
        EXPECT_TRUE(hasAllOf(one->database, older));
    }
    auto const tile = one->log.tile(0, 1, kTileWidth).value();
    ASSERT_EQ(tile.size(), 32U * 256);
    std::vector<std::string> hashes;
    for (std::size_t i = 0; i < 256; ++i)
        hashes.push_back(tile.substr(32 * i, 32));
    EXPECT_EQ(one->log.tile(1, 0, 2).value().substr(32), rootOfFull(hashes));
    EXPECT_EQ(one->log.tile(0, 2, 45).value().size(), 45U * 32);
    EXPECT_EQ(one->log.tile(0, 2, 46).error().code, "tile_not_found");
    EXPECT_EQ(one->log.tile(1, 0, 3).error().code, "tile_not_found");
}

TEST_P(DrawLogTest, SeveralProcessesGiveEachLeafOnePlace) {
    auto const one = process();
    auto const another = process();
    std::vector<std::jthread> askers;
    for (auto* const each : {one.get(), another.get(), one.get(), another.get()})
        askers.emplace_back([each] {
            for (int i = 0; i < 15; ++i) {
                each->seal();
                if (i % 3 == 0) each->head();
            }
        });
    askers.clear();
    EXPECT_EQ(one->headOf(60), another->headOf(60));
    EXPECT_EQ(one->note(), another->note());
    auto const row = one->database.read([](Connection& connection) {
        return connection
            .run(storage::Query{"places", "select count(distinct place) as places, max(place) as last "
                                          "from draw_log_leaves"})
            .one();
    });
    EXPECT_EQ(row.get<std::int64_t>("places"), 60);
    EXPECT_EQ(row.get<std::int64_t>("last"), 59);
}

// They wait for each other instead of failing and repeating their work.
TEST_P(DrawLogTest, ProcessesThatPlaceLeavesDoNotCollide) {
    auto const one = process();
    auto const another = process();
    one->database.write([](Connection& connection) {
        for (int i = 0; i < 400; ++i)
            addToLog(connection, sealedLeaf(std::to_string(i)), LeafKind::Sealed, i);
    });
    std::atomic<int> calls = 0;
    std::atomic<int> attempts = 0;
    std::vector<std::jthread> placers;
    for (auto* const each : {one.get(), another.get()})
        placers.emplace_back([&calls, &attempts, each] {
            for (std::int64_t placed = 1; placed > 0; ++calls)
                placed = each->database.write([&](Connection& connection) {
                    ++attempts;
                    return placeWaiting(connection, 2);
                });
        });
    placers.clear();
    EXPECT_EQ(attempts, calls);
    EXPECT_EQ(one->database.read(logState).size, 400);
}

TEST_P(DrawLogTest, DeletedDrawsStayInTheLog) {
    auto const one = process();
    auto const begun = one->begin();
    auto const& commitment = begun.commitment;
    one->open(begun);
    auto const before = one->head();
    clock.turn(std::chrono::hours{1});
    one->database.write(
        [&](Connection& connection) { EXPECT_EQ(forgetReceipts(connection, clock.now(), 10), 1); });
    EXPECT_EQ(one->draws.find(commitment.spinId).error().code, "draw_not_found");
    EXPECT_EQ(one->head(), before);
    EXPECT_TRUE(one->log.prove({sealedLeaf(commitment.link()), ""}));
}

// A draw that fails leaves nothing in the log: its leaf is part of its transaction.
TEST_P(DrawLogTest, ARefusedDrawIsNotInTheLog) {
    auto const one = process();
    auto const room = testing::storedRoom(one->database, "room");
    one->draws.commit(room).value();
    EXPECT_EQ(one->draws.begin(wheels::WheelId{"room"}, {}).error().code, "chain_of_room");
    EXPECT_EQ(one->head().size, 1);
}

// The file with the head is outside the database, so it is still there when an older backup is restored.
TEST_P(DrawLogTest, ALogThatLostLeavesIsNoticedAndTheEvidenceKept) {
    auto const quiet = process();
    quiet->seal();
    auto const older = quiet->head();
    quiet->seal();
    keep(*quiet);
    auto const kept = headIn(file);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->size, 2);
    EXPECT_THAT(reports, ::testing::Each(true));

    quiet->database.write([](Connection& connection) {
        connection.run(storage::Query{"lose", "delete from draw_log_leaves where place = 1"});
        connection.run(storage::Query{"shrink", "update draw_log set size = 1"});
    });
    reports.clear();
    keep(*quiet);
    EXPECT_THAT(reports, ::testing::Contains(false));
    EXPECT_EQ(headIn(file), kept);
    quiet->seal(); // another draw at the lost one's place: the log forks
    quiet->seal();
    reports.clear();
    keep(*quiet);
    EXPECT_THAT(reports, ::testing::Contains(false));
    EXPECT_FALSE(hasAllOf(quiet->database, *kept));
    EXPECT_TRUE(hasAllOf(quiet->database, older));

    std::filesystem::rename(file, folder.path() / "evidence");
    reports.clear();
    keep(*quiet);
    EXPECT_THAT(reports, ::testing::Each(true))
        << "once the file was moved away, the log is kept from here on";
    EXPECT_TRUE(headIn(file));
}

TEST_P(DrawLogTest, AHeadThatCannotBeReadIsReportedAndNotOverwritten) {
    std::ofstream{file} << "torn";
    auto const quiet = process();
    quiet->seal();
    keep(*quiet);
    EXPECT_THAT(reports, ::testing::Contains(false));
    EXPECT_EQ(readFile(file), "torn");
}

// Otherwise a backup could not be restored into an installation that was started once.
TEST_P(DrawLogTest, AnEmptyLogHasNeitherAKeptHeadNorAKey) {
    auto const quiet = process();
    keep(*quiet);
    EXPECT_THAT(reports, ::testing::Each(true));
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_TRUE(quiet->database.read(receiptKeyRows).empty());
}

TEST_P(DrawLogTest, InnerNodesThatAreNotStoredAreComputed) {
    auto const one = process();
    one->database.write([&](Connection& connection) {
        for (int i = 0; i < 600; ++i)
            addToLog(connection, sealedLeaf(std::to_string(i)), LeafKind::Sealed, i);
    });
    auto const head = one->headOf(600);
    one->database.write([](Connection& connection) {
        connection.run(storage::Query{"lose_nodes", "delete from draw_log_nodes where place = 1"});
    });
    EXPECT_TRUE(hasAllOf(one->database, head));
    EXPECT_EQ(one->database.read([](Connection& connection) { return nodesAt(connection, 1); }), 1)
        << "only looked at";
}

TEST_P(DrawLogTest, ANewKeySignsHeadsAndEveryKeyStaysPublished) {
    auto const one = process();
    one->seal();
    auto const first = one->draws.keys().current();
    auto const old = one->note();
    auto const id = one->draws.keys().rotate();
    EXPECT_EQ(one->draws.keys().published().size(), 2U); // before it signs
    EXPECT_EQ(one->draws.keys().current().id, first.id);
    EXPECT_EQ(one->note(), old);
    clock.turn(std::chrono::seconds{6});
    EXPECT_EQ(one->draws.keys().current().id, id);
    EXPECT_TRUE(testing::soon([&] { return one->note() != old; }));
    EXPECT_EQ(one->head(), readHead(old));
    EXPECT_EQ(one->draws.keys().published().at(0).at("kid").as_string(), first.id);
}

TEST_P(DrawLogTest, AnotherProcessSeesANewKeyBeforeItSigns) {
    auto const one = process();
    auto const another = process();
    auto const first = one->draws.keys().current().id;
    EXPECT_EQ(another->draws.keys().current().id, first);
    auto const id = one->draws.keys().rotate();
    clock.turn(std::chrono::milliseconds{1500});
    EXPECT_EQ(another->draws.keys().published().size(), 2U);
    EXPECT_EQ(another->draws.keys().current().id, first);
    clock.turn(std::chrono::seconds{5});
    EXPECT_EQ(another->draws.keys().current().id, id);
}

// After the database was lost, the operator can publish the old keys again from a copy.
TEST_P(DrawLogTest, ALostKeyIsPublishedAgainAndNeverSigns) {
    auto const one = process();
    ReceiptKey const lost{"lost", accounts::Key::generate(accounts::SignatureKind::EdDSA)};
    auto const jwk = lost.key.publicJwk(lost.id);
    EXPECT_EQ(one->draws.keys().addPublic(jwk).value(), "lost");
    EXPECT_EQ(one->draws.keys().addPublic(jwk).error().code, "key_exists");
    auto const another = accounts::Key::generate(accounts::SignatureKind::EdDSA).publicJwk(lost.id);
    EXPECT_EQ(one->draws.keys().addPublic(another).error().code, "key_differs");
    EXPECT_NE(one->draws.keys().current().id, "lost");
    auto const published = one->draws.keys().published();
    EXPECT_EQ(published.size(), 2U);
    EXPECT_EQ(published.at(0).at("x").as_string(), jwk.at("x").as_string());
    for (auto const* const bad : {R"({})", R"({"kid":"a","kty":"OKP","crv":"Ed25519","x":"AA"})",
                                  R"({"kty":"OKP","crv":"Ed25519","kid":""})"})
        EXPECT_EQ(one->draws.keys().addPublic(json::parse(bad).as_object()).error().code, "bad_key") << bad;
}

TEST_P(DrawLogTest, KeysAreAnsweredFromMemoryWhileTheyAreFresh) {
    auto const one = process();
    auto const published = one->draws.keys().published();
    one->database.write([](Connection& connection) {
        connection.run(storage::Query{"drop_keys", "delete from receipt_keys"});
    });
    EXPECT_EQ(one->draws.keys().published(), published);
}

} // namespace wheelwright::live
