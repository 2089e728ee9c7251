#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
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
        SpinsSent sent{{}, known};
        for (auto const& entry : entries)
            sent.entries.push_back({std::string{entry.at("id").as_string()}, json::serialize(entry)});
        return wheels->addSpins({ada}, id, sent).value();
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
        return read(*database, "select count(*) as many from spin_log_entries where " + condition)
            .one()
            .get<std::int64_t>("many");
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    ShareCache cache{1 << 20};
    std::optional<Wheels> wheels;
    UserId ada;
    WheelId const id{newUuid()};
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
    std::vector<json::object> sent;
    auto const sendMany = [&](int count) {
        while (count > 0) {
            json::array some;
            for (; some.size() < 1000 && count > 0; --count) {
                sent.push_back(sampleWin(static_cast<std::int64_t>(sent.size()) + 1));
                some.push_back(sent.back());
            }
            send(some);
        }
    };
    sendMany(11'000);
    EXPECT_EQ(wheels->spins({ada}, id, {}).value().folded, 0);
    sendMany(1);
    auto const folded = wheels->spins({ada}, id, {11'000, 0}).value();
    EXPECT_EQ(folded.folded, 1001);
    EXPECT_EQ(folded.mark, 11'001);
    EXPECT_EQ(json::parse(folded.base.value()).at("totalWheelSpins"), 1003);
    EXPECT_EQ(rows("body is null"), 1001);
    EXPECT_EQ(wheels->spins({ada}, id, {}).value().entries.front().seq, 1002);
    EXPECT_EQ(loaded(), R"("Soup" 11003, 11003 spins)");
    EXPECT_EQ(send({sent.front(), sent.back()}).added, 0);

    sendMany(10'010);
    EXPECT_EQ(rows("body is not null"), 10'010);
    EXPECT_EQ(rows("body is null"), 10'000);
    EXPECT_EQ(loaded(), R"("Soup" 21013, 21013 spins)");
    EXPECT_EQ(send({sent[1500]}).added, 0);
    EXPECT_EQ(send({sent.front()}).added, 1); // forgotten by now
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
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SpinLogTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::wheels
