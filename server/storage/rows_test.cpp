#include "storage/rows.hpp"
#include "testing/every_engine.hpp"
#include <gmock/gmock.h>

namespace wheelwright::storage {
namespace {

using ::testing::HasSubstr;

Rows twoWheels() {
    return Rows{Table{.query = "wheels_of_owner",
                      .columns = {"id", "slices", "share"},
                      .cells = {"a", std::int64_t{3}, nullptr, "b", std::int64_t{70'000}, "s1"},
                      .affected = 0}};
}

} // namespace

TEST(Rows, AreReadByColumnName) {
    std::string ids;
    for (auto const& row : twoWheels())
        ids += row.get<std::string>("id");
    EXPECT_EQ(ids, "ab");
    EXPECT_EQ(twoWheels()[1].get<std::optional<std::string>>("share"), "s1");
    EXPECT_EQ(twoWheels()[0].get<std::optional<std::string>>("share"), std::nullopt);
}

TEST(Rows, ARowOutlivesTheAnswerItCameFrom) {
    auto const row = twoWheels().first();
    ASSERT_TRUE(row);
    EXPECT_EQ(row->get<int>("slices"), 3);
}

TEST(Rows, NullWhereNoneIsExpectedNamesQueryAndColumn) {
    auto const message = messageThrownBy([] { twoWheels()[0].get<std::string>("share"); });
    EXPECT_THAT(message, HasSubstr("wheels_of_owner"));
    EXPECT_THAT(message, HasSubstr("share"));
    EXPECT_THAT(message, HasSubstr("NULL"));
}

TEST(Rows, AWrongTypeOrNameIsRefused) {
    auto const row = twoWheels()[1];
    EXPECT_THAT(messageThrownBy([&] { row.get<int>("id"); }), HasSubstr("no whole number"));
    EXPECT_THAT(messageThrownBy([&] { row.get<std::string>("slices"); }), HasSubstr("no text"));
    EXPECT_THAT(messageThrownBy([&] { row.get<Bytes>("id"); }), HasSubstr("no byte string"));
    EXPECT_THAT(messageThrownBy([&] { row.get<double>("id"); }), HasSubstr("no number"));
    EXPECT_THAT(messageThrownBy([&] { row.get<bool>("slices"); }), HasSubstr("neither true nor false"));
    EXPECT_THAT(messageThrownBy([&] { row.get<std::int16_t>("slices"); }), HasSubstr("does not fit"));
    EXPECT_THAT(messageThrownBy([&] { row.get<int>("colour"); }), HasSubstr("colour is not in the answer"));
}

TEST(Rows, OneMeansExactlyOne) {
    EXPECT_THAT(messageThrownBy([] { twoWheels().one(); }), HasSubstr("there are 2"));
}

} // namespace wheelwright::storage
