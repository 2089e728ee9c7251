#include "accounts/provider_answer.hpp"
#include "base/json_at.hpp"
#include "base/log.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::accounts {
namespace {

namespace json = boost::json;

Error unavailable() {
    return providerError("temporarily_unavailable",
                         "The sign-in provider does not answer just now. Please try again in a moment.");
}

Result<WebAnswer> fetch(std::string_view providerName, WebRequest const& request) {
    auto answer = webFetch(request);
    if (!answer) {
        log::warn("sign-in provider failed",
                  {{"provider", providerName}, {"problem", std::string_view{answer.error().message}}});
        return answer.error().fault == Fault::Unavailable ? unavailable() : oddAnswer();
    }
    if (answer->status >= 400 || answer->status < 200)
        log::warn("sign-in provider refused",
                  {{"provider", providerName}, {"status", static_cast<std::int64_t>(answer->status)}});
    if (answer->status >= 500 || answer->status == 429) return unavailable();
    return answer;
}

std::optional<json::value> parsed(std::string const& text) {
    boost::system::error_code problem;
    auto value = json::parse(text, problem);
    return problem ? std::nullopt : std::optional{std::move(value)};
}

} // namespace

Error providerError(std::string_view code, std::string_view message) {
    return {Fault::Unavailable, std::string{code}, std::string{message}};
}

Error oddAnswer() {
    return providerError("server_error", "The sign-in provider gave an answer that makes no sense.");
}

Result<json::value> askProvider(std::string_view providerName, WebRequest const& request) {
    auto const answer = fetch(providerName, request);
    if (!answer) return answer.error();
    auto value = parsed(answer->body);
    if (answer->status != 200 || !value) return oddAnswer();
    return std::move(*value);
}

Result<json::object> askForTokens(std::string_view providerName, WebRequest const& request) {
    auto const answer = fetch(providerName, request);
    if (!answer) return answer.error();
    auto value = parsed(answer->body);
    if (!value || !value->is_object()) return oddAnswer();
    auto& object = value->get_object();
    // GitHub answers 200 with an error inside; Facebook's error is an object.
    if (answer->status == 200 && !object.contains("error")) return std::move(object);
    auto const problem = textAt(object, "error");
    if (problem == "invalid_client" || problem == "unauthorized_client" ||
        problem == "incorrect_client_credentials")
        return providerError("invalid_client",
                             "This server is not set up correctly at the sign-in provider.");
    return providerError("token_invalid",
                         "The sign-in provider did not confirm this sign-in. Please try again.");
}

} // namespace wheelwright::accounts
