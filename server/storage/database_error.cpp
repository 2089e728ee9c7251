#include "storage/database_error.hpp"
#include <cstdlib>

namespace wheelwright::storage {

bool DatabaseError::isTemporary() const noexcept {
    switch (kind_) {
        case Kind::Serialization:
        case Kind::Busy:
        case Kind::TimedOut:
        case Kind::ConnectionLost:
        case Kind::DiskFull: return true;
        case Kind::Unique:
        case Kind::ForeignKey:
        case Kind::Check:
        case Kind::ReadOnly:
        case Kind::Other: return false;
    }
    std::abort(); // unreachable: a Kind without a case doesn't compile
}

} // namespace wheelwright::storage
