#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::ideas {

// What a chat endpoint answers, taken piece by piece: server-sent events with a bit of the text each, or
// one JSON document with all of it.
class ChatAnswer {
public:
    using OnText = std::function<void(std::string_view)>;
    explicit ChatAnswer(OnText onText) : onText_{std::move(onText)} {}

    void take(std::string_view piece);

    // What the model wrote, once the answer is complete; nothing when the endpoint did not answer as it
    // should.
    std::optional<std::string> text(std::string_view contentType);

private:
    void takeLine(std::string_view line);
    void takeEvent(std::string_view data);

    OnText onText_;
    std::string rest_; // what is no whole line yet
    std::string text_;
    bool isBroken_ = false;
};

} // namespace wheelwright::ideas
