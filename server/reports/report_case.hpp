#pragma once
#include "reports/report.hpp"
#include <cstdint>
#include <map>
#include <vector>

namespace wheelwright::reports {

// A case is open until a moderator keeps the wheel or takes it down.
enum class CaseState { Open, Kept, TakenDown };
inline constexpr std::array kCaseStates{CaseState::Open, CaseState::Kept, CaseState::TakenDown};
std::string_view nameOf(CaseState state);
std::optional<CaseState> caseStateNamed(std::string_view name);

struct ReceivedReport {
    Report report;
    std::int64_t createdAt = 0;
};

// All reports of one share, with the outcome.
struct ReportCase {
    std::int64_t number = 0; // in the order in which cases were opened, from 1
    std::string shareId;
    std::string wheelId;
    CaseState state = CaseState::Open;
    std::int64_t version = 1; // goes up with each change of state
    std::int64_t openedAt = 0;
    std::int64_t reportedAt = 0; // the last report
    std::int64_t reports = 0;
    std::int64_t reportsSinceKept = 0;
    std::string note; // of the last decision
};

// A case as a moderator sees it, with the wheel as it is now.
struct ShownCase {
    ReportCase reportCase;
    std::string wheelName;
    std::int64_t sliceCount = 0;
    std::string colors;
    std::vector<std::string> choices; // at most kChoicesShown
    bool isShared = false;            // whether the reported link still opens the wheel
    std::optional<std::string> ownerId;
    std::string ownerName;
    std::map<std::string, std::int64_t> reasons; // how often each was given
    std::vector<ReceivedReport> newest;          // at most kReportsShown
};

inline constexpr std::int64_t kReportsShown = 50;

} // namespace wheelwright::reports
