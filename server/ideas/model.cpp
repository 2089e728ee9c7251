#include "ideas/model.hpp"
#include "base/languages.hpp"
#include "base/log.hpp"
#include "base/web_fetch.hpp"
#include "ideas/chat_answer.hpp"
#include "ideas/model_plan.hpp"
#include "ideas/wheel_plan.hpp"
#include "wheels/fresh_wheel.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

constexpr int kTries = 2;
constexpr std::size_t kMostRepeated = 8 * 1024; // a larger refused answer isn't sent back to the model

Error unavailable(std::string_view problem) {
    log::warn("model not answering", {{"problem", problem}});
    return {Fault::Unavailable, "model_unavailable",
            "The wheel couldn't be made because the model isn't responding. You got your credit back. "
            "Try again in a moment."};
}

Error tooSlow() {
    log::warn("model too slow");
    return {Fault::Unavailable, "model_too_slow",
            "The wheel couldn't be made because the model took too long. You got your credit back. "
            "Try again."};
}

Error unusable(std::string_view problem) {
    log::warn("model answer unusable", {{"problem", problem}});
    return {Fault::Unavailable, "model_answer_unusable",
            "The wheel couldn't be made because the model's answer was unusable. You got your credit back. "
            "Try again, perhaps in other words."};
}

json::object message(std::string_view role, std::string_view content) {
    return {{"role", role}, {"content", content}};
}

std::string effectsListed() {
    std::string text;
    for (auto const effect : wheels::kEffects)
        text.append(text.empty() ? "" : ", ").append(effect);
    return text;
}

std::string instructions(WheelWish const& wish, wheels::Palettes const& palettes) {
    return "You plan wheels for a spinning wheel that picks one of its choices. The user says what the wheel "
           "is "
           "to be about. Whatever the user says, answer with one JSON object and nothing else. Its members "
           "are: "
           "name, the title of the wheel, at most 60 characters; choices, a list of exactly " +
           std::to_string(wish.count) +
           " objects, each with text, at most 60 characters and no two alike, and weight, a whole number "
           "from 1 "
           "to 100, 1 unless the user wants some choices to come up more often; theme and palette, a palette "
           "and its theme that fit the wheel; effect, a celebration that fits it. Write name and texts in "
           "the "
           "language with the code " +
           std::string{kLanguages[wish.language].locale} +
           ", as plain text without markup, links or numbering. Themes and their palettes: " +
           palettes.listed() + ". Effects: " + effectsListed() + ".";
}

void addRefusal(json::array& messages, std::string const& answer, std::string const& problem) {
    if (answer.size() <= kMostRepeated) messages.push_back(message("assistant", answer));
    messages.push_back(message("user", "That answer was refused: " + problem +
                                           " Answer again with the whole JSON object and nothing else."));
}

} // namespace

Result<WheelPlan> Model::plan(WheelWish const& wish, Listener const& listener) const {
    auto const deadline = std::chrono::steady_clock::now() + rules_.timeout;
    json::array messages{message("system", instructions(wish, palettes_)), message("user", wish.prompt)};
    std::string problem;
    for (int tried = 0; tried < kTries; ++tried) {
        auto const answer = ask(messages, deadline, listener);
        if (!answer) return answer.error();
        auto plan = readPlan(*answer, wish.count, palettes_);
        if (plan) return plan;
        problem = plan.error().message;
        addRefusal(messages, *answer, problem);
    }
    return unusable(problem);
}

Result<std::string> Model::ask(json::array const& messages, Deadline deadline,
                               Listener const& listener) const {
    auto const left = std::chrono::duration_cast<milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left < milliseconds{1}) return tooSlow();
    listener.progress(0);
    ChoiceCounter counter;
    ChatAnswer chat{[&](std::string_view text) {
        auto const before = counter.count();
        counter.take(text);
        if (counter.count() > before) listener.progress(counter.count());
    }};
    auto const body = json::serialize(json::object{{"model", rules_.name},
                                                   {"messages", messages},
                                                   {"stream", true},
                                                   {"response_format", {{"type", "json_object"}}}});
    WebRequest request{
        .url = rules_.url + (rules_.url.ends_with('/') ? "" : "/") + "chat/completions",
        .headers = {"Content-Type: application/json", "Accept: text/event-stream, application/json"},
        .method = "POST",
        .body = body,
        .timeout = left,
        .mostBytes = rules_.mostBytes,
        .onPiece = [&](std::string_view piece) { chat.take(piece); },
        .isCancelled = listener.isCancelled};
    if (!rules_.key.empty()) request.headers.push_back("Authorization: Bearer " + rules_.key);
    auto const answer = webFetch(request);
    if (!answer && answer.error().code == "too_slow") return tooSlow();
    if (!answer && answer.error().code == "answer_too_large") return unusable("it is too large");
    if (!answer) return unavailable(answer.error().message);
    // The body of an error may repeat our key, so log only the status.
    if (answer->status != 200) return unavailable("status " + std::to_string(answer->status));
    auto text = chat.text(answer->contentType);
    if (!text) return unavailable("it does not speak the protocol");
    return std::move(*text);
}

} // namespace wheelwright::ideas
