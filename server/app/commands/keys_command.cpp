#include "accounts/sessions/signing_keys.hpp"
#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "storage/migration_list.hpp"

namespace wheelwright::app {
namespace {

std::string list(accounts::SigningKeys& keys) {
    std::string text;
    auto const current = keys.current().kid;
    for (auto const& key : keys.published()) {
        std::string const kid{key.at("kid").as_string()};
        text += kid + (kid == current ? "  signs" : "  is accepted") + "\n";
    }
    return text;
}

} // namespace

Result<std::string> keysCommand(Settings const& settings, std::vector<std::string> const& words) {
    bool const rotating = words.size() == 1 && words[0] == "rotate";
    if (!rotating && !(words.size() == 1 && words[0] == "list"))
        return badCommandLine("Say keys list or keys rotate.");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    SystemClock const clock;
    accounts::SigningKeys keys{database, clock};
    keys.makeFirst();
    if (!rotating) return list(keys);
    return "The key " + keys.rotate() +
           " signs from 5 seconds on. The one before stays accepted; nobody is signed out.\n";
}

} // namespace wheelwright::app
