#pragma once
#include "app/diagnosis.hpp"
#include "media/media_rules.hpp"
#include "storage/database.hpp"

namespace wheelwright::app {

// Whether the files of uploads can be reached and none is missing.
Diagnosis mediaFindings(storage::Database& database, media::MediaRules const& rules);

} // namespace wheelwright::app
