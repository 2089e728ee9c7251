#pragma once
#include "base/text.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::wheels {

// Which slices of a wheel have prizes left: `stock` says that `left` of them were left when the slice had won
// `won` times, and the results in the document say how often it has won by now. Counted as in the page, in
// web/src/wheel/document/stock.ts. It never changes a wheel.
class Stock {
public:
    explicit Stock(boost::json::object const& definition);

    // How many prizes of a slice are left; nullopt without a stock: it can win as often as it likes.
    std::optional<std::int64_t> leftOf(boost::json::object const& slice) const;
    bool isGone(boost::json::object const& slice) const { return leftOf(slice) == 0; }

    // {of, left} for readers who don't know the results; nullopt without a stock.
    std::optional<boost::json::object> leftNow(boost::json::object const& slice) const;

private:
    TextMap<std::int64_t> wins_;
};

bool mayHaveStock(std::string_view document); // quick; false means that it has none

// The document with what is left now by the results in `withResults`, for readers who don't get those.
std::string withStockNow(std::string const& document, std::string_view withResults);

} // namespace wheelwright::wheels
