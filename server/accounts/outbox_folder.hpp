#pragma once
#include "base/clock.hpp"
#include <cstdint>
#include <filesystem>

namespace wheelwright::accounts {

// Deletes the mails that FolderMailer wrote before that moment, and returns how many.
std::int64_t forgetMailFiles(std::filesystem::path const& folder, Instant before);

} // namespace wheelwright::accounts
