#include "reviews/bot_check.hpp"
#include "accounts/json_text_at.hpp"
#include "base/log.hpp"
#include "base/web_fetch.hpp"
#include "http/form_fields.hpp"
#include "http/json_body.hpp"

namespace wheelwright::reviews {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kAction = "feedback_submit";
constexpr auto kRemembered = 10min; // the service's own tokens live for two
constexpr std::size_t kLongestToken = 4096;

Error notAPerson() {
    return {Fault::Invalid, "verification_failed",
            "The check that a person sent this failed. Please try again."};
}

Error serviceAway(std::string_view problem) {
    log::warn("the bot check cannot be asked", {{"problem", problem}});
    return {Fault::Unavailable, "verification_unavailable",
            "The check that a person sent this cannot be made just now. Please try again in a moment."};
}

} // namespace

Result<void> BotCheck::check(std::string_view token, std::string_view source) {
    if (!isOn()) return {};
    std::string const text{token};
    if (text.empty() || text.size() > kLongestToken || !use(text)) return notAPerson();
    auto outcome = ask(token, source);
    if (!outcome && outcome.error().fault == Fault::Unavailable) giveBack(text);
    return outcome;
}

Result<void> BotCheck::ask(std::string_view token, std::string_view source) const {
    auto const answer = webFetch(
        {.url = rules_.verifyUrl,
         .form = http::formText({{"secret", rules_.secret}, {"response", token}, {"remoteip", source}})});
    if (!answer) return serviceAway(answer.error().message);
    if (answer->status != 200) return serviceAway("status " + std::to_string(answer->status));
    auto const said = http::parseJsonObject(answer->body);
    if (!said) return serviceAway("no JSON");
    auto const* const score = said->if_contains("score");
    bool const isPerson = accounts::trueAt(*said, "success") &&
                          accounts::textAt(*said, "action") == kAction && score != nullptr &&
                          score->is_number() && score->to_number<double>() * 100 >= rules_.threshold;
    if (!isPerson) return notAPerson();
    return {};
}

bool BotCheck::use(std::string const& token) {
    auto const now = std::chrono::steady_clock::now();
    std::lock_guard const lock{guard_};
    std::erase_if(used_, [&](auto const& used) { return now - used.second > kRemembered; });
    return used_.emplace(token, now).second;
}

void BotCheck::giveBack(std::string const& token) {
    std::lock_guard const lock{guard_};
    used_.erase(token);
}

} // namespace wheelwright::reviews
