#include "accounts/sign_in/operator_link.hpp"
#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "app/settings/rules.hpp"
#include "base/clock.hpp"
#include "storage/migration_list.hpp"

namespace wheelwright::app {

Result<std::string> adminCommand(Settings const& settings, Words const& words) {
    if (words != Words{"link"}) return badCommandLine("Usage: admin link.");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    SystemClock const clock;
    accounts::MagicLinks links{database, clock, {}};
    return "This link signs you in as the operator, an admin. It works once, for ten minutes, and replaces "
           "an earlier one.\n" +
           accounts::operatorLink(links, clock, publicAddressIn(settings)) + "\n";
}

} // namespace wheelwright::app
