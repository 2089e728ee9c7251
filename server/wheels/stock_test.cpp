#include "wheels/stock.hpp"
#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

bool isGone(std::string const& stock, std::string const& history = "[]") {
    auto const definition = json::parse(R"({"history":)" + history + "}").as_object();
    auto const slice = json::parse(R"({"guid":"a")" + (stock.empty() ? "" : R"(,"stock":)" + stock) + "}");
    return Stock{definition}.isGone(slice.as_object());
}

TEST(StockTest, CountsTheWinsOfAllSpinnersSinceItWasFilled) {
    auto const* const history = R"([{"guid":"a","won":2},{"guid":"b","won":9},{"guid":"a","won":1}])";
    EXPECT_FALSE(isGone(R"({"of":5,"left":4,"won":0})", history));
    EXPECT_TRUE(isGone(R"({"of":5,"left":3,"won":0})", history));
    EXPECT_FALSE(isGone(R"({"of":5,"left":3,"won":1})", history));
    EXPECT_FALSE(isGone(R"({"of":5,"left":1,"won":9})", history));
    EXPECT_TRUE(isGone(R"({"of":5,"left":0,"won":9})", history));
}

TEST(StockTest, IsAsToldInTheWheelOfARoom) {
    EXPECT_TRUE(isGone(R"({"of":5,"left":0})"));
    EXPECT_FALSE(isGone(R"({"of":5,"left":1})", R"([{"guid":"a","won":8}])"));
}

TEST(StockTest, IsNoStockWhereThereIsNoNumber) {
    for (auto const* const stock : {"", "null", "7", "[]", "{}", R"({"of":0,"left":0,"won":0})",
                                    R"({"of":"5","left":0})", R"({"of":-3,"left":0})"})
        EXPECT_FALSE(isGone(stock)) << stock;
    EXPECT_FALSE(isGone(R"({"of":5})"));
    EXPECT_FALSE(isGone(R"({"of":5,"left":2,"won":0})", R"([7,{"guid":"a","won":"8"},{"guid":7}])"));
}

} // namespace
} // namespace wheelwright::wheels
