#pragma once
#include "app/settings/settings.hpp"
#include "media/media_store.hpp"
#include "storage/database.hpp"
#include <filesystem>
#include <string>
#include <vector>

namespace wheelwright::app {

enum class Verdict {
    Good,
    Warning, // works, but may be unintended
    Bad,
};

// One finding of wheelwright doctor, with advice unless it is good.
struct Finding {
    Verdict verdict;
    std::string what;
    std::string advice = {};
};

using Diagnosis = std::vector<Finding>;

// One line per finding, followed by its advice.
std::string textOf(Diagnosis const& diagnosis);
bool isHealthy(Diagnosis const& diagnosis); // nothing bad was found

// Checks the version of the schema, an SQLite file's integrity, and PostgreSQL's durability.
Diagnosis databaseFindings(storage::Database& database);

// SQLite's complaint about a damaged file; empty if the file is intact.
std::string damageIn(storage::Database& sqlite);

// Whether anyone can moderate in the page. Needs the program's own schema.
Finding adminsFinding(storage::Database& database);

// Checks that the log of draws still has all that it had at the head that was kept outside the database.
Diagnosis drawLogFindings(storage::Database& database, std::filesystem::path const& headFile);

// Checks what our key may do in the store of uploads, missing files and orphans.
Diagnosis storeFindings(media::MediaStore& store, storage::Database& database,
                        media::MediaRules const& rules);

// Checks the decoder and the store of uploads.
Diagnosis mediaFindings(storage::Database& database, media::MediaRules const& rules);

// Finds settings that are allowed but may not be what the operator intended.
Diagnosis settingsFindings(Settings const& settings);

} // namespace wheelwright::app
