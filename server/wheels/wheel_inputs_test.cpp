#include "base/chance.hpp"
#include "testing/sample_spin.hpp"
#include "testing/sample_wheel.hpp"
#include "wheels/calls.hpp"
#include "wheels/spin_entry.hpp"
#include <gmock/gmock.h>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using http::FormFields;
using ::testing::HasSubstr;

// A save as it arrives.
struct SaveInputTest : ::testing::Test {
    Result<SaveInput> read(std::string const& body, std::string const& saveId = "",
                           std::string const& query = "", std::string const& type = "application/json") {
        http::Fields fields;
        fields.set(boost::beast::http::field::content_type, type);
        if (!saveId.empty()) fields.set("X-Save-Id", saveId);
        http::Request request;
        request.body = body;
        request.query = query;
        request.fields = &fields;
        return readSave(request, {});
    }
    std::string const id = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
    std::string const wheel = testing::sampleWheelText(id);
};

TEST_F(SaveInputTest, IsAWheelWithItsName) {
    auto const save = read(wheel).value();
    EXPECT_EQ(save.document.id.text(), id);
    EXPECT_EQ(save.document.name, "Lunch");
    EXPECT_EQ(save.document.saveId, std::nullopt);
    EXPECT_EQ(save.ifStale, IfStale::Refuse);
}

TEST_F(SaveInputTest, OverwritesOnlyIfItSaysSo) {
    EXPECT_EQ(read(wheel, "", "force=true").value().ifStale, IfStale::Overwrite);
    for (auto const* query : {"force=false", "force=1", "force", "Force=true"})
        EXPECT_EQ(read(wheel, "", query).value().ifStale, IfStale::Refuse) << query;
}

TEST_F(SaveInputTest, HasAnIdInLowerCase) {
    EXPECT_EQ(read(wheel, "6F9619FF-8B86-4011-B42D-00C04FC964FF").value().document.saveId, id);
}

TEST_F(SaveInputTest, IsRefusedForAReason) {
    EXPECT_EQ(read(wheel, "mine").error().code, "bad_save_id");
    EXPECT_EQ(read("{", "mine").error().code, "bad_save_id");
    EXPECT_EQ(read("{").error().code, "bad_json");
    EXPECT_EQ(read(wheel, "", "", "text/plain").error().code, "wrong_type");
    EXPECT_EQ(read("{}").error().code, "invalid_wheel");
    EXPECT_EQ(read(testing::sampleWheelText("")).error().code, "invalid_wheel");
}

TEST(SpinsKnownInput, IsNothingUnlessMarksAreGiven) {
    auto const none = readSpinsKnown(FormFields{""}).value();
    EXPECT_EQ(none.after, 0);
    EXPECT_EQ(none.folded, std::nullopt);
    auto const both = readSpinsKnown(FormFields{"after=12&folded=0"}).value();
    EXPECT_EQ(both.after, 12);
    EXPECT_EQ(both.folded, 0);
    for (auto const* query : {"after=-1", "after=x", "folded=1.5", "folded=9007199254740992"})
        EXPECT_EQ(readSpinsKnown(FormFields{query}).error().code, "bad_mark") << query;
}

Result<SpinsSent> sentSpins(json::object const& body) {
    return readSpins(body, json::serialize(body));
}

TEST(SpinsInput, KeepsEntriesAsTheyWereSentButNotTheirSeq) {
    auto win = testing::sampleWin(1);
    win["id"] = "6F9619FF-8B86-4011-B42D-00C04FC964FF";
    win["seq"] = 99;
    win["later"] = "kept";
    auto const sent = sentSpins({{"entries", {win}}, {"after", 3}, {"folded", 2}}).value();
    ASSERT_EQ(sent.entries.size(), 1U);
    EXPECT_EQ(sent.entries[0].id, "6f9619ff-8b86-4011-b42d-00c04fc964ff");
    EXPECT_THAT(sent.entries[0].text, HasSubstr(R"("later":"kept")"));
    EXPECT_THAT(sent.entries[0].text, ::testing::Not(HasSubstr("seq")));
    EXPECT_EQ(sent.known.after, 3);
    EXPECT_EQ(sent.known.folded, 2);
}

TEST(SpinsInput, IsRefusedWithThePlaceThatIsWrong) {
    auto const win = testing::sampleWin(1);
    auto const entryWith = [&](char const* field, json::value value) {
        auto entry = win;
        entry[field] = std::move(value);
        return json::object{{"entries", {win, entry}}};
    };
    struct Case {
        json::object body;
        char const* message;
    };
    json::array const tooMany(kMostSpinsAtOnce + 1, json::value{});
    std::vector<Case> const cases{
        {{}, "entries is missing."},
        {{{"entries", "x"}}, "entries must be a list."},
        {{{"entries", tooMany}}, "entries holds more than 1000 entries."},
        {{{"entries", {7}}}, "entries[0] must be an object."},
        {{{"entries", json::array{}}, {"after", -1}}, "after must be a whole number from 0 to 2^53 - 1."},
        {entryWith("id", "x"), "entries[1].id must be a version 4 UUID."},
        {entryWith("kind", nullptr), "entries[1].kind is missing."},
        {entryWith("order", 0), "entries[1].order must be a whole number from 1 to 2^53 - 1."},
        {entryWith("by", json::object{{"id", "x"}}), "entries[1].by.name is missing."},
        {entryWith("endsRound", 1), "entries[1].endsRound must be true or false."},
        {entryWith("more", json::string(kLargestSpin, 'x')), "entries[1] is longer than 4096 bytes."},
    };
    for (auto const& [body, message] : cases) {
        auto const refused = sentSpins(body).error();
        EXPECT_EQ(refused.code, "invalid_spins") << message;
        EXPECT_EQ(refused.message, message);
    }
}

} // namespace
} // namespace wheelwright::wheels
