#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <filesystem>

// Reviews to look at on a new server and to measure with. Never there unless asked for, named as
// examples, and taken away as easily.
namespace wheelwright::reviews {

// Approved, about one an hour back from `now`. Throws when the file cannot be read.
void addExamples(storage::Database& database, std::filesystem::path const& file, std::int64_t many,
                 Instant now);

std::int64_t removeExamples(storage::Database& database); // how many

} // namespace wheelwright::reviews
