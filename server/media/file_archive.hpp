#pragma once
#include "media/media_store.hpp"
#include "storage/database.hpp"
#include <filesystem>

// Uploads in a backup.
namespace wheelwright::media {

// Puts the files of all uploads that the backup lists into it, each in a write of its own: one transaction
// with all of them would need twice their room.
void archiveFiles(MediaStore& store, storage::Database& backup);

// Puts the files of a backup into the store. Returns how many; nullopt for a backup that was made without.
std::optional<std::size_t> restoreFiles(std::filesystem::path const& backup, MediaStore& store);

} // namespace wheelwright::media
