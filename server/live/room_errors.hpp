#pragma once
#include "base/log.hpp"
#include "base/result.hpp"
#include "live/room_store.hpp"
#include "storage/database.hpp"
#include <functional>

// Refusals that several parts of a room share.
namespace wheelwright::live {

inline Error roomUnavailable() {
    return {Fault::Unavailable, "unavailable", "This can't be done right now. Try again in a moment."};
}

// A caller that waits for a room gets an answer also where the database fails.
template <class Work> std::invoke_result_t<Work const&> orUnavailable(Work const& work) {
    try {
        return work();
    } catch (storage::DatabaseError const& problem) {
        log::warn("room couldn't reach the database", {{"problem", std::string_view{problem.what()}}});
        return roomUnavailable();
    }
}

inline Error roomEnded() {
    return {Fault::NotFound, "live_not_found", "This room has ended."};
}

// For a write that found out that the room isn't here any more.
inline Error lostRoom(WriteOutcome written) {
    return written == WriteOutcome::Deleted ? roomEnded() : roomUnavailable();
}

inline Error notTheHost() {
    return {Fault::Forbidden, "not_the_host", "Only the host can do this."};
}

inline Error removedByHost() {
    return {Fault::Forbidden, "removed", "The host has removed you from this room."};
}

inline Error hostIsFull() {
    return {Fault::Conflict, "host_quota_exceeded", "The host has no space left for more of this list."};
}

inline Error filteredName() {
    return {Fault::Invalid, "filtered_name", "This name can't be shown here. Choose another one."};
}

inline Error noSuchEntry() {
    return {Fault::NotFound, "entry_not_found", "This person is no longer on the list."};
}

inline Error notYourEntry() {
    return {Fault::Forbidden, "not_your_entry", "Only the host and the person themselves can do this."};
}

} // namespace wheelwright::live
