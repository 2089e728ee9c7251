#pragma once
#include "base/clock.hpp"
#include "reports/report_store.hpp"
#include "storage/database.hpp"
#include <functional>

namespace wheelwright::reports {

inline constexpr std::int64_t kReportsThatReopen = 3; // this many more reports reopen a kept case

// A moderator's decision. If `seen` names a version of the case and the case has changed since, the decision
// fails with Conflict.
struct Decision {
    CaseState state = CaseState::Kept;
    std::string note = {};
    std::optional<std::int64_t> seen = {};
};

// Takes reports about shared wheels, and the decisions of users with the admin role and of the command line.
// Logs each decision.
class Reports {
public:
    // Calls `changed` with the id of each share that caches must drop after a decision.
    Reports(storage::Database& database, Clock const& clock,
            std::function<void(wheels::ShareId const&)> changed = {})
        : database_{database}, clock_{clock}, changed_{std::move(changed)} {}

    Result<void> add(wheels::ShareId const& shareId, Report const& report);

    CasePage queue(CaseState state, std::int64_t page);
    reviews::LogPage log(std::int64_t page);

    // Returns the case as it is afterwards; does nothing if it has that state already. The state Open
    // restores the wheel; a case without reports becomes Kept instead.
    Result<ShownCase> settle(std::int64_t number, Decision const& decision,
                             reviews::Moderator const& moderator);
    // Takes a wheel down by its link, even if there is no report.
    Result<ShownCase> takeDown(wheels::ShareId const& shareId, std::string const& note,
                               reviews::Moderator const& moderator);
    Result<ShownCase> restore(wheels::ShareId const& shareId, reviews::Moderator const& moderator);

private:
    template <class Find>
    Result<ShownCase> change(Find const& find, Decision const& decision, reviews::Moderator const& moderator);
    Result<void> decide(storage::Connection& connection, ReportCase& reportCase, Decision const& decision,
                        reviews::Moderator const& moderator);
    std::int64_t now() const;

    storage::Database& database_;
    Clock const& clock_;
    std::function<void(wheels::ShareId const&)> changed_;
};

} // namespace wheelwright::reports
