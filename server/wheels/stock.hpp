#pragma once
#include "base/text.hpp"
#include <boost/json/object.hpp>
#include <cstdint>

namespace wheelwright::wheels {

// Which slices of a wheel have prizes left: `stock` says that `left` of them were left when the slice had won
// `won` times, and the results in the document say how often it has won by now. Counted as in the page, in
// web/src/wheel/document/stock.ts. It never changes a wheel.
class Stock {
public:
    explicit Stock(boost::json::object const& definition);

    // A slice without a stock can win as often as it likes.
    bool isGone(boost::json::object const& slice) const;

private:
    TextMap<std::int64_t> wins_;
};

} // namespace wheelwright::wheels
