#include "storage/migration_list.hpp"
#include "base/chance.hpp"

namespace wheelwright::storage {
namespace {

constexpr Query kAddFact{"installation_add", "insert into installation (name, value) values ($1, $2)"};

// Whose data this is: a backup, a second server or a cache can tell whether it meant this database.
void fillInstallation(Connection& connection, Instant now) {
    connection.run(kAddFact, "id", newUuid());
    connection.run(kAddFact, "installed_at", std::to_string(now.time_since_epoch().count()));
}

} // namespace

std::vector<Migration> const& migrationList() {
    static std::vector<Migration> const list{
        {1,
         "installation",
         {"create table installation (name text primary key, value text not null)"},
         fillInstallation},
    };
    return list;
}

} // namespace wheelwright::storage
