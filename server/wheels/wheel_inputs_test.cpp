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

TEST(SpinsInput, IsRefusedWholeWhereItIsNoListOfEntries) {
    json::array const tooMany(kMostSpinsAtOnce + 1, json::value{});
    std::vector<std::pair<json::object, char const*>> const cases{
        {{}, "entries is missing."},
        {{{"entries", "x"}}, "entries must be a list."},
        {{{"entries", tooMany}}, "entries holds more than 1000 entries."},
        {{{"entries", json::array{}}, {"after", -1}}, "after must be a whole number from 0 to 2^53 - 1."},
    };
    for (auto const& [body, message] : cases) {
        auto const refused = sentSpins(body).error();
        EXPECT_EQ(refused.code, "invalid_spins") << message;
        EXPECT_EQ(refused.message, message);
    }
}

TEST(SpinsInput, AnEntryThatIsWrongIsRefusedAloneWithThePlace) {
    auto const win = testing::sampleWin(1);
    auto const winWith = [&](char const* field, json::value value) {
        auto entry = win;
        entry[field] = std::move(value);
        return json::value(entry);
    };
    std::vector<std::pair<json::value, char const*>> const cases{
        {7, "The entry must be an object."},
        {winWith("id", "x"), "id must be a version 4 UUID."},
        {winWith("kind", nullptr), "kind is missing."},
        {winWith("order", 0), "order must be a whole number from 1 to 2^53 - 1."},
        {winWith("by", json::object{{"id", "x"}}), "by.name is missing."},
        {winWith("endsRound", 1), "endsRound must be true or false."},
        {winWith("more", json::string(kLargestSpin, 'x')),
         "The entry has more than 512 bytes beside its text."},
    };
    for (auto const& [entry, message] : cases) {
        auto const sent = sentSpins({{"entries", {win, entry}}}).value();
        EXPECT_EQ(sent.entries.size(), 1U) << message;
        ASSERT_EQ(sent.refused.size(), 1U) << message;
        EXPECT_EQ(sent.refused[0].index, 1U);
        EXPECT_EQ(sent.refused[0].error.code, "invalid_spins");
        EXPECT_EQ(sent.refused[0].error.message, message);
    }
}

} // namespace
} // namespace wheelwright::wheels
