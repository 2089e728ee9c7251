#pragma once
#include "ideas/reading_words.hpp"
#include <cstdint>
#include <optional>

namespace wheelwright::ideas {

// Choices that a sentence names itself, and the words beside them as a title, which may be empty.
struct GivenList {
    std::string title;
    std::vector<std::string> choices;
    bool hasOr = false;    // "or" joins them
    std::string head{};    // "dinner" of "dinner with chicken, rice and beans", or empty
    bool isCertain = true; // false: it may describe one thing, as in "quick, easy and healthy dinners"
    std::vector<std::int64_t> weights{}; // of the choices: "Anna x3"; empty if there are none
};

// A list in the text: one per line, numbered, in quotation marks, or separated by commas, semicolons, slashes
// or the language's "or". nullopt when the text is an ordinary sentence that happens to have a comma.
std::optional<GivenList> readGivenList(std::string_view text, ReadingWords const& words);

// Two kinds of it. One choice per line, with or without bullets and numbers, or "1. … 2. …" in one line:
std::optional<GivenList> readLines(std::string_view text);

// Choices within one part of a sentence: "pizza, pasta or sushi". isIntroduced: other words of the sentence
// stand apart from them, as in "Who pays: Anna, Ben", so that commas alone are enough to make a list.
std::optional<GivenList> readItems(std::string_view text, bool isIntroduced, ReadingWords const& words);

// Cuts "x3" and "(3)" off the choices and returns their weights, 1 for those that have none.
std::vector<std::int64_t> takeWeights(std::vector<std::string>& choices);

} // namespace wheelwright::ideas
