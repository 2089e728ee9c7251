#pragma once

// What the server and its media worker say to each other. The server sends one packet per file: a letter
// for its kind, and four descriptors beside it. The process that looks at the file writes one JSON object
// to the first of them and ends.
namespace wheelwright::media {

inline constexpr char kPictureJob = 'p';
inline constexpr char kSoundJob = 's';

// Their order in the packet.
enum JobFile { Answer, Given, Stored, Thumbnail, JobFileCount };

// The worker's only argument: it looks through files although the kernel doesn't confine it.
inline constexpr char kMayBeUnconfined[] = "--may-be-unconfined";

// What a process may take for a file. It says in its answer what it took, as "cpuSeconds" and "pixels".
inline constexpr int kMostCpuSeconds = 20;
inline constexpr int kMostPixels = 40'000'000;

inline constexpr int kControlDescriptor = 3; // the worker's end of the connection

} // namespace wheelwright::media
