#include "app/open_database.hpp"
#include <stdexcept>

namespace wheelwright::app {

storage::Database openOrExplain(storage::DatabaseAddress const& address,
                                storage::DatabaseOptions const& options) {
    try {
        return storage::Database::open(address, options);
    } catch (storage::DatabaseError const& problem) {
        throw std::runtime_error("The database " + redacted(address) +
                                 " (--database) cannot be used: " + problem.what());
    }
}

} // namespace wheelwright::app
