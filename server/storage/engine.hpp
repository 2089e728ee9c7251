#pragma once

namespace wheelwright::storage {

enum class Engine { Sqlite, Postgres };

} // namespace wheelwright::storage
