#pragma once
#include "entries/entry_list.hpp"

namespace wheelwright::entries {

// Puts the entries on a wheel: after the host's own slices comes one for each entry, in the order of joining,
// with the entry's id as its guid. A slice that has such an id already stays as the host has it, as one that
// is switched off after its win; a slice of an entry that isn't on the list any more goes.
// web/src/live does the same, so that the wheel is the same on every screen.
void putOn(boost::json::object& wheel, EntryList const& list);

} // namespace wheelwright::entries
