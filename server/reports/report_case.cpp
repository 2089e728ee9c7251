#include "reports/report_case.hpp"
#include <cstdlib>

namespace wheelwright::reports {

std::string_view nameOf(CaseState state) {
    switch (state) {
        case CaseState::Open: return "open";
        case CaseState::Kept: return "kept";
        case CaseState::TakenDown: return "takenDown";
    }
    std::abort(); // a new state fails the build above
}

std::optional<CaseState> caseStateNamed(std::string_view name) {
    for (auto const state : kCaseStates)
        if (nameOf(state) == name) return state;
    return std::nullopt;
}

} // namespace wheelwright::reports
