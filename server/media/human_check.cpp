#include "media/human_check.hpp"
#include "base/digest.hpp"
#include "base/log.hpp"
#include "base/web_fetch.hpp"
#include "http/form_fields.hpp"
#include "media/upload_store.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>

namespace wheelwright::media {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestToken = 4096;

Error failed() {
    return {Fault::Invalid, "verification_failed",
            "We could not verify that you are human. Please do the check again."};
}
// The page shows a new check when it reads this code.
Error challengeAgain() {
    return {Fault::Invalid, "cloudflare_challenge",
            "We need to verify your browser. Please wait a moment and try again."};
}
Error unavailable() {
    return {Fault::Unavailable, "verification_unavailable",
            "The check that you are human cannot be reached just now. Please try again in a moment."};
}

bool isUsedUp(json::object const& answer) {
    auto const* const codes = answer.if_contains("error-codes");
    return codes != nullptr && codes->is_array() &&
           std::ranges::any_of(codes->get_array(), [](json::value const& code) {
               return code.is_string() && code.get_string() == "timeout-or-duplicate";
           });
}

} // namespace

HumanCheck::HumanCheck(HumanCheckRules rules, storage::Database& database, Clock const& clock)
    : rules_{std::move(rules)}, database_{database}, clock_{clock} {
    if (rules_.siteKey.empty() != rules_.secret.empty())
        throw std::runtime_error(
            "--turnstile-site-key and --turnstile-secret belong together: set both or none.");
    if (!rules_.isOn())
        log::info("uploads are taken without a check for humans: --turnstile-site-key is not set");
}

Result<void> HumanCheck::pass(std::string_view token, std::string_view source) {
    if (token.empty() || token.size() > kLongestToken) return failed();
    if (!rules_.isOn()) return {};
    auto const isFresh = database_.write([&](storage::Connection& connection) {
        return spendToken(connection, sha256Hex(token), clock_.now());
    });
    if (!isFresh) return challengeAgain();
    return askVerifier(token, source);
}

Result<void> HumanCheck::askVerifier(std::string_view token, std::string_view source) const {
    auto const answer = webFetch(
        {.url = rules_.verifyUrl,
         .form = http::formText({{"secret", rules_.secret}, {"response", token}, {"remoteip", source}})});
    if (!answer || answer->status >= 500) {
        log::warn("the verifier does not answer",
                  {{"problem",
                    std::string_view{answer ? std::to_string(answer->status) : answer.error().message}}});
        return unavailable();
    }
    boost::system::error_code problem;
    auto const parsed = json::parse(answer->body, problem);
    auto const* const verdict = parsed.if_object();
    if (problem || verdict == nullptr) return unavailable();
    auto const* const success = verdict->if_contains("success");
    if (success != nullptr && success->is_bool() && success->get_bool()) return {};
    return isUsedUp(*verdict) ? challengeAgain() : failed();
}

} // namespace wheelwright::media
