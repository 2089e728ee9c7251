#pragma once
#include "storage/connection.hpp"
#include <string>
#include <vector>

namespace wheelwright::storage {

// All data tables of an SQLite database, each after the tables that it references.
std::vector<std::string> tablesInOrder(Connection& sqlite);

bool isEmpty(Connection& connection, std::string const& table);

// Keeps every other connection out of the tables until the transaction ends.
void claimTables(Connection& connection, std::vector<std::string> const& tables);

// `tables` in the order of tablesInOrder.
void emptyTables(Connection& connection, std::vector<std::string> const& tables);

// Copies all rows, a bounded number at a time. Both connections must be in a transaction.
void copyTable(std::string const& table, Connection& from, Connection& to);

} // namespace wheelwright::storage
