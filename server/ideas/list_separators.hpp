#pragma once
#include "ideas/sentence.hpp"

namespace wheelwright::ideas {

// The tokens between quotation marks that stand around a choice: "Anna, Ben", Carla. Not those of inches.
std::vector<bool> quotedTokens(std::string_view text, Tokens const& tokens);

// A comma between choices, also of other scripts; not that of "1,000".
bool isComma(Token const& token, std::string_view text);

// A semicolon, a slash, a bar or "vs": it separates nothing but choices.
bool isStrong(Token const& token, std::string_view text);

} // namespace wheelwright::ideas
