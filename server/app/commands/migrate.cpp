#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "app/program/schema_upgrade.hpp"
#include "app/settings/folders.hpp"
#include <cstdio>

namespace wheelwright::app {

int migrate(Settings const& settings) {
    auto const address = storage::parseDatabaseAddress(settings.database);
    DataFolder{settings.data}.make();
    auto database = openOrExplain(*address);
    for (auto const& migration : upgradeSchema(settings, database, SystemClock{}))
        std::printf("Applied migration %d, %s.\n", migration.number, migration.name.c_str());
    std::printf("The database %s is at version %d.\n", redacted(*address).c_str(),
                storage::schemaVersion(database));
    return 0;
}

} // namespace wheelwright::app
