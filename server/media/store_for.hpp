#pragma once
#include "media/media_rules.hpp"
#include "media/media_store.hpp"
#include <memory>

namespace wheelwright::media {

// The S3 store if one is set up, otherwise the folder.
std::unique_ptr<MediaStore> storeFor(MediaRules const& rules, Clock const& clock);

} // namespace wheelwright::media
