#include "reports/reports.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/clock.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/shares.hpp"
#include <algorithm>

namespace wheelwright::reports {
namespace {

using reviews::Moderator;
using storage::Connection;

Error noSuchCase(std::string const& what) {
    return {Fault::NotFound, "case_not_found", "There is no reported wheel " + what + "."};
}

Error anotherWasFaster() {
    return {Fault::Conflict, "case_changed",
            "Someone else has changed this case in the meantime. Look at it again."};
}

// Visitors have addresses of the wheel's pictures. The owner's other links get new ones, so they are read
// again.
void hideMedia(Connection& connection, UserId const& ownerId, std::vector<wheels::ShareId>& shares) {
    accounts::voidMediaAddresses(connection, ownerId);
    for (auto const& wheel : wheels::allWheelsOf(connection, ownerId))
        if (wheel.shareId && std::ranges::find(shares, *wheel.shareId) == shares.end())
            shares.push_back(*wheel.shareId);
}

std::string_view actionFor(CaseState state) {
    return state == CaseState::Open ? "restored" : nameOf(state);
}

} // namespace

std::int64_t Reports::now() const {
    return millisecondsOf(clock_.now());
}

// A kept case reopens only for a new reason or after kReportsThatReopen more reports.
Result<void> Reports::add(wheels::ShareId const& shareId, Report const& report) {
    return database_.write([&](Connection& connection) -> Result<void> {
        lockCases(connection);
        auto const wheel = wheels::wheelShared(connection, shareId);
        if (!wheel) return wheel.error();
        auto found = findCaseOfShare(connection, shareId);
        auto reportCase = found ? *found : openCase(connection, shareId, wheel->id, now());
        bool const isNew = !hasReason(connection, reportCase.number, report.reason);
        addReport(connection, reportCase.number, report, now());
        reportCase.reports += 1;
        reportCase.reportedAt = now();
        if (reportCase.state == CaseState::Kept) {
            reportCase.reportsSinceKept += 1;
            if (isNew || reportCase.reportsSinceKept >= kReportsThatReopen) {
                reportCase.state = CaseState::Open;
                reportCase.version += 1;
            }
        }
        putCase(connection, reportCase);
        return {};
    });
}

CasePage Reports::queue(CaseState state, std::int64_t page) {
    return database_.read([&](Connection& connection) {
        return connection.transaction([&] { return casePage(connection, state, page); });
    });
}

reviews::LogPage Reports::log(std::int64_t page) {
    return database_.read(
        [&](Connection& connection) { return reviews::moderationLog(connection, kReportLog, page); });
}

// Updates the wheel before the case: deleting a wheel locks them in the same order, which prevents deadlocks.
Result<void> Reports::decide(Connection& connection, ReportCase& reportCase, Decision const& decision,
                             Moderator const& moderator) {
    bool const hasNothingToOpen = decision.state == CaseState::Open && reportCase.reports == 0;
    auto const state = hasNothingToOpen ? CaseState::Kept : decision.state;
    if (reportCase.state == state) return {};
    if (decision.seen && *decision.seen != reportCase.version) return anotherWasFaster();
    bool const isDown = state == CaseState::TakenDown || hasOtherTakenDown(connection, reportCase);
    wheels::setTakenDown(connection, reportCase.wheelId, isDown ? std::optional{now()} : std::nullopt);
    reportCase.state = state;
    reportCase.version += 1;
    reportCase.reportsSinceKept = 0;
    reportCase.note = decision.note;
    putCase(connection, reportCase);
    reviews::logModeration(
        connection, kReportLog, moderator,
        {now(), "", std::string{actionFor(decision.state)}, reportCase.number, decision.note});
    return {};
}

template <class Find>
Result<ShownCase> Reports::change(Find const& find, Decision const& decision, Moderator const& moderator) {
    std::vector<wheels::ShareId> shares;
    auto outcome = database_.write([&](Connection& connection) -> Result<ShownCase> {
        shares.clear();
        lockCases(connection);
        Result<ReportCase> found = find(connection);
        if (!found) return found.error();
        auto const before = found->version;
        if (auto const done = decide(connection, *found, decision, moderator); !done) return done.error();
        auto const wheel = wheels::findWheel(connection, found->wheelId);
        if (!wheel) return noSuchCase(std::to_string(found->number));
        if (found->version == before) return shown(connection, *found);
        // The owner may have made a new link since the report.
        shares.push_back(found->shareId);
        if (wheel->shareId && *wheel->shareId != found->shareId) shares.push_back(*wheel->shareId);
        if (found->state == CaseState::TakenDown && wheel->ownerId)
            hideMedia(connection, *wheel->ownerId, shares);
        for (auto const& share : shares)
            wheels::noteShareChange(connection, share, now());
        return shown(connection, *found);
    });
    for (auto const& share : shares)
        if (changed_) changed_(share);
    return outcome;
}

Result<ShownCase> Reports::settle(std::int64_t number, Decision const& decision, Moderator const& moderator) {
    auto const find = [&](Connection& connection) -> Result<ReportCase> {
        auto found = findCase(connection, number);
        if (!found) return noSuchCase(std::to_string(number));
        return std::move(*found);
    };
    return change(find, decision, moderator);
}

Result<ShownCase> Reports::takeDown(wheels::ShareId const& shareId, std::string const& note,
                                    Moderator const& moderator) {
    auto const find = [&](Connection& connection) -> Result<ReportCase> {
        if (auto found = findCaseOfShare(connection, shareId)) return std::move(*found);
        auto const wheel = wheels::wheelShared(connection, shareId);
        if (!wheel) return wheel.error();
        return openCase(connection, shareId, wheel->id, now());
    };
    return change(find, {CaseState::TakenDown, note}, moderator);
}

Result<ShownCase> Reports::restore(wheels::ShareId const& shareId, Moderator const& moderator) {
    auto const find = [&](Connection& connection) -> Result<ReportCase> {
        auto found = findCaseOfShare(connection, shareId);
        if (!found) return noSuchCase(shareId.text());
        return std::move(*found);
    };
    return change(find, {CaseState::Open}, moderator);
}

} // namespace wheelwright::reports
