#include "accounts/sessions/key.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include "live/calls.hpp"
#include "testing/log_proofs.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/migrated_test.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

struct DrawLogCallsTest : storage::MigratedTest {
    std::string draw(testing::ServerProcess const& server) {
        auto const begun = testing::jsonOf(testing::postJson(server.port(), "/api/spins", "{}"));
        auto const spinId = testing::textAt(begun, "spinId");
        json::object const asked{{"wheel", testing::sampleWheel("w")},
                                 {"entropy", std::string(64, 'e')},
                                 {"drawKey", begun.at("drawKey")}};
        auto const made = testing::postJson(server.port(), "/api/spins/" + spinId, json::serialize(asked));
        EXPECT_EQ(made.status, 200U) << made.body;
        return testing::textAt(begun, "link");
    }
    std::string get(testing::ServerProcess const& server, std::string const& path) {
        return testing::get(server.port(), "/.well-known/draws/" + path).body;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, DrawLogCallsTest, storage::everyEngine(), storage::engineName);

} // namespace

TEST_P(DrawLogCallsTest, AnyoneCanProveThatADrawIsInTheLog) {
    testing::ServerProcess const server{{"--database", databaseText(), "--test-rate-limits", "off"}};
    auto const link = draw(server);
    auto const older = readHead(get(server, "checkpoint")).value();
    EXPECT_EQ(older.size, 2);
    draw(server);
    auto const leaf = sealedLeaf(link);
    auto const reply =
        testing::jsonOf(testing::get(server.port(), "/.well-known/draws/proof?sealed=" + leaf + "&from=2"));
    auto const& log = reply.at("log").as_object();
    auto const note = std::string{log.at("checkpoint").as_string()};
    EXPECT_EQ(note, get(server, "checkpoint"));
    auto const head = readHead(note).value();
    EXPECT_EQ(head.size, 4);
    testing::Path path;
    for (auto const& hash : log.at("sealed").at("path").as_array())
        path.push_back(*fromHex(std::string{hash.as_string()}));
    EXPECT_EQ(testing::rootFrom(*fromHex(leaf), log.at("sealed").at("index").as_int64(), 4, path), head.root);
    testing::Path grown;
    for (auto const& hash : log.at("consistency").at("path").as_array())
        grown.push_back(*fromHex(std::string{hash.as_string()}));
    EXPECT_TRUE(testing::isConsistent(2, older.root, 4, head.root, grown));

    // The same from tiles alone, as a mirror has them.
    auto const tile = get(server, "tile/0/000.p/4");
    ASSERT_EQ(tile.size(), 128U);
    EXPECT_EQ(rootOfFull({tile.substr(0, 32), tile.substr(32, 32), tile.substr(64, 32), tile.substr(96)}),
              head.root);
    EXPECT_EQ(testing::get(server.port(), "/.well-known/draws/tile/0/000").status, 404U); // not full yet
}

// After a restore of an older backup another tile has the same address. No cache may answer for the server.
TEST_P(DrawLogCallsTest, CachesAskWhetherATileIsStillTheSame) {
    testing::ServerProcess const server{{"--database", databaseText(), "--test-rate-limits", "off"}};
    {
        auto database = open();
        database.write([](storage::Connection& connection) {
            for (int i = 0; i < 256; ++i)
                addToLog(connection, sealedLeaf(std::to_string(i)), LeafKind::Sealed, i);
        });
    }
    EXPECT_TRUE(testing::soon([&] { return readHead(get(server, "checkpoint")).value().size == 256; }));
    auto const tile = [&](std::string const& header = "") {
        return testing::get(server.port(), "/.well-known/draws/tile/0/000", header);
    };
    auto const full = tile();
    EXPECT_EQ(full.body.size(), 256U * 32);
    EXPECT_EQ(full.header("cache-control"), "no-cache");
    auto const known = "If-None-Match: " + full.header("etag") + "\r\n";
    EXPECT_EQ(tile(known).status, 304U);
    {
        auto database = open();
        database.write([](storage::Connection& connection) {
            connection.run(storage::Query{"other", "update draw_log_leaves set place = 300 where place = 7"});
            connection.run(storage::Query{"other2", "update draw_log_leaves set place = 7 where place = 8"});
            connection.run(
                storage::Query{"other3", "update draw_log_leaves set place = 8 where place = 300"});
        });
    }
    auto const another = tile(known);
    EXPECT_EQ(another.status, 200U);
    EXPECT_NE(another.body, full.body);
}

TEST_P(DrawLogCallsTest, TheHeadIsSignedWithTheKeyOfReceipts) {
    testing::ServerProcess const server{{"--database", databaseText()}};
    auto const note = get(server, "checkpoint");
    auto const end = note.find("\n\n");
    ASSERT_NE(end, note.npos) << note;
    auto const signature = note.substr(note.rfind(' ') + 1);
    std::string url;
    for (char const c : signature)
        if (c != '=' && c != '\n') url += c == '+' ? '-' : c == '/' ? '_' : c;
    auto const keys = testing::jsonOf(testing::get(server.port(), "/.well-known/receipt-keys.json"));
    auto const key = accounts::Key::fromJwk(keys.at("keys").at(0).as_object()).value();
    auto const bytes = fromBase64url(url).value();
    ASSERT_EQ(bytes.size(), 68U);
    EXPECT_TRUE(key.verifies(accounts::SignatureKind::EdDSA, note.substr(0, end + 1), bytes.substr(4)));
    EXPECT_THAT(note, HasSubstr("wheelwright-draws-"));
}

TEST_P(DrawLogCallsTest, WhatIsNoQuestionIsRefused) {
    testing::ServerProcess const server{{"--database", databaseText(), "--test-rate-limits", "off"}};
    auto const status = [&](std::string const& path) {
        return testing::get(server.port(), "/.well-known/draws/" + path).status;
    };
    EXPECT_EQ(status("proof?sealed=" + std::string(64, 'a')), 404U);
    for (auto const* const bad : {"proof?sealed=x", "proof?opened=AA", "proof?from=-1", "proof?from=x",
                                  "proof?from=99999999999999999999", "proof?sealed=%FF"})
        EXPECT_EQ(status(bad), std::string_view{bad}.ends_with("%FF") ? 200U : 400U) << bad;
    EXPECT_EQ(status("proof?from=7"), 200U); // a head of a larger log: without a proof
    for (auto const* const bad :
         {"tile/0/1", "tile/-1/000", "tile/00/000", "tile/9/000", "tile/0/x001", "tile/0/000.p/256",
          "tile/0/000.p/0", "tile/0/000.p", "tile/0/x000/001", "tile/0/001/002", "tile/0/000.p/01",
          "tile/0/x999/x999/999", "tile/0/000.p/5/6", "tile/5/x999/x999/999.p/255"})
        EXPECT_EQ(status(bad), 404U) << bad;
}

TEST(TileNameTest, NamesAreThoseOfTlogTiles) {
    auto const read = [](std::vector<std::string> segments) {
        return readTileName(std::move(segments)).value();
    };
    EXPECT_EQ(read({"0", "067"}).index, 67);
    EXPECT_EQ(read({"1", "x001", "x234", "067"}).index, 1'234'067);
    EXPECT_EQ(read({"2", "x001", "067.p", "5"}).index, 1067);
    EXPECT_EQ(read({"2", "x001", "067.p", "5"}).width, 5);
    EXPECT_EQ(read({"2", "067"}).width, 256);
    EXPECT_EQ(read({"2", "067"}).level, 2);
}

} // namespace wheelwright::live
