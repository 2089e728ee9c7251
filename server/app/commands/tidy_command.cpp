#include "accounts/profile/profiles.hpp"
#include "app/commands/commands.hpp"
#include "app/program/account_parts.hpp"
#include "app/program/open_database.hpp"
#include "app/program/retention_rules.hpp"
#include "app/settings/rules.hpp"
#include "storage/migration_list.hpp"

namespace wheelwright::app {

Result<std::string> tidyCommand(Settings const& settings) {
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    SystemClock const clock;
    accounts::SessionCache cache{database, clock};
    accounts::Profiles profiles{database, cache, clock, creditRules(settings), accountParts(), recentList()};
    auto kinds = retentionRules(settings, database, clock,
                                [&](UserId const& userId) { return profiles.erase(userId); });
    std::string text;
    for (auto const& kind : kinds)
        if (kind.days == 0) text += kind.name + ": kept for good\n";
    for (auto const& [kind, count] : retention::Retention{database, clock, std::move(kinds)}.run())
        text += kind + ": " + std::to_string(count) + " deleted\n";
    return text;
}

} // namespace wheelwright::app
