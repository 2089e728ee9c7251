#include "reports/report.hpp"
#include "accounts/email_address.hpp"
#include "reviews/text_field.hpp"
#include <algorithm>

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
    if (!address) return reviews::refusedField(kCode, "email", "must be an e-mail address");
    return Report{*reason, *message, *address};
}

Result<std::string> readNote(boost::json::object const& given) {
    return reviews::readTextField(given, {"note", kLongestMessage, false}, kCode);
}

} // namespace wheelwright::reports
