#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "storage/charged_tables.hpp"
#include "testing/exported_part.hpp"
#include "testing/migrated_test.hpp"
#include "testing/sample_spin.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/turned_clock.hpp"
#include "wheels/wheels.hpp"
#include "wheels/wheels_of_account.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using storage::Connection;
using testing::sampleSpin;
using testing::sampleWin;

struct SpinLogTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 24}));
        wheels.emplace(*database, clock, cache, WheelRules{"https://wheel.example", 50});
        ada = database->write([&](Connection& connection) {
            return accounts::userBehind(
                       connection, {"email", "email", "ada", "ada@example.org", true, "", {}}, 5, clock.now())
                .id;
        });
        save("First",
             R"([{"guid":"g-Soup","itemName":"Soup","won":2,"userId":"guest","lastWonTimestamp":5}])", 2);
    }
    json::object save(std::string const& name, std::string const& history, int total) {
        auto wheel = testing::sampleWheel(id, name);
        auto& definition = wheel.at("wheel-definition").as_object();
        definition["history"] = json::parse(history);
        definition["totalWheelSpins"] = total;
        auto const document = wheelDocumentOf(serialize(wheel), wheel, {}).value();
        auto const outcome = wheels->save({ada}, document, IfStale::Refuse).value();
        return json::parse(std::get<WheelAnswer>(outcome).wheel).as_object();
    }
    SpinsAnswer send(json::array const& entries, SpinsKnown const& known = {}) {
        return trySending(entries, known).value();
    }
    Result<SpinsAnswer> trySending(json::array const& entries, SpinsKnown const& known = {}) {
        auto const text = testing::spinsText(entries);
        auto sent = readSpins(json::parse(text).as_object(), text).value();
        sent.known = known;
        return wheels->addSpins({ada}, id, sent);
    }
    // So many wins, a thousand at once.
    void sendMany(int count) {
        while (count > 0) {
            json::array some;
            for (; some.size() < 1000 && count > 0; --count) {
                sent.push_back(sampleWin(static_cast<std::int64_t>(sent.size()) + 1));
                some.push_back(sent.back());
            }
            send(some);
        }
    }
    std::int64_t inLog(std::string const& column) {
        return read(*database, "select " + column + " as value from spin_logs")
            .one()
            .get<std::int64_t>("value");
    }
    std::int64_t charged() {
        return read(*database, "select bytes from ledger_balances where kind = 'results'")
            .one()
            .get<std::int64_t>("bytes");
    }
    void expectExactBalance() {
        auto const sums = database->read([](Connection& connection) {
            return storage::bytesByUser(connection, storage::kResultsCharged);
        });
        EXPECT_EQ(charged(), sums.at(ada.text()));
    }
    // What the rows of the log have.
    std::int64_t weighed() {
        std::int64_t bytes = 0;
        for (auto const& row : read(*database, "select body from spin_log_entries"))
            bytes += kBytesPerSpin + static_cast<std::int64_t>(
                                         row.get<std::optional<std::string>>("body").value_or("").size());
        return bytes;
    }
    // "g-Soup 2, 2 spins"
    static std::string shortly(json::object const& wheel) {
        auto const& definition = wheel.at("wheel-definition").as_object();
        std::string text;
        for (auto const& entry : definition.at("history").as_array())
            text += json::serialize(entry.at("itemName")) + " " + json::serialize(entry.at("won")) + ", ";
        return text + json::serialize(definition.at("totalWheelSpins")) + " spins";
    }
    std::string loaded() { return shortly(json::parse(wheels->load({ada}, id).value().wheel).as_object()); }
    std::int64_t rows(std::string const& condition) {
        return read(*database, "select count(*) as count from spin_log_entries where " + condition)
            .one()
            .get<std::int64_t>("count");
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    ShareCache cache{1 << 20};
    std::optional<Wheels> wheels;
    UserId ada;
    WheelId const id{newUuid()};
    std::vector<json::object> sent;
};

