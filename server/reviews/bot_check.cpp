#include "reviews/bot_check.hpp"
#include "base/json.hpp"

namespace wheelwright::reviews {
namespace {

using Outcome = accounts::Verifier::Outcome;

constexpr double kNearly = 1e-6; // in floating point 0.57 * 100 is slightly less than 57
constexpr std::string_view kAction = "feedback_submit";

Error notAPerson() {
    return {Fault::Invalid, "verification_failed", "We couldn't verify that a person sent this. Try again."};
}

Error serviceAway() {
    return {Fault::Unavailable, "verification_unavailable",
            "We can't verify right now that a person sent this. Try again in a moment."};
}

} // namespace

Result<void> BotCheck::check(std::string_view token, std::string_view source) {
    if (!isOn()) return {};
    auto const answer = service_.ask(token, source);
    if (answer.outcome == Outcome::Away) return serviceAway();
    auto const score = realAt(answer.said, "score");
    bool const isPerson = answer.outcome == Outcome::Said && trueAt(answer.said, "success") &&
                          textAt(answer.said, "action") == kAction && score &&
                          *score * 100 > threshold_ - kNearly;
    if (!isPerson) return notAPerson();
    return {};
}

} // namespace wheelwright::reviews
