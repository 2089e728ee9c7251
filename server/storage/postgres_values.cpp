#include "storage/postgres_values.hpp"
#include "storage/database_error.hpp"
#include <charconv>
#include <memory>
#include <new>
#include <optional>
#include <utility>

namespace wheelwright::storage {
namespace {

constexpr int kTextFormat = 0;
constexpr int kBinaryFormat = 1;

// Type numbers of PostgreSQL's own catalogue; they never change.
enum Type : Oid {
    kBool = 16,
    kBytea = 17,
    kInt8 = 20,
    kInt2 = 21,
    kInt4 = 23,
    kOid = 26,
    kFloat4 = 700,
    kFloat8 = 701,
    kNumeric = 1700,
};

template <class Number> std::string digitsOf(Number value) {
    char digits[32]; // the longest double needs 24
    auto const [end, error] = std::to_chars(std::begin(digits), std::end(digits), value);
    return {digits, end};
}

template <class Number> std::optional<Number> parse(std::string_view digits) {
    Number value{};
    auto const* const last = digits.data() + digits.size();
    auto const [end, error] = std::from_chars(digits.data(), last, value);
    if (error != std::errc{} || end != last) return std::nullopt;
    return value;
}

Bytes parseBytea(std::string_view escaped) {
    std::size_t size = 0;
    std::unique_ptr<unsigned char, decltype(&::PQfreemem)> const raw{
        PQunescapeBytea(reinterpret_cast<unsigned char const*>(escaped.data()), &size), PQfreemem};
    if (!raw) throw std::bad_alloc{};
    auto const* const bytes = reinterpret_cast<std::byte const*>(raw.get());
    return {bytes, bytes + size};
}

Cell parseCell(Oid type, std::string_view text) {
    switch (type) {
        case kBool: return std::int64_t{text == "t" ? 1 : 0};
        case kBytea: return parseBytea(text);
        case kInt2:
        case kInt4:
        case kInt8:
        case kOid:
        case kNumeric: // the sum of a bigint column is numeric
            if (auto const whole = parse<std::int64_t>(text)) return *whole;
            [[fallthrough]];
        case kFloat4:
        case kFloat8:
            if (auto const real = parse<double>(text)) return *real;
            [[fallthrough]];
        default: return std::string{text};
    }
}

} // namespace

PostgresParams::PostgresParams(Query const& query, std::span<Param const> params) {
    texts_.reserve(params.size());
    values_.reserve(params.size());
    lengths_.reserve(params.size());
    formats_.reserve(params.size());
    for (auto const& param : params) {
        if (auto const* text = std::get_if<std::string_view>(&param)) {
            addText(std::string{*text});
        } else if (auto const* bytes = std::get_if<std::span<std::byte const>>(&param)) {
            addBytes(query, *bytes);
        } else if (auto const* number = std::get_if<std::int64_t>(&param)) {
            addText(digitsOf(*number));
        } else if (auto const* real = std::get_if<double>(&param)) {
            addText(digitsOf(*real));
        } else if (auto const* truth = std::get_if<bool>(&param)) {
            addText(*truth ? "1" : "0"); // fits boolean and number columns
        } else {
            values_.push_back(nullptr);
            lengths_.push_back(0);
            formats_.push_back(kTextFormat);
        }
    }
}

void PostgresParams::addText(std::string text) {
    texts_.push_back(std::move(text));
    values_.push_back(texts_.back().c_str());
    lengths_.push_back(0);
    formats_.push_back(kTextFormat);
}

void PostgresParams::addBytes(Query const& query, std::span<std::byte const> bytes) {
    if (!std::in_range<int>(bytes.size()))
        throw DatabaseError{DatabaseError::Kind::Check, std::string{query.name} + ": a value is too large"};
    // A null pointer would mean NULL: empty bytes are a value.
    values_.push_back(bytes.empty() ? "" : reinterpret_cast<char const*>(bytes.data()));
    lengths_.push_back(static_cast<int>(bytes.size()));
    formats_.push_back(kBinaryFormat);
}

Table readTable(Query const& query, PGresult const* result) {
    Table table{.query = std::string{query.name}, .columns = {}, .cells = {}, .affected = 0};
    auto const width = PQnfields(result);
    auto const height = PQntuples(result);
    for (int column = 0; column < width; ++column)
        table.columns.emplace_back(PQfname(result, column));
    table.cells.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            if (PQgetisnull(result, row, column)) {
                table.cells.emplace_back(nullptr);
                continue;
            }
            auto const size = static_cast<std::size_t>(PQgetlength(result, row, column));
            table.cells.push_back(
                parseCell(PQftype(result, column), {PQgetvalue(result, row, column), size}));
        }
    }
    // For a SELECT, libpq counts the rows it returned, which aren't rows it changed.
    auto* const writable = const_cast<PGresult*>(result); // libpq only reads it, but doesn't declare it const
    if (!std::string_view{PQcmdStatus(writable)}.starts_with("SELECT"))
        table.affected = parse<std::int64_t>(PQcmdTuples(writable)).value_or(0);
    return table;
}

} // namespace wheelwright::storage
