#pragma once
#include "base/result.hpp"
#include "wheels/wheel_document.hpp"
#include <array>
#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::reports {

inline constexpr std::array<std::string_view, 7> kReasons{"hate",      "sexual", "violence", "personal",
                                                          "copyright", "spam",   "other"};

// A validated complaint about a shared wheel. Only the address, if given, identifies the reporter.
struct Report {
    std::string reason;
    std::string message;
    std::optional<std::string> email; // where to send an answer
};

// The error names the field that is missing, too long or invalid.
Result<Report> readReport(boost::json::object const& given);

// The moderator's note on a decision; may be empty.
Result<std::string> readNote(boost::json::object const& given);

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
    wheels::ShareId shareId;
    wheels::WheelId wheelId;
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
    std::optional<UserId> ownerId;
    std::string ownerName;
    std::map<std::string, std::int64_t> reasons; // how often each was given
    std::vector<ReceivedReport> newest;          // at most kReportsShown
};

inline constexpr std::int64_t kReportsShown = 50;

inline constexpr std::size_t kChoicesShown = 24;

// The texts of the first slices of a wheel document. A moderator sees them even if no link opens the wheel.
std::vector<std::string> firstChoices(std::string_view document);

} // namespace wheelwright::reports
