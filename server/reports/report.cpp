#include "reports/report.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "base/json.hpp"
#include "http/json_body.hpp"
#include "reviews/text_field.hpp"
#include <algorithm>
#include <cstdlib>

namespace wheelwright::reports {
namespace {

constexpr char kCode[] = "invalid_report";
constexpr std::size_t kLongestMessage = 1000;

} // namespace

Result<Report> readReport(boost::json::object const& given) {
    auto const reason = reviews::readTextField(given, {"reason", 20, true}, kCode);
    if (!reason) return reason.error();
    if (std::ranges::find(kReasons, *reason) == kReasons.end())
        return reviews::refusedField(kCode, "reason",
                                     "must be hate, sexual, violence, personal, copyright, spam or other");
    bool const needsMessage = *reason == "copyright" || *reason == "other";
    auto const message = reviews::readTextField(given, {"message", kLongestMessage, needsMessage}, kCode);
    if (!message) return message.error();
    auto const email = reviews::readTextField(given, {"email", 254, false}, kCode);
    if (!email) return email.error();
    if (email->empty()) return Report{*reason, *message, std::nullopt};
    auto const address = accounts::emailAddress(*email);
    if (!address) return reviews::refusedField(kCode, "email", "must be an email address");
    return Report{*reason, *message, *address};
}

Result<std::string> readNote(boost::json::object const& given) {
    return reviews::readTextField(given, {"note", kLongestMessage, false}, kCode);
}

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

std::vector<std::string> firstChoices(std::string_view document) {
    std::vector<std::string> choices;
    auto const parsed = http::parseJsonObject(document);
    auto const* const definition = parsed ? partAt(*parsed, "wheel-definition") : nullptr;
    auto const* const slices = definition != nullptr ? listAt(*definition, "slices") : nullptr;
    if (slices == nullptr) return choices;
    for (auto const& slice : *slices) {
        if (choices.size() == kChoicesShown) break;
        if (slice.is_object()) choices.emplace_back(textAt(slice.get_object(), "text"));
    }
    return choices;
}

} // namespace wheelwright::reports
