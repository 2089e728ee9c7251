#pragma once
#include "base/id.hpp"
#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace wheelwright::storage {

enum class Engine { Sqlite, Postgres };

// One SQL text for both engines, with parameters $1…$n. The name stands in every
// error message, so that a log line leads to its query. Columns are named, never `*`: a newer
// program beside this one may add some.
struct Query {
    std::string_view name;
    std::string_view sql;
};

// A piece of SQL that several queries share, such as the columns of a table.
template <std::size_t size> struct SqlPart {
    char text[size]{};

    consteval SqlPart(char const (&literal)[size]) { std::ranges::copy(literal, text); }
    constexpr std::string_view view() const { return {text, size - 1}; }
};

template <SqlPart... parts>
inline constexpr auto kSqlLetters = [] {
    std::array<char, (parts.view().size() + ...)> letters{};
    auto end = letters.begin();
    ((end = std::ranges::copy(parts.view(), end).out), ...);
    return letters;
}();

// The parts, one after the other.
template <SqlPart... parts>
inline constexpr std::string_view sqlText{kSqlLetters<parts...>.data(), kSqlLetters<parts...>.size()};

// A value bound to $1…$n. Text and bytes are borrowed: they must outlive the call that binds them.
using Param =
    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string_view, std::span<std::byte const>>;

Param integerParam(std::uint64_t value); // throws when the value does not fit 64 bits with a sign
Param realParam(double value);           // throws for NaN, which SQLite would silently store as NULL

template <class T>
concept BytesLike = std::convertible_to<T const&, std::span<std::byte const>> ||
                    std::convertible_to<T const&, std::span<unsigned char const>>;

inline Param toParam(std::nullptr_t) {
    return nullptr;
}
inline Param toParam(std::nullopt_t) {
    return nullptr;
}
inline Param toParam(std::string_view text) {
    return text;
}
template <std::integral T> Param toParam(T value) {
    if constexpr (std::same_as<T, bool>)
        return value;
    else if constexpr (std::unsigned_integral<T>)
        return integerParam(value);
    else
        return static_cast<std::int64_t>(value);
}
template <std::floating_point T> Param toParam(T value) {
    return realParam(value);
}
template <BytesLike T> Param toParam(T const& bytes) {
    return std::as_bytes(std::span{bytes});
}
template <class T> Param toParam(std::optional<T> const& value) {
    return value ? toParam(*value) : Param{nullptr};
}

using Bytes = std::vector<std::byte>;
using Cell = std::variant<std::nullptr_t, std::int64_t, double, std::string, Bytes>;

// The result of a query, which owns its cells; they are stored row by row.
struct Table {
    std::string query;
    std::vector<std::string> columns;
    std::vector<Cell> cells;
    std::int64_t affected = 0;

    std::size_t height() const noexcept { return columns.empty() ? 0 : cells.size() / columns.size(); }
};

template <class T> inline constexpr bool isOptional = false;
template <class T> inline constexpr bool isOptional<std::optional<T>> = true;

// One row. It shares the result's memory, so it may outlive the Rows it came from.
class Row {
public:
    Row(std::shared_ptr<Table const> table, std::size_t index) : table_{std::move(table)}, index_{index} {}

    // T: bool, an integer, double, std::string, an Id, Bytes, or an optional of these.
    // NULL into anything but an optional throws, naming query and column; so does a wrong type.
    template <class T> T get(std::string_view column) const {
        if constexpr (isOptional<T>) {
            if (isNull(column)) return std::nullopt;
            return get<typename T::value_type>(column);
        } else if constexpr (std::same_as<T, bool>) {
            return truth(column);
        } else if constexpr (std::integral<T>) {
            auto const value = integer(column);
            if (!std::in_range<T>(value)) refuse(column, "does not fit its type");
            return static_cast<T>(value);
        } else if constexpr (std::same_as<T, double>) {
            return real(column);
        } else if constexpr (std::same_as<T, std::string>) {
            return text(column);
        } else if constexpr (isId<T>) {
            return T{text(column)};
        } else {
            static_assert(std::same_as<T, Bytes>, "Row::get has no such type");
            return bytes(column);
        }
    }

    bool isNull(std::string_view column) const;

private:
    Cell const& cell(std::string_view column) const;
    bool truth(std::string_view column) const;
    std::int64_t integer(std::string_view column) const;
    double real(std::string_view column) const;
    std::string const& text(std::string_view column) const;
    Bytes const& bytes(std::string_view column) const;
    [[noreturn]] void refuse(std::string_view column, std::string_view why) const;

    std::shared_ptr<Table const> table_;
    std::size_t index_;
};

class Rows {
public:
    explicit Rows(Table table) : table_{std::make_shared<Table const>(std::move(table))} {}

    std::size_t size() const noexcept { return table_->height(); }
    bool empty() const noexcept { return size() == 0; }
    Row operator[](std::size_t index) const { return Row{table_, index}; }

    std::optional<Row> first() const;
    Row one() const; // throws unless there is exactly one

    Table const& table() const noexcept { return *table_; }

    // Rows inserted, updated or deleted; 0 for a query that only reads.
    std::int64_t affected() const noexcept { return table_->affected; }

    class Iterator {
    public:
        Iterator(Rows const& rows, std::size_t index) : rows_{&rows}, index_{index} {}
        Row operator*() const { return (*rows_)[index_]; }
        Iterator& operator++() {
            ++index_;
            return *this;
        }
        bool operator==(Iterator const& other) const noexcept { return index_ == other.index_; }

    private:
        Rows const* rows_;
        std::size_t index_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

private:
    std::shared_ptr<Table const> table_;
};

// Whether both engines store the text unchanged: valid UTF-8 without NUL. SQLite alone would accept anything,
// but the success of a save must not depend on the engine.
bool isStorableText(std::string_view text) noexcept;

} // namespace wheelwright::storage
