#pragma once
#include <stdexcept>
#include <string>

namespace wheelwright::storage {

class DatabaseError : public std::runtime_error {
public:
    enum class Kind {
        Unique,
        ForeignKey,
        Check, // also NOT NULL, and values that an engine cannot hold
        Serialization,
        Busy,
        TimedOut,
        ConnectionLost,
        DiskFull,
        ReadOnly,
        Other,
    };

    DatabaseError(Kind kind, std::string const& message) : std::runtime_error{message}, kind_{kind} {}

    Kind kind() const noexcept { return kind_; }

    // The same request may succeed a little later: answer 503, not 500.
    bool isTemporary() const noexcept;

private:
    Kind kind_;
};

// Every connection stayed in use for as long as a caller may wait.
class PoolExhausted : public DatabaseError {
public:
    explicit PoolExhausted(std::string const& message) : DatabaseError{Kind::Busy, message} {}
};

} // namespace wheelwright::storage
