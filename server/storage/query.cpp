#include "storage/query.hpp"
#include "base/text.hpp"
#include "storage/database_error.hpp"
#include <algorithm>
#include <cmath>
#include <utility>

namespace wheelwright::storage {

Param integerParam(std::uint64_t value) {
    if (!std::in_range<std::int64_t>(value))
        throw DatabaseError{DatabaseError::Kind::Check, "A whole number is too large for the database."};
    return static_cast<std::int64_t>(value);
}

Param realParam(double value) {
    if (std::isnan(value))
        throw DatabaseError{DatabaseError::Kind::Check, "NaN can't be stored in the database."};
    // SQLite loses the sign of zero and PostgreSQL keeps it; both get +0.
    return value == 0 ? 0.0 : value;
}

void Row::refuse(std::string_view column, std::string_view why) const {
    throw DatabaseError{DatabaseError::Kind::Other,
                        table_->query + ": column " + std::string{column} + ' ' + std::string{why}};
}

Cell const& Row::cell(std::string_view column) const {
    auto const& columns = table_->columns;
    auto const found = std::ranges::find(columns, column);
    if (found == columns.end()) refuse(column, "is not in the answer");
    auto const offset = static_cast<std::size_t>(found - columns.begin());
    return table_->cells.at(index_ * columns.size() + offset);
}

bool Row::isNull(std::string_view column) const {
    return std::holds_alternative<std::nullptr_t>(cell(column));
}

std::int64_t Row::integer(std::string_view column) const {
    auto const& value = cell(column);
    if (auto const* number = std::get_if<std::int64_t>(&value)) return *number;
    refuse(column, isNull(column) ? "is NULL" : "is no whole number");
}

bool Row::truth(std::string_view column) const {
    auto const number = integer(column);
    if (number != 0 && number != 1) refuse(column, "is neither true nor false");
    return number == 1;
}

double Row::real(std::string_view column) const {
    auto const& value = cell(column);
    if (auto const* number = std::get_if<double>(&value)) return *number;
    if (auto const* number = std::get_if<std::int64_t>(&value)) return static_cast<double>(*number);
    refuse(column, isNull(column) ? "is NULL" : "is no number");
}

std::string const& Row::text(std::string_view column) const {
    auto const& value = cell(column);
    if (auto const* text = std::get_if<std::string>(&value)) return *text;
    refuse(column, isNull(column) ? "is NULL" : "is no text");
}

Bytes const& Row::bytes(std::string_view column) const {
    auto const& value = cell(column);
    if (auto const* bytes = std::get_if<Bytes>(&value)) return *bytes;
    refuse(column, isNull(column) ? "is NULL" : "is no byte string");
}

std::optional<Row> Rows::first() const {
    if (empty()) return std::nullopt;
    return (*this)[0];
}

Row Rows::one() const {
    if (size() != 1)
        throw DatabaseError{DatabaseError::Kind::Other,
                            table_->query + ": one row was expected, there are " + std::to_string(size())};
    return (*this)[0];
}

bool isStorableText(std::string_view text) noexcept {
    return text.find('\0') == std::string_view::npos && isUtf8(text);
}

} // namespace wheelwright::storage
