#include "live/database_pulse.hpp"

namespace wheelwright::live {
namespace {

constexpr storage::Query kAsk{"database_pulse", "select 1 as beat"};

} // namespace

DatabasePulse::DatabasePulse(storage::Database& database, std::chrono::milliseconds lease)
    : database_{database},
      fresh_{lease / 2},
      asking_{"feeling the database's pulse", lease / 8, [this] { feel(); }} {}

bool DatabasePulse::beats() const {
    return SteadyClock::now() - answeredAt_.load() < fresh_;
}

void DatabasePulse::feel() {
    try {
        database_.read([](storage::Connection& connection) { connection.run(kAsk); });
        answeredAt_ = SteadyClock::now();
    } catch (storage::DatabaseError const&) {
        // Not logged here: the code that needs the database reports its own failures.
    }
}

} // namespace wheelwright::live
