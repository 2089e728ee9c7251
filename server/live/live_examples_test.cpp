#include "testing/places.hpp"
#include "testing/room_scene.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

// The examples of api/live.md for one side: blocks that begin with "```json server" or "```json page".
std::vector<json::object> examplesOf(std::string const& side) {
    std::ifstream page{testing::projectFile("api/live.md")};
    std::vector<json::object> examples;
    std::string block;
    bool isInside = false;
    for (std::string line; std::getline(page, line);) {
        if (isInside && line == "```") {
            examples.push_back(json::parse(block).as_object());
            block.clear();
        }
        if (line.starts_with("```"))
            isInside = line == "```json " + side;
        else if (isInside)
            block += line;
    }
    return examples;
}

std::string typeIn(json::object const& message) {
    return std::string{message.at("type").as_string()};
}

// Names and kinds, not values; a wheel is anyone's.
std::string shapeOf(json::value const& value) {
    if (value.is_number()) return "number";
    if (value.is_array())
        return "list of " + (value.get_array().empty() ? "" : shapeOf(value.get_array()[0]));
    if (!value.is_object()) return value.is_bool() ? "truth" : value.is_string() ? "text" : "nothing";
    std::map<std::string, std::string> members;
    for (auto const& member : value.get_object())
        members[std::string{member.key()}] = member.key() == "wheel" ? "wheel" : shapeOf(member.value());
    std::string shape = "{";
    for (auto const& [name, inner] : members)
        shape += name + ":" + inner + " ";
    return shape + "}";
}

TEST(LiveExamples, EveryMessageOfAPageIsUnderstood) {
    std::set<std::string> types;
    for (auto const& example : examplesOf("page")) {
        auto const message = readPageMessage(json::serialize(example));
        ASSERT_TRUE(message) << json::serialize(example);
        EXPECT_EQ(typeOf(*message), typeIn(example));
        types.insert(typeIn(example));
    }
    EXPECT_EQ(types.size(), std::variant_size_v<PageMessage>);
}

struct LiveExamplesTest : RoomScene {
    // Every message that a room can send.
    void sayEverything() {
        room->join(1, asHost());
        room->join(2, asViewer("Ben"));
        pass(1s);
        room->edit(hostKey, testing::sampleWheelText(wheelId)).value();
        pass(1s);
        room->receive(1, ClockAsked{"123.4"});
        room->receive(
            1, SpinAsked{
                   draws->list(id, 9).draws.front().commitment.spinId, std::string(64, 'a'), {1, 1}, 0, 60});
        pass(1min);
        room->receive(1,
                      ResultClosed{SpinId{testing::textIn(audience.said.at("result"), "spinId")}, "cancel"});
        room->receive(1, RulesChanged{true});
        room->receive(1, WordsShown{"a", "hello"});
        room->receive(2, RoomEnded{});
        auto const noAnswer = [](auto const&) {};
        room->order({.kind = entries::ListOrder::Kind::Door, .hostKey = hostKey, .door = {.isOpen = true}},
                    noAnswer);
        room->order({.name = "Ann"}, noAnswer);
        room->settleJoins();
        room->order({.kind = entries::ListOrder::Kind::Door, .hostKey = hostKey}, noAnswer);
        pass(1s);
        room->order({.kind = entries::ListOrder::Kind::Door, .hostKey = hostKey, .door = {.isOpen = true}},
                    noAnswer);
        pass(1s);
        room->receive(1, HostingHandedOver{viewerIdOf(asViewer("Ben").viewerKey)});
        room->join(3, asViewer("Cleo"));
        room->receive(2, RoomEnded{});
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, LiveExamplesTest, storage::everyEngine(), storage::engineName);

TEST_P(LiveExamplesTest, EveryMessageOfTheServerLooksLikeItsExample) {
    sayEverything();
    std::set<std::string> types;
    for (auto const& example : examplesOf("server")) {
        SCOPED_TRACE(typeIn(example));
        ASSERT_TRUE(audience.said.contains(typeIn(example)));
        EXPECT_EQ(shapeOf(audience.said.at(typeIn(example))), shapeOf(example));
        types.insert(typeIn(example));
    }
    for (auto const& [type, message] : audience.said)
        EXPECT_TRUE(types.contains(type)) << type << " has no example";
}

} // namespace
} // namespace wheelwright::live