TEST_P(SpinLogTest, TheFirstEntryBeginsTheLogAndFromThenOnItSaysTheResults) {
    auto const before = wheels->spins({ada}, id, {}).value();
    EXPECT_EQ(before.mark, 0);
    EXPECT_EQ(before.folded, 0);
    EXPECT_EQ(json::parse(before.base.value()).at("totalWheelSpins"), 2);
    EXPECT_TRUE(before.entries.empty());
    EXPECT_FALSE(wheels->spins({ada}, id, {0, 0}).value().base);
    EXPECT_EQ(shortly(save("Second", "[]", 7)), "7 spins"); // no log yet: what the page says
    save("Third", R"([{"guid":"g-Soup","itemName":"Soup","won":3,"userId":"guest","lastWonTimestamp":5}])",
         3);

    auto const answer = send({sampleWin(1), sampleWin(2, "g-Pizza")}, {0, 0});
    EXPECT_EQ(answer.mark, 2);
    EXPECT_EQ(answer.added, 2);
    EXPECT_EQ(json::parse(answer.base.value()).at("totalWheelSpins"), 3); // not what the caller had read
    EXPECT_EQ(loaded(), R"("Soup" 4, "Pizza" 1, 5 spins)");
    EXPECT_EQ(shortly(save("Fourth", "[]", 99)), R"("Soup" 4, "Pizza" 1, 5 spins)");
    send({sampleSpin("clear", 3), sampleWin(4)});
    EXPECT_EQ(loaded(), R"("Soup" 1, 6 spins)");
}

TEST_P(SpinLogTest, AnEntrySentAgainIsTheSameOne) {
    auto const first = sampleWin(1);
    auto const second = sampleWin(2);
    EXPECT_EQ(send({first}).added, 1);
    auto const again = send({first, second, second}, {1, 0});
    EXPECT_EQ(again.added, 1);
    EXPECT_EQ(again.mark, 2);
    ASSERT_EQ(again.entries.size(), 1U);
    EXPECT_EQ(again.entries[0].seq, 2);
    EXPECT_EQ(json::parse(again.entries[0].text), second);
    EXPECT_FALSE(again.base);
    EXPECT_EQ(loaded(), R"("Soup" 4, 4 spins)");
}

TEST_P(SpinLogTest, EntriesAreGivenAThousandAtATime) {
    json::array many;
    for (int i = 1; i <= 1000; ++i)
        many.push_back(sampleWin(i));
    send(many);
    send({sampleWin(1001)});
    auto const first = wheels->spins({ada}, id, {}).value();
    EXPECT_EQ(first.entries.size(), 1000U);
    EXPECT_EQ(first.mark, 1000);
    EXPECT_TRUE(first.hasMore);
    auto const rest = wheels->spins({ada}, id, {first.mark, first.folded}).value();
    EXPECT_EQ(rest.mark, 1001);
    EXPECT_FALSE(rest.hasMore);
    EXPECT_EQ(wheels->spins({ada}, id, {1001, 0}).value().mark, 1001);
}

TEST_P(SpinLogTest, ACallerWhoKnowsEntriesThatAreNotThereGetsTheWholeLog) {
    send({sampleWin(1), sampleWin(2)});
    auto const answer = send({sampleWin(3)}, {7, 0});
    EXPECT_EQ(answer.mark, 3);
    EXPECT_EQ(answer.entries.size(), 3U);
    EXPECT_TRUE(answer.base);
    wheels->erase(ada, id).value();
    save("Anew", "[]", 0);
    EXPECT_EQ(wheels->spins({ada}, id, {3, 0}).value().mark, 0);
    EXPECT_TRUE(wheels->spins({ada}, id, {3, 0}).value().base);
}

