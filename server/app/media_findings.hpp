#pragma once
#include "app/diagnosis.hpp"
#include "media/media_rules.hpp"
#include "storage/database.hpp"

namespace wheelwright::app {

// Checks the decoder, the store of uploads, missing files and orphans.
Diagnosis mediaFindings(storage::Database& database, media::MediaRules const& rules);

} // namespace wheelwright::app
