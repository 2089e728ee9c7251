#include "storage/database_probe.hpp"
#include "base/log.hpp"
#include "storage/installation.hpp"

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;

constexpr auto kPollPause = 500ms;
// The database counts as away once nothing has answered for this long. One slow or failed query is not an
// outage, and /api/health has to say so within 3 s.
constexpr auto kLongestSilence = 2s;
constexpr auto kLookAtWrites = 1s;
constexpr auto kLongestWithoutWrite = 1min;
constexpr DatabaseOptions kProbeOptions{.poolSize = 1, .poolWait = 1s, .statementTimeout = 1s};

} // namespace

DatabaseProbe::DatabaseProbe(DatabaseAddress const& address, std::function<void(bool)> report)
    : database_{Database::open(address, kProbeOptions)},
      report_{std::move(report)},
      polling_{"database probe", kPollPause, [this] { poll(); }} {}

void DatabaseProbe::poll() {
    std::string trouble;
    try {
        database_.read(installationId);
        answeredAt_ = SteadyClock::now();
    } catch (DatabaseError const& problem) {
        trouble = problem.what();
    }
    bool const answers = SteadyClock::now() - answeredAt_ < kLongestSilence;
    if (answers == answers_) return;
    answers_ = answers;
    if (answers)
        log::info("database answers again");
    else
        log::error("database not answering", {{"problem", std::string_view{trouble}}});
    report_(answers);
}

WriteProbe::WriteProbe(Database& database, Clock const& clock, std::function<void(bool)> report)
    : database_{database},
      clock_{clock},
      report_{std::move(report)},
      polling_{"write probe", kLookAtWrites, [this] { poll(); }} {}

void WriteProbe::poll() {
    auto const writes = database_.writes();
    bool const isIdle = std::chrono::steady_clock::now() - writes.doneAt > kLongestWithoutWrite;
    if (takesWrites_ == true && !writes.hasFailedSince && !isIdle) return;
    auto const problem = problemWithWriting(database_, clock_.now());
    if (takesWrites_ == !problem) return;
    takesWrites_ = !problem;
    if (problem) log::error("database refuses writes", {{"problem", std::string_view{*problem}}});
    report_(!problem);
}

} // namespace wheelwright::storage
