#pragma once
#include <string>
#include <string_view>

namespace wheelwright {

// The letters of a text as a search compares them: without case, accents, invisible characters and other ways
// to write the same letter.
std::u32string foldedLetters(std::string_view text);

// The same as UTF-8.
std::string folded(std::string_view text);

} // namespace wheelwright
