#include "media/store_for.hpp"
#include "media/folder_store.hpp"
#include "media/s3_store.hpp"

namespace wheelwright::media {

std::unique_ptr<MediaStore> storeFor(MediaRules const& rules, Clock const& clock) {
    if (rules.s3.url.empty()) return std::make_unique<FolderStore>(rules.folder / "files");
    return std::make_unique<S3Store>(rules.s3, clock);
}

} // namespace wheelwright::media
