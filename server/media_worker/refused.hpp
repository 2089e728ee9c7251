#pragma once
#include <stdexcept>
#include <string>

namespace wheelwright::media_worker {

// Thrown when a file isn't accepted. Its text is the error code that the page translates.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline Refused wrongType() {
    return Refused{"invalid_file_type"};
}
inline Refused unreadable() {
    return Refused{"unreadable_file"};
}

} // namespace wheelwright::media_worker
