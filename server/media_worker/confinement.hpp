#pragma once

namespace wheelwright::media_worker {

// From here on this process can use what it has open, compute for a while in limited memory, and end:
// no network, no other file, no other program, no signal to anyone. Every system call that isn't on a short
// list fails. False when the kernel refused a part of it.
bool confineThisProcess();

} // namespace wheelwright::media_worker
