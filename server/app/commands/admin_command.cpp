#include "accounts/sign_in/operator_link.hpp"
#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "app/settings/rules.hpp"
#include "base/clock.hpp"
#include "storage/migration_list.hpp"

namespace wheelwright::app {

Result<std::string> adminCommand(Settings const& settings, Words const& words) {
    if (words != Words{"link"}) return badCommandLine("admin takes link: wheelwright admin link");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    SystemClock const clock;
    accounts::MagicLinks links{database, clock, {}};
    return "Whoever opens this link within ten minutes is signed in as the operator, an admin. It works "
           "once; "
           "an earlier one is void.\n" +
           accounts::operatorLink(links, clock, publicAddressIn(settings)) + "\n";
}

} // namespace wheelwright::app