TEST_P(SpinLogTest, ALongLogIsFoldedAndResultsAndIdsStay) {
    sendMany(2000);
    EXPECT_EQ(wheels->spins({ada}, id, {}).value().folded, 0);
    sendMany(1);
    auto const folded = wheels->spins({ada}, id, {2000, 0}).value();
    EXPECT_EQ(folded.folded, 1000);
    EXPECT_EQ(folded.mark, 2001);
    EXPECT_EQ(json::parse(folded.base.value()).at("totalWheelSpins"), 1002);
    EXPECT_EQ(rows("body is null"), 1000);
    EXPECT_EQ(wheels->spins({ada}, id, {}).value().entries.front().seq, 1001);
    EXPECT_EQ(loaded(), R"("Soup" 2003, 2003 spins)");
    EXPECT_EQ(send({sent.front(), sent.back()}).added, 0);
    EXPECT_EQ(inLog("bytes"), weighed());

    sendMany(12'010);
    EXPECT_LE(rows("body is not null"), 2000);
    EXPECT_EQ(rows("body is null"), 10'000);
    EXPECT_EQ(loaded(), R"("Soup" 14013, 14013 spins)");
    EXPECT_EQ(send({sent[6000]}).added, 0);
    EXPECT_EQ(send({sent.front()}).added, 1); // forgotten by now
    expectExactBalance();
    EXPECT_EQ(inLog("bytes"), weighed());
}

TEST_P(SpinLogTest, ACallerWithoutEntriesGetsNoMoreThanTheBaseOfALogThatIsAllFolded) {
    sendMany(3);
    write(*database, "update spin_logs set settled = -1");
    settleLogs(*database);
    auto const answer = wheels->spins({ada}, id, {}).value();
    EXPECT_EQ(answer.mark, 3);
    EXPECT_EQ(answer.folded, 3);
    EXPECT_FALSE(answer.hasMore);
    EXPECT_EQ(json::parse(answer.base.value()).at("totalWheelSpins"), 5);
    EXPECT_EQ(answer.order, 3);
}

// As a program before the results had a row of their own has left it: with clears that go by their order, one
// of them as far ahead as there are numbers.
TEST_P(SpinLogTest, ALogThatAnEarlierProgramHasLeftIsCountedByItsRulesAndGoesOn) {
    auto const left = [&](json::array const& entries) {
        database->write([&](Connection& connection) {
            auto const base = R"({"history":[],"totalWheelSpins":0})";
            connection.run(storage::Query{"begin", "insert into spin_logs (wheel_id, last_seq, folded, base) "
                                                   "values ($1, $2, 0, $3)"},
                           id, static_cast<std::int64_t>(entries.size()), base);
            std::int64_t seq = 0;
            for (auto const& entry : entries)
                connection.run(storage::Query{"add",
                                              "insert into spin_log_entries (wheel_id, seq, entry_id, body) "
                                              "values ($1, $2, $3, $4)"},
                               id, ++seq, std::string{entry.at("id").as_string()}, json::serialize(entry));
        });
    };
    left({sampleWin(5), sampleWin(1, "g-Pizza"), sampleSpin("clear", 4), sampleWin(6)});
    EXPECT_EQ(loaded(), R"("Soup" 2, 3 spins)");
    settleLogs(*database);
    EXPECT_EQ(loaded(), R"("Soup" 2, 3 spins)");
    EXPECT_EQ(inLog("settled"), 4);
    EXPECT_EQ(inLog("folded"), 4);
    EXPECT_EQ(inLog("bytes"), weighed());
    EXPECT_EQ(send({sampleWin(7)}, {4, 0}).mark, 5);
    EXPECT_EQ(loaded(), R"("Soup" 3, 4 spins)");

    wheels->erase(ada, id).value();
    save("Anew", "[]", 0);
    auto const last = [](json::object entry) {
        entry["order"] = 9'007'199'254'740'991;
        return entry;
    };
    left({sampleWin(1), last(sampleSpin("clear", 2))});
    EXPECT_EQ(loaded(), "1 spins");
    auto const answer = send({sampleWin(2), last(sampleWin(3))});
    EXPECT_EQ(answer.order, 2);
    ASSERT_EQ(answer.refused.size(), 1U);
    EXPECT_EQ(answer.refused[0].error.code, "order_too_far");
    EXPECT_EQ(loaded(), R"("Soup" 1, 2 spins)") << "heals: the clear is part of the base";
}

TEST_P(SpinLogTest, AWinReadsNoOtherEntry) {
    sendMany(1500);
    write(*database, "update spin_log_entries set body = 'unreadable'");
    sendMany(1);
    EXPECT_EQ(loaded(), R"("Soup" 1503, 1503 spins)");
    EXPECT_EQ(shortly(save("Second", "[]", 0)), R"("Soup" 1503, 1503 spins)");
    EXPECT_EQ(shortly(json::parse(wheels->restore(ada, id, 1).value().wheel).as_object()),
              R"("Soup" 1503, 1503 spins)");
}

TEST_P(SpinLogTest, ALoadedWheelSaysHowFarItsResultsGo) {
    send({sampleWin(3), sampleWin(8)});
    auto const wheel = json::parse(wheels->load({ada}, id).value().wheel).as_object();
    EXPECT_EQ(wheel.at("wheel-definition").at("resultsKnown"), json::parse(R"({"mark":2,"order":8})"));
    save("Second", "[]", 0);
    EXPECT_EQ(json::parse(wheels->version(ada, id, 2).value())
                  .at("wheel-definition")
                  .as_object()
                  .count("resultsKnown"),
              0U);
}

TEST_P(SpinLogTest, ResultsCountToTheOwnersQuota) {
    wheels.emplace(*database, clock, cache, WheelRules{"", 50, {.quotaFree = 1}}); // MiB
    std::string code;
    std::size_t taken = 0;
    for (int call = 0; call < 14 && code.empty(); ++call) {
        json::array many;
        for (int i = 0; i < 1000; ++i) {
            auto win = sampleWin(1000 * call + i + 1);
            win["text"] = std::string(10'000, 'x');
            win["note"] = std::string(200, 'y');
            many.push_back(std::move(win));
        }
        auto const answer = trySending(many);
        if (answer)
            taken += many.size();
        else
            code = answer.error().code;
    }
    EXPECT_EQ(code, "wheel_quota_exceeded");
    EXPECT_GE(taken, 1000U);
    EXPECT_LE(charged(), 1 << 20);
    expectExactBalance();
    EXPECT_EQ(inLog("bytes"), weighed());
    EXPECT_GE(static_cast<std::size_t>(inLog("last_seq")), taken);
}

TEST_P(SpinLogTest, RestoringAVersionChangesNoResults) {
    save("Second", "[]", 7);
    auto const restored = json::parse(wheels->restore(ada, id, 1).value().wheel).as_object();
    EXPECT_EQ(restored.at("wheel-definition").at("name").as_string(), "First");
    EXPECT_EQ(shortly(restored), "7 spins");
    EXPECT_EQ(loaded(), "7 spins");
    send({sampleWin(1)});
    EXPECT_EQ(shortly(json::parse(wheels->restore(ada, id, 1).value().wheel).as_object()),
              R"("Soup" 1, 8 spins)");
}

TEST_P(SpinLogTest, AVersionShowsTheResultsThatWereSavedWithIt) {
    send({sampleWin(1)});
    EXPECT_EQ(shortly(json::parse(wheels->version(ada, id, 1).value()).as_object()), R"("Soup" 2, 2 spins)");
}

TEST_P(SpinLogTest, TheLogIsInTheExportAndGoesWithTheWheel) {
    auto const win = sampleWin(1);
    send({win});
    WheelsOfAccount const part{clock};
    auto const exported =
        database->read([&](Connection& connection) { return testing::exportedPart(part, connection, ada); });
    auto const& spins = exported.at("saved").at(0).at("spins");
    EXPECT_EQ(spins.at("base").at("totalWheelSpins"), 2);
    EXPECT_EQ(spins.at("entries").at(0).at("id"), win.at("id"));
    EXPECT_EQ(spins.at("entries").at(0).at("seq"), 1);
    wheels->erase(ada, id).value();
    EXPECT_EQ(rows("1 = 1"), 0);
    EXPECT_TRUE(read(*database, "select * from spin_logs").empty());
    EXPECT_EQ(charged(), 0);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SpinLogTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::wheels
