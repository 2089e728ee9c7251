#pragma once
#include "storage/param.hpp"
#include "storage/query.hpp"
#include "storage/rows.hpp"
#include <memory>
#include <span>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace wheelwright::storage {

// A prepared statement that knows where its $1…$n are.
class SqliteStatement {
public:
    SqliteStatement(sqlite3* database, Query const& query);

    Table run(Query const& query, std::span<Param const> params);

private:
    void bind(Query const& query, std::span<Param const> params);
    void readRow(Table& table) const;

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const noexcept;
    };
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    std::vector<int> positions_; // SQLite numbers $1…$n by first appearance, not by the number
};

} // namespace wheelwright::storage
