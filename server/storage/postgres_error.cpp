#include "storage/postgres_error.hpp"
#include <array>

namespace wheelwright::storage {
namespace {

struct StateKind {
    std::string_view start;
    DatabaseError::Kind kind;
};

using enum DatabaseError::Kind;

// The first match counts, so a state comes before its class.
constexpr auto kKinds = std::to_array<StateKind>({
    {"23505", Unique},
    {"23503", ForeignKey},
    {"23001", ForeignKey},
    {"23", Check},
    {"22021", Check}, // text that is not UTF-8
    {"22P05", Check}, // a character that the database's encoding lacks
    {"54000", Check}, // larger than PostgreSQL can hold
    {"40", Serialization},
    {"0A000", Serialization}, // a plan from before a migration; it fits once prepared again
    {"55P03", Busy},
    {"53100", DiskFull},
    {"53", Busy},
    {"57014", TimedOut},
    {"57P", ConnectionLost},
    {"25P03", ConnectionLost},
    {"25006", ReadOnly},
    {"08P01", Other}, // a wrong number of parameters, not a lost connection
    {"08", ConnectionLost},
});

} // namespace

DatabaseError::Kind kindOfSqlState(std::string_view state) noexcept {
    for (auto const& [start, kind] : kKinds)
        if (state.starts_with(start)) return kind;
    return Other;
}

} // namespace wheelwright::storage
