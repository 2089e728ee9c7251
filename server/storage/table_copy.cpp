#include "storage/table_copy.hpp"
#include <algorithm>
#include <set>

namespace wheelwright::storage {
namespace {

// A wheel may have 5 MiB: this many rows at a time fit into memory.
constexpr int kRowsAtOnce = 50;

constexpr Query kTables{"tables", "select name from sqlite_master where type = 'table' "
                                  "and name not like 'sqlite\\_%' escape '\\' "
                                  "and name <> 'schema_migrations' order by name"};
constexpr Query kReferences{"references", "select \"table\" as referred from pragma_foreign_key_list($1)"};

std::string joined(std::vector<std::string> const& names) {
    std::string text;
    for (auto const& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::string places(std::size_t count) {
    std::string text;
    for (std::size_t place = 1; place <= count; ++place)
        text += (place == 1 ? "$" : ", $") + std::to_string(place);
    return text;
}

struct ToParam {
    Param operator()(std::nullptr_t) const { return nullptr; }
    Param operator()(std::int64_t value) const { return value; }
    Param operator()(double value) const { return value; }
    Param operator()(std::string const& text) const { return std::string_view{text}; }
    Param operator()(Bytes const& bytes) const { return std::span<std::byte const>{bytes}; }
};

void insertRows(std::string const& table, Table const& rows, Connection& to) {
    auto const sql = "insert into " + table + " (" + joined(rows.columns) + ") values (" +
                     places(rows.columns.size()) + ")";
    auto const name = "copy_into_" + table;
    std::vector<Param> params(rows.columns.size());
    for (std::size_t row = 0; row < rows.height(); ++row) {
        auto const first = rows.cells.begin() + static_cast<std::ptrdiff_t>(row * rows.columns.size());
        std::transform(first, first + static_cast<std::ptrdiff_t>(params.size()), params.begin(),
                       [](Cell const& cell) { return std::visit(ToParam{}, cell); });
        to.runWith(Query{name, sql}, params);
    }
}

// Reads the rows of a table in pieces. They show one consistent state, because the caller is in a
// transaction.
class Pieces {
public:
    Pieces(Connection& from, std::string const& table) : from_{from} {
        auto const sql = "declare piece_cursor no scroll cursor for select * from " + table;
        if (isPostgres()) {
            from_.run(Query{"piece_declare", sql});
            next_ = "fetch forward " + std::to_string(kRowsAtOnce) + " from piece_cursor";
        } else {
            next_ = "select rowid as piece_rowid, * from " + table +
                    " where rowid > $1 order by rowid limit " + std::to_string(kRowsAtOnce);
        }
    }
    ~Pieces() {
        try {
            if (isPostgres()) from_.run(Query{"piece_close", "close piece_cursor"});
        } catch (DatabaseError const&) {
            // The transaction has failed already, and its end closes the cursor.
        }
    }
    Pieces(Pieces const&) = delete;
    Pieces& operator=(Pieces const&) = delete;

    Table take() { return isPostgres() ? from_.run(Query{"piece_fetch", next_}).table() : takeByRowid(); }

private:
    bool isPostgres() const { return from_.engine() == Engine::Postgres; }

    Table takeByRowid() {
        auto piece = from_.run(Query{"piece_read", next_}, last_).table();
        if (piece.height() == 0) return piece;
        auto const width = piece.columns.size();
        last_ = std::get<std::int64_t>(piece.cells[piece.cells.size() - width]);
        return withoutFirstColumn(piece);
    }
    static Table withoutFirstColumn(Table const& piece) {
        Table rest{piece.query, {piece.columns.begin() + 1, piece.columns.end()}, {}, 0};
        for (std::size_t place = 0; place < piece.cells.size(); ++place)
            if (place % piece.columns.size() != 0) rest.cells.push_back(piece.cells[place]);
        return rest;
    }

    Connection& from_;
    std::string next_;
    std::int64_t last_ = -1;
};

} // namespace

std::vector<std::string> tablesInOrder(Connection& sqlite) {
    std::vector<std::string> waiting;
    for (auto const row : sqlite.run(kTables))
        waiting.push_back(row.get<std::string>("name"));
    std::vector<std::string> ordered;
    std::set<std::string> placed;
    while (!waiting.empty()) {
        auto const isReady = [&](std::string const& table) {
            for (auto const row : sqlite.run(kReferences, table)) {
                auto const referred = row.get<std::string>("referred");
                if (referred != table && !placed.contains(referred)) return false;
            }
            return true;
        };
        auto const ready = std::ranges::find_if(waiting, isReady);
        if (ready == waiting.end())
            throw std::logic_error{"The tables refer to each other in a circle: " + joined(waiting)};
        placed.insert(*ready);
        ordered.push_back(std::move(*ready));
        waiting.erase(ready);
    }
    return ordered;
}

bool isEmpty(Connection& connection, std::string const& table) {
    auto const sql = "select 1 as one from " + table + " limit 1";
    return connection.run(Query{"is_empty", sql}).empty();
}

void claimTables(Connection& connection, std::vector<std::string> const& tables) {
    if (connection.engine() == Engine::Sqlite) return; // a write transaction excludes every other
    auto const sql = "lock table " + joined(tables) + " in access exclusive mode";
    connection.run(Query{"claim_tables", sql});
}

void emptyTables(Connection& connection, std::vector<std::string> const& tables) {
    if (connection.engine() == Engine::Postgres) {
        auto const sql = "truncate table " + joined(tables);
        connection.run(Query{"empty_tables", sql});
        return;
    }
    for (auto table = tables.rbegin(); table != tables.rend(); ++table) {
        auto const sql = "delete from " + *table;
        connection.run(Query{"empty_table", sql});
    }
}

void copyTable(std::string const& table, Connection& from, Connection& to) {
    Pieces pieces{from, table};
    for (auto piece = pieces.take(); piece.height() > 0; piece = pieces.take())
        insertRows(table, piece, to);
}

} // namespace wheelwright::storage
