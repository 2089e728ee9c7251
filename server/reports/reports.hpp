#pragma once
#include "base/clock.hpp"
#include "reports/report_store.hpp"
#include "storage/database.hpp"
#include <functional>

namespace wheelwright::reports {

inline constexpr std::int64_t kReportsThatReopen = 3; // further ones of a wheel that was kept

// What a moderator decides. Who says which version they saw is told when it is another now.
struct Decision {
    CaseState state = CaseState::Kept;
    std::string note = {};
    std::optional<std::int64_t> seen = {};
};

// What is said against shared wheels, and what people with the admin role and the command line do about it.
// Each of their steps is in the log.
class Reports {
public:
    // `changed` hears which share is to be forgotten after a change that readers may see.
    Reports(storage::Database& database, Clock const& clock,
            std::function<void(std::string_view)> changed = {})
        : database_{database}, clock_{clock}, changed_{std::move(changed)} {}

    Result<void> add(std::string_view shareId, Report const& report);

    CasePage queue(CaseState state, std::int64_t page);
    reviews::LogPage log(std::int64_t page);

    // The case as it is now; asking for what already is changes nothing. To open it again is to restore the
    // wheel; a case without a report is kept then.
    Result<ShownCase> settle(std::int64_t number, Decision const& decision,
                             reviews::Moderator const& moderator);
    // By the link, whether or not anyone has reported it.
    Result<ShownCase> takeDown(std::string_view shareId, std::string const& note,
                               reviews::Moderator const& moderator);
    Result<ShownCase> restore(std::string_view shareId, reviews::Moderator const& moderator);

private:
    template <class Find>
    Result<ShownCase> change(Find const& find, Decision const& decision, reviews::Moderator const& moderator);
    Result<void> decide(storage::Connection& connection, ReportCase& reportCase, Decision const& decision,
                        reviews::Moderator const& moderator);
    std::int64_t now() const;

    storage::Database& database_;
    Clock const& clock_;
    std::function<void(std::string_view)> changed_;
};

} // namespace wheelwright::reports
