#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <filesystem>

// Reviews to try out a new server and to measure with. An operator adds and removes them; they are named as
// examples.
namespace wheelwright::reviews {

// Adds approved reviews, one for each hour before `now`. Throws when the file can't be read.
void addExamples(storage::Database& database, std::filesystem::path const& file, std::int64_t count,
                 Instant now);

std::int64_t removeExamples(storage::Database& database); // returns how many it removed

} // namespace wheelwright::reviews
