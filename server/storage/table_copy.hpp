#pragma once
#include "storage/connection.hpp"
#include <string>
#include <vector>

namespace wheelwright::storage {

// All data tables of an SQLite database, each after the tables that it references.
std::vector<std::string> tablesInOrder(Connection& sqlite);

bool isEmpty(Connection& connection, std::string const& table);
void emptyTable(Connection& connection, std::string const& table);

// Copies all rows, a bounded number at a time. Both connections must be in a transaction.
void copyTable(std::string const& table, Connection& from, Connection& to);

} // namespace wheelwright::storage
