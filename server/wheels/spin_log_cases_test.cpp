#include "testing/places.hpp"
#include "testing/sample_spin.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/wheels_scene.hpp"
#include "wheels/wheels.hpp"
#include <boost/json/parse.hpp>
#include <fstream>
#include <map>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

// "w1" becomes a UUID with the letters in its last digits.
std::string uuidOf(std::string_view name) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    for (auto const letter : name) {
        hex += digits[static_cast<unsigned char>(letter) / 16];
        hex += digits[static_cast<unsigned char>(letter) % 16];
    }
    return "00000000-0000-4000-8000-" + std::string(12 - hex.size(), '0') + hex;
}

std::size_t lengthIn(json::object const& given, std::string_view name) {
    return static_cast<std::size_t>(given.at(name).as_int64());
}

json::object entryOf(json::object given, std::string const& name, std::int64_t order) {
    given["id"] = uuidOf(name);
    given["order"] = order;
    given["at"] = 1'700'000'000'000 + order % 1'000'000;
    if (given.contains("of")) given["of"] = uuidOf(given.at("of").as_string());
    if (auto* const seen = given.if_contains("seen"))
        if (auto* const ids = seen->as_object().if_contains("ids"))
            for (auto& id : ids->as_array())
                id = uuidOf(id.as_string());
    if (given.contains("guid")) {
        given["text"] = given.at("guid");
        given["by"] = {{"id", "guest"}, {"name", "Guest"}};
    }
    if (given.contains("textLength")) given["text"] = json::string(lengthIn(given, "textLength"), 'x');
    if (given.contains("noteLength")) given["note"] = json::string(lengthIn(given, "noteLength"), 'x');
    return given;
}

json::array entriesOf(json::array const& send) {
    json::array entries;
    for (auto const& given : send) {
        auto const& entry = given.as_object();
        std::string const name{entry.at("id").as_string()};
        auto const order = entry.at("order").as_int64();
        if (auto const* const count = entry.if_contains("count"))
            for (std::int64_t i = 0; i < count->as_int64(); ++i)
                entries.push_back(entryOf(entry, name + std::to_string(i + 1), order + i));
        else
            entries.push_back(entryOf(entry, name, order));
    }
    return entries;
}

// How often each slice won, and the number of spins.
using Counts = std::pair<std::map<std::string, std::int64_t>, std::int64_t>;
Counts countsOf(json::array const& history, std::int64_t spins) {
    Counts counts{{}, spins};
    for (auto const& entry : history)
        counts.first[std::string{entry.at("guid").as_string()}] += entry.at("won").as_int64();
    return counts;
}

struct SpinLogCasesTest : WheelsScene {
    void SetUp() override { openWith(WheelRules{}); }

    void save(WheelId const& wheelId, json::object const& base) {
        auto wheel = testing::sampleWheel(wheelId, "Case");
        json::array history;
        std::int64_t spins = 0;
        for (auto const& [guid, won] : base) {
            history.push_back({{"guid", guid}, {"itemName", guid}, {"won", won}, {"userId", "guest"}});
            spins += won.as_int64();
        }
        auto& definition = wheel.at("wheel-definition").as_object();
        definition["history"] = history;
        definition["totalWheelSpins"] = spins;
        wheels->save({ada}, wheelDocumentOf(serialize(wheel), wheel, {}).value(), IfStale::Refuse).value();
    }
    Counts loaded(WheelId const& wheelId) {
        auto const wheel = json::parse(wheels->load({ada}, wheelId).value().wheel);
        auto const& definition = wheel.at("wheel-definition");
        return countsOf(definition.at("history").as_array(), definition.at("totalWheelSpins").as_int64());
    }
    // As a device counts that gets the whole log.
    Counts counted(WheelId const& wheelId) {
        auto page = wheels->spins({ada}, wheelId, {}).value();
        auto base = resultsOf(page.base.value());
        auto entries = page.entries;
        while (page.hasMore) {
            page = wheels->spins({ada}, wheelId, {page.mark, page.folded}).value();
            entries.insert(entries.end(), page.entries.begin(), page.entries.end());
        }
        auto const results = resultsAfter(std::move(base), entries);
        return countsOf(results.history, results.totalWheelSpins);
    }
};

TEST_P(SpinLogCasesTest, AWheelsResultsAreThoseOfTheTable) {
    std::ifstream file{testing::projectFile("api/spin-log-cases.json")};
    auto const table = json::parse(std::string{std::istreambuf_iterator{file}, {}});
    auto const& cases = table.at("cases").as_array();
    ASSERT_GE(cases.size(), 25U);
    for (auto const& value : cases) {
        auto const& each = value.as_object();
        SCOPED_TRACE(std::string{each.at("name").as_string()});
        WheelId const wheelId{newUuid()};
        save(wheelId, each.contains("base") ? each.at("base").as_object() : json::object{});
        json::object refused;
        for (auto const& send : each.at("sends").as_array()) {
            auto const text = testing::spinsText(entriesOf(send.as_array()));
            auto const sent = readSpins(json::parse(text).as_object(), text).value();
            for (auto const& [index, id, error] : wheels->addSpins({ada}, wheelId, sent).value().refused)
                refused[id] = error.code;
        }
        json::object expected;
        if (each.contains("refused"))
            for (auto const& [name, code] : each.at("refused").as_object())
                expected[uuidOf(name)] = code;
        EXPECT_EQ(refused, expected);
        Counts counts{{}, each.at("spins").as_int64()};
        for (auto const& [guid, won] : each.at("wins").as_object())
            counts.first[std::string{guid}] = won.as_int64();
        EXPECT_EQ(loaded(wheelId), counts);
        EXPECT_EQ(counted(wheelId), counts) << "counted by a device";
    }
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SpinLogCasesTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::wheels
