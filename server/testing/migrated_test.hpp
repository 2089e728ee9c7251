#pragma once
#include "testing/every_engine.hpp"

namespace wheelwright::storage {

// Starts from a database that has the program's schema and the rows its migrations add. They are applied once
// per process. On SQLite each test gets a copy of that file, on PostgreSQL the same schema with its rows
// reset, which costs a fifth of creating the tables.
class MigratedTest : public EngineTest {
protected:
    std::shared_ptr<TestPlace> makePlace() override;
};

} // namespace wheelwright::storage
