#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::ideas {

// A word of a sentence, or a mark such as a comma, which is a token of its own.
struct Token {
    std::string text;     // lower case without accents; a mark as it is
    std::string lower;    // lower case with its accents; a mark as it is
    std::size_t from = 0; // its bytes in the sentence
    std::size_t to = 0;
    bool isWord = false;
    bool isCapital = false; // begins with a capital letter or a digit
    bool isPicture = false; // an emoji
};

using Tokens = std::vector<Token>;
using Phrase = std::vector<std::string>; // the texts of its tokens

// A bound for the work on one sentence: more than a list of the most choices has.
inline constexpr std::size_t kMostTokens = 4'000;

// Without characters that can't be seen, and with blanks for control characters other than line breaks.
std::string visibleText(std::string_view text);

// The words and marks of valid UTF-8. Blanks and apostrophes separate and are left out.
Tokens tokensOf(std::string_view text);

Phrase phraseOf(std::string_view text);

// The same, but short words keep their accents, which tell them apart: French "où" and "ou".
Phrase accentedPhraseOf(std::string_view text);

// A short word of the phrase that has accents is only found with them: "où" isn't "ou".
bool hasPhraseAt(Tokens const& tokens, std::size_t place, Phrase const& phrase);
bool hasPhrase(Tokens const& tokens, Phrase const& phrase);

// Without any marks around it: a title.
std::string_view bareText(std::string_view text);

// Without quotation marks around it and marks after it that end a choice. Marks that are part of it stay:
// "-2", ".NET", "Yahoo!".
std::string_view choiceText(std::string_view text);

// The text with a capital first letter.
std::string capitalised(std::string_view text);

} // namespace wheelwright::ideas
