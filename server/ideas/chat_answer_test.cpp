#include "ideas/chat_answer.hpp"
#include "ideas/wheel_plan.hpp"
#include <gtest/gtest.h>

namespace wheelwright::ideas {
namespace {

std::optional<std::string> readAnswer(std::string_view answer, std::string_view type, std::size_t pieceSize) {
    std::string heard;
    ChatAnswer chat{[&](std::string_view text) { heard += text; }};
    for (std::size_t at = 0; at < answer.size(); at += pieceSize)
        chat.take(answer.substr(at, pieceSize));
    auto text = chat.text(type);
    EXPECT_EQ(heard, text.value_or(heard));
    return text;
}

constexpr char kEvents[] =
    ": hello\r\n\r\n"
    "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"}}]}\r\n\r\n"
    "data: {\"choices\":[{\"delta\":{\"content\":\"So\"}}]}\n\n"
    "data:{\"choices\":[{\"delta\":{\"content\":\"up\"}}]}\n\n"
    "data: {\"choices\":[],\"usage\":{\"total_tokens\":7}}\n\n"
    "data: [DONE]\n\n";

TEST(ChatAnswer, EventsAreReadHoweverTheyArrive) {
    for (auto const size : {1U, 7U, 10'000U})
        EXPECT_EQ(readAnswer(kEvents, "text/event-stream", size), "Soup") << size;
}

TEST(ChatAnswer, AWholeDocumentIsReadToo) {
    for (auto const size : {1U, 7U, 10'000U})
        EXPECT_EQ(readAnswer("\n{\n \"choices\": [{\"message\": {\"content\": \"Soup\"}}]\n}\n",
                             "application/json", size),
                  "Soup")
            << size;
}

TEST(ChatAnswer, WhatIsNeitherIsNone) {
    EXPECT_EQ(readAnswer("<p>A page</p>", "text/html", 100), std::nullopt);
    EXPECT_EQ(readAnswer(kEvents, "text/plain", 100), std::nullopt);
    EXPECT_EQ(readAnswer("{\"choices\":[]}", "application/json", 100), std::nullopt);
    EXPECT_EQ(readAnswer("{\"choices\":[{\"mess", "application/json", 100), std::nullopt);
    EXPECT_EQ(readAnswer("data: {broken\n\n", "text/event-stream", 100), std::nullopt);
    EXPECT_EQ(readAnswer("data: {\"error\":{\"message\":\"busy\"}}\n\n", "text/event-stream", 100),
              std::nullopt);
}

TEST(ChoiceCounter, CountsWhatIsCompleteSoFar) {
    ChoiceCounter counter;
    counter.take(R"({"name":"{[\"}","choices":[{"text":"a)");
    EXPECT_EQ(counter.count(), 0U);
    counter.take(R"(}"},{"text":"b"})");
    EXPECT_EQ(counter.count(), 2U);
    counter.take("]}]}}}");
    EXPECT_EQ(counter.count(), 2U);
}

} // namespace
} // namespace wheelwright::ideas
