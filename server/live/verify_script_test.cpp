#include "base/chance.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include "testing/verify_script.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::verify;

// As docs/howto/verify-a-draw.md says: with nothing of ours but the public receipt.
struct VerifyScriptTest : testing::SharedServer<VerifyScriptTest> {
    json::object begin() {
        return testing::jsonOf(
            testing::postJson(server.port(), "/api/spins", R"({"wheelId":")" + wheelId + "\"}"));
    }
    std::string draw(json::object more = {}) {
        auto const begun = begin();
        auto const spinId = testing::textIn(begun, "spinId");
        more["drawKey"] = begun.at("drawKey");
        auto wheel = testing::sampleWheel(wheelId, "Lunch", {"a", "b", "c", "d"});
        auto& slices = wheel.at("wheel-definition").at("slices").as_array();
        for (std::size_t i = 0; auto const* text : {"Grüezi", "日本", "", "Pizza\n"})
            slices[i++].as_object()["text"] = text;
        more["wheel"] = std::move(wheel);
        more["entropy"] = std::string(64, 'e');
        auto const made = testing::postJson(server.port(), "/api/spins/" + spinId, json::serialize(more));
        EXPECT_EQ(made.status, 200U) << made.body;
        return spinId;
    }
    std::string addressOf(std::string const& spinId) const {
        return "http://127.0.0.1:" + std::to_string(server.port()) + "/api/spins/" + spinId;
    }

    std::string wheelId = newUuid();
};

TEST_F(VerifyScriptTest, EveryStepOfARealReceiptHolds) {
    for (auto const& [more, verdict] :
         {std::pair{json::object{}, "\nvalid\n"}, std::pair{json::object{{"winners", 3}}, "\nvalid\n"},
          std::pair{json::object{{"winners", 2}, {"reserves", 1}}, "\nvalid\n"},
          std::pair{json::object{{"hidesTexts", true}}, "\nvalid, texts private\n"}}) {
        auto const output = verify(addressOf(draw(more)));
        EXPECT_EQ(output.exitCode, 0) << output.text;
        EXPECT_THAT(output.text, HasSubstr("yes the server has signed it"));
        EXPECT_THAT(output.text, ::testing::EndsWith(verdict));
        EXPECT_THAT(output.text, Not(HasSubstr("NO ")));
    }
}

TEST_F(VerifyScriptTest, ADrawThatIsNotMadeHasNothingToCheck) {
    EXPECT_THAT(verify(addressOf(testing::textIn(begin(), "spinId"))).text,
                HasSubstr("has not been made yet"));
}

TEST_F(VerifyScriptTest, OneChangedByteIsFound) {
    auto const receipt =
        testing::jsonOf(testing::get(server.port(), "/api/spins/" + draw())).at("receipt").as_object();
    struct Change {
        char const* field;
        json::value value;
        char const* broken;
    };
    auto entries = receipt.at("entries");
    entries.as_array()[0].as_object()["weight"] = 2;
    auto texts = receipt.at("entries");
    texts.as_array()[0].as_object()["text"] = "Another";
    for (auto const& [field, value, broken] :
         {Change{"seed", json::string(64, '0'), "NO  the seed"},
          Change{"entropy", json::string(64, 'd'), "NO  the winners"},
          Change{"name", "Another", "NO  the texts"},
          Change{"committedAt", "2020-01-01T00:00:00.000Z", "NO  the server has signed"},
          Change{"number", 2, "NO  the link"}, Change{"entries", entries, "NO  choices and weights"},
          Change{"entries", texts, "NO  the texts"}, Change{"whereabouts", 1, "NO  the winners"},
          Change{"drawnAt", "2020-01-01T00:00:00.000Z", "NO  the server has signed"}}) {
        auto changed = receipt;
        changed[field] = value;
        testing::TempFolder const folder;
        folder.write("receipt", json::serialize(json::object{{"receipt", changed}}));
        EXPECT_THAT(verify(addressOf("any") + " " + (folder.path() / "receipt").string()).text,
                    HasSubstr(broken))
            << field;
    }
}

} // namespace
} // namespace wheelwright::live
