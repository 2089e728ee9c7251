#pragma once
#include <string_view>

// The protocol between the server and its media worker. The server sends one packet per file: a letter for
// its kind, with four descriptors. The process that decodes the file writes one JSON object to the first of
// them and ends.
namespace wheelwright::media {

// What brings the program on Debian.
inline constexpr std::string_view kWorkerPackage = "wheelwright-media";

inline constexpr char kPictureJob = 'p';
inline constexpr char kSoundJob = 's';

// The order of the descriptors in the packet.
enum JobFile { Answer, Given, Stored, Thumbnail, JobFileCount };

// The worker's only argument: decode files even if the kernel can't confine the process.
inline constexpr char kMayBeUnconfined[] = "--may-be-unconfined";

// What a process may take for a file. It says in its answer what it took, as "cpuSeconds" and "pixels".
inline constexpr int kMostCpuSeconds = 20;
inline constexpr int kMostPixels = 40'000'000;

inline constexpr int kControlDescriptor = 3; // the worker's end of the connection

} // namespace wheelwright::media
