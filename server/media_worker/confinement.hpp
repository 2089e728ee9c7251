#pragma once

namespace wheelwright::media_worker {

// Restricts this process to its open files, limited memory and limited time: it can't use the network, open
// files, start programs or send signals. Every system call that isn't on a short list fails. Returns false
// when the kernel refused a part of this.
bool confineThisProcess();

} // namespace wheelwright::media_worker
