#pragma once
#include "media/media_store.hpp"
#include <filesystem>

namespace wheelwright::media {

// Files in a folder, spread over 256 subfolders.
class FolderStore final : public MediaStore {
public:
    explicit FolderStore(std::filesystem::path folder);

    void put(std::string_view key, std::string_view bytes, std::string_view contentType) override;
    std::optional<std::string> get(std::string_view key) override;
    void erase(std::string_view key) override;
    void eachFile(std::function<void(StoredFile const&)> const& use) override;

private:
    std::filesystem::path pathOf(std::string_view key) const;

    std::filesystem::path folder_;
};

} // namespace wheelwright::media
