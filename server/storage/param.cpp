#include "storage/param.hpp"
#include "storage/database_error.hpp"
#include <cmath>
#include <utility>

namespace wheelwright::storage {

Param integerParam(std::uint64_t value) {
    if (!std::in_range<std::int64_t>(value))
        throw DatabaseError{DatabaseError::Kind::Check, "A whole number is too large for the database."};
    return static_cast<std::int64_t>(value);
}

Param realParam(double value) {
    if (std::isnan(value))
        throw DatabaseError{DatabaseError::Kind::Check, "NaN is no number that the database can keep."};
    // SQLite loses the sign of zero and PostgreSQL keeps it; both get +0.
    return value == 0 ? 0.0 : value;
}

} // namespace wheelwright::storage
