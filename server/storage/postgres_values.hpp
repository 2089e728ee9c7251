#pragma once
#include "storage/query.hpp"
#include <libpq-fe.h>
#include <span>
#include <string>
#include <vector>

namespace wheelwright::storage {

// Parameters in the form libpq sends. PostgreSQL works out each type from the
// query itself, so one prepared statement serves NULL and values alike.
class PostgresParams {
public:
    PostgresParams(Query const& query, std::span<Param const> params);

    int count() const noexcept { return static_cast<int>(values_.size()); }
    char const* const* values() const noexcept { return values_.data(); }
    int const* lengths() const noexcept { return lengths_.data(); }
    int const* formats() const noexcept { return formats_.data(); }

private:
    void addText(std::string text);
    void addBytes(Query const& query, std::span<std::byte const> bytes);

    std::vector<std::string> texts_; // reserved up front: values_ points into it
    std::vector<char const*> values_;
    std::vector<int> lengths_;
    std::vector<int> formats_;
};

Table readTable(Query const& query, PGresult const* result);

} // namespace wheelwright::storage
