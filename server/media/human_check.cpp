#include "media/human_check.hpp"
#include "base/json.hpp"
#include "base/log.hpp"

namespace wheelwright::media {
namespace {

using Outcome = accounts::Verifier::Outcome;

Error failed() {
    return {Fault::Invalid, "verification_failed",
            "We couldn't verify that you are human. Do the check again."};
}
// The page shows a new check when it reads this code.
Error challengeAgain() {
    return {Fault::Invalid, "cloudflare_challenge",
            "We need to verify your browser. Wait a moment and try again."};
}
Error unavailable() {
    return {Fault::Unavailable, "verification_unavailable",
            "The service that verifies humans can't be reached right now. Try again in a moment."};
}

} // namespace

HumanCheck::HumanCheck(HumanCheckRules rules, storage::Database& database, Clock const& clock)
    : rules_{std::move(rules)}, verifier_{{rules_.secret, rules_.verifyUrl}, database, clock} {
    if (rules_.siteKey.empty() != rules_.secret.empty())
        throw std::runtime_error(
            "--turnstile-site-key and --turnstile-secret belong together: set both or none.");
    if (!rules_.isOn())
        log::info("uploads accepted without a check for humans: --turnstile-site-key is not set");
}

Result<void> HumanCheck::pass(std::string_view token, std::string_view source) {
    if (!rules_.isOn()) return token.empty() ? Result<void>{failed()} : Result<void>{};
    auto const answer = verifier_.ask(token, source);
    switch (answer.outcome) {
        case Outcome::NoToken: return failed();
        case Outcome::Spent: return challengeAgain();
        case Outcome::Away: return unavailable();
        case Outcome::Said: break;
    }
    if (trueAt(answer.said, "success")) return {};
    return accounts::namesError(answer.said, "timeout-or-duplicate") ? challengeAgain() : failed();
}

} // namespace wheelwright::media
