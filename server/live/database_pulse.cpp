#include "live/database_pulse.hpp"

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;

constexpr auto kPause = 500ms;
constexpr auto kFresh = 2s;
constexpr storage::Query kAsk{"database_pulse", "select 1 as beat"};

} // namespace

DatabasePulse::DatabasePulse(storage::Database& database)
    : database_{database}, asking_{"feeling the database's pulse", kPause, [this] { feel(); }} {}

bool DatabasePulse::beats() const {
    return SteadyClock::now() - answeredAt_.load() < kFresh;
}

void DatabasePulse::feel() {
    try {
        database_.read([](storage::Connection& connection) { connection.run(kAsk); });
        answeredAt_ = SteadyClock::now();
    } catch (storage::DatabaseError const&) {
        // Whoever has work for it says so.
    }
}

} // namespace wheelwright::live
