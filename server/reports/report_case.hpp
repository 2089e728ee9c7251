#pragma once
#include "reports/report.hpp"
#include <cstdint>
#include <map>
#include <vector>

namespace wheelwright::reports {

// A reported wheel waits until a moderator has looked at it.
enum class CaseState { Open, Kept, TakenDown };
inline constexpr std::array kCaseStates{CaseState::Open, CaseState::Kept, CaseState::TakenDown};
std::string_view nameOf(CaseState state);
std::optional<CaseState> caseStateNamed(std::string_view name);

struct ReceivedReport {
    Report report;
    std::int64_t createdAt = 0;
};

// Everything that was reported of one share, and what came of it.
struct ReportCase {
    std::int64_t number = 0; // in the order in which they were opened, from 1
    std::string shareId;
    std::string wheelId;
    CaseState state = CaseState::Open;
    std::int64_t version = 1; // counts its changes of state
    std::int64_t openedAt = 0;
    std::int64_t reportedAt = 0; // last
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
    std::vector<std::string> choices; // the first of them
    bool isShared = false;            // the link opens it
    std::optional<std::string> ownerId;
    std::string ownerName;
    std::map<std::string, std::int64_t> reasons; // how often each was given
    std::vector<ReceivedReport> newest;          // at most kReportsShown
};

inline constexpr std::int64_t kReportsShown = 50;

} // namespace wheelwright::reports
