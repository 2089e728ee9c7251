#include "app/tidy_command.hpp"
#include "accounts/profiles.hpp"
#include "app/account_parts.hpp"
#include "app/account_rules.hpp"
#include "app/kept_kinds.hpp"
#include "app/open_database.hpp"
#include "storage/migration_list.hpp"

namespace wheelwright::app {

Result<std::string> tidyCommand(Settings const& settings) {
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    SystemClock const clock;
    accounts::LiveSessions live{database, clock};
    accounts::Profiles profiles{database, live, clock, creditRules(settings), accountParts(), recentList()};
    auto kinds =
        keptKinds(settings, database, clock, [&](std::string_view userId) { return profiles.erase(userId); });
    std::string text;
    for (auto const& kind : kinds)
        if (kind.days == 0) text += kind.name + ": kept for good\n";
    for (auto const& [kind, many] : retention::Retention{database, clock, std::move(kinds)}.run())
        text += kind + ": " + std::to_string(many) + " deleted\n";
    return text;
}

} // namespace wheelwright::app
