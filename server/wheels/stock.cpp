#include "wheels/stock.hpp"
#include "base/json.hpp"
#include "http/json_body.hpp"
#include "wheels/document_text.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>

namespace wheelwright::wheels {
namespace {

constexpr double kMostPrizes = 1'000'000;
constexpr double kMostWins = 9e15; // exact in a document

std::int64_t countAt(boost::json::object const& object, std::string_view name, double most) {
    auto const given = realAt(object, name).value_or(0);
    return given > 0 ? static_cast<std::int64_t>(std::floor(std::min(given, most))) : 0;
}

} // namespace

Stock::Stock(boost::json::object const& definition) {
    auto const* const history = listAt(definition, "history");
    if (history == nullptr) return;
    for (auto const& entry : *history)
        if (auto const* const object = entry.if_object())
            wins_[std::string{textAt(*object, "guid")}] += countAt(*object, "won", kMostPrizes * 1000);
}

std::optional<std::int64_t> Stock::leftOf(boost::json::object const& slice) const {
    auto const* const stock = partAt(slice, "stock");
    if (stock == nullptr) return std::nullopt;
    auto const of = countAt(*stock, "of", kMostPrizes);
    if (of == 0) return std::nullopt;
    auto const left = realAt(*stock, "left") ? countAt(*stock, "left", static_cast<double>(of)) : of;
    if (!stock->contains("won")) return left; // a room's wheel: its host counts
    auto const won = wins_.find(textAt(slice, "guid"));
    auto const since = (won == wins_.end() ? 0 : won->second) - countAt(*stock, "won", kMostWins);
    return std::max<std::int64_t>(0, left - std::max<std::int64_t>(since, 0));
}

std::optional<boost::json::object> Stock::leftNow(boost::json::object const& slice) const {
    auto const left = leftOf(slice);
    if (!left) return std::nullopt;
    return boost::json::object{{"of", countAt(slice.at("stock").as_object(), "of", kMostPrizes)},
                               {"left", *left}};
}

bool mayHaveStock(std::string_view document) {
    return document.find(R"("stock")") != std::string_view::npos;
}

std::string withStockNow(std::string const& document, std::string_view withResults) {
    auto const results = http::parseJsonObject(withResults).value();
    DocumentText whole{document};
    DocumentText definition{whole.find("wheel-definition").value_or("{}")};
    auto const slices = definition.find("slices");
    if (!slices) return document;
    Stock const counted{results.at("wheel-definition").as_object()};
    std::string now;
    for (auto const slice : elementsOf(*slices)) {
        now += now.empty() ? "[" : ",";
        auto const read = boost::json::parse(slice);
        auto const left = read.is_object() ? counted.leftOf(read.get_object()) : std::nullopt;
        if (!left) {
            now += slice;
            continue;
        }
        auto stock = read.at("stock").as_object();
        stock["left"] = *left;
        stock["won"] = 0;
        DocumentText text{slice};
        text.set("stock", boost::json::serialize(stock));
        now += text.text();
    }
    definition.set("slices", (now.empty() ? "[" : now) + "]");
    whole.set("wheel-definition", definition.text());
    return whole.text();
}

} // namespace wheelwright::wheels
