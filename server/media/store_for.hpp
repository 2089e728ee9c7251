#pragma once
#include "media/media_rules.hpp"
#include "media/media_store.hpp"
#include <memory>

namespace wheelwright::media {

// The bucket where one is set up, else the folder.
std::unique_ptr<MediaStore> storeFor(MediaRules const& rules, Clock const& clock);

} // namespace wheelwright::media
