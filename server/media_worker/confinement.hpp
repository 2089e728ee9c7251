#pragma once

namespace wheelwright::media_worker {

// From here on this process can use what it has open, compute for a while in limited memory, and end:
// no network, no other file, no other program, no signal to anyone. False when the kernel offers no such
// filter; the other limits hold all the same.
bool confineThisProcess();

} // namespace wheelwright::media_worker
