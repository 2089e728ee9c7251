#include "ideas/chat_answer.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;

constexpr std::string_view kData = "data:";
constexpr std::string_view kLast = "[DONE]";

json::object const* firstChoice(json::object const& document) {
    auto const* const choices = listAt(document, "choices");
    return choices == nullptr || choices->empty() ? nullptr : choices->front().if_object();
}

std::string_view contentIn(json::object const& document, std::string_view part) {
    auto const* const choice = firstChoice(document);
    auto const* const message = choice == nullptr ? nullptr : partAt(*choice, part);
    return message == nullptr ? std::string_view{} : textAt(*message, "content");
}

} // namespace

void ChatAnswer::take(std::string_view piece) {
    rest_ += piece;
    rest_.erase(0, rest_.find_first_not_of(" \t\r\n"));
    if (rest_.starts_with('{')) return; // a JSON document: text() parses it when it is complete
    std::size_t from = 0;
    for (auto end = rest_.find('\n'); end != std::string::npos; end = rest_.find('\n', from)) {
        takeLine(std::string_view{rest_}.substr(from, end - from));
        from = end + 1;
    }
    rest_.erase(0, from);
}

void ChatAnswer::takeLine(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.starts_with(kData)) return;
    auto const data = trimmed(line.substr(kData.size()));
    if (!data.empty() && data != kLast) takeEvent(data);
}

void ChatAnswer::takeEvent(std::string_view data) {
    auto const event = http::parseJsonObject(data);
    if (!event || event->contains("error")) {
        isBroken_ = true;
        return;
    }
    auto const text = contentIn(*event, "delta");
    text_ += text;
    if (!text.empty()) onText_(text);
}

std::optional<std::string> ChatAnswer::text(std::string_view contentType) {
    if (contentType == "application/json") {
        auto const document = http::parseJsonObject(rest_);
        if (!document || firstChoice(*document) == nullptr) return std::nullopt;
        text_ = contentIn(*document, "message");
        onText_(text_);
    } else if (contentType != "text/event-stream") {
        return std::nullopt;
    } else {
        takeLine(rest_);
    }
    if (isBroken_) return std::nullopt;
    return text_;
}

} // namespace wheelwright::ideas
