#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::ideas {

// Parses the answer of a chat endpoint as it arrives: server-sent events with a piece of the text each, or
// one JSON document with the whole text.
class ChatAnswer {
public:
    using OnText = std::function<void(std::string_view)>;
    explicit ChatAnswer(OnText onText) : onText_{std::move(onText)} {}

    void take(std::string_view piece);

    // Call it when the answer is complete. Returns the model's text, or nullopt when the endpoint didn't
    // follow the protocol.
    std::optional<std::string> text(std::string_view contentType);

private:
    void takeLine(std::string_view line);
    void takeEvent(std::string_view data);

    OnText onText_;
    std::string rest_; // the incomplete last line, or the JSON document so far
    std::string text_;
    bool isBroken_ = false;
};

} // namespace wheelwright::ideas
