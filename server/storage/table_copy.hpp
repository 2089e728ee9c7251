#pragma once
#include "storage/connection.hpp"
#include <string>
#include <vector>

namespace wheelwright::storage {

// Every table of an SQLite database that holds data, each after those that it refers to.
std::vector<std::string> tablesInOrder(Connection& sqlite);

bool isEmpty(Connection& connection, std::string const& table);
void emptyTable(Connection& connection, std::string const& table);

// Copies all rows, a bounded number at a time. Both are inside a transaction of their own.
void copyTable(std::string const& table, Connection& from, Connection& to);

} // namespace wheelwright::storage
