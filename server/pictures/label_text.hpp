#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::pictures {

// Whether a text runs from right to left: its first letter decides.
bool runsFromTheRight(std::string_view text);

// The characters as people see them: a flag, a family or a letter with its marks has several code points.
std::vector<std::string> charactersOf(std::string_view text);

// The first characters, followed by an ellipsis.
std::string beginningOf(std::vector<std::string> const& characters, std::size_t count);

// The text with at most `most` characters and 600 bytes, and an ellipsis if it was longer.
std::string cutAt(std::string_view text, std::size_t most);

// A label in one line, in two and in three, as far as it can be broken; the lines of each are about as long
// as each other. A label with line breaks of its own keeps those. Long words are broken only where they may
// be hyphenated. Each line runs as the whole label does.
using WidthOf = std::function<double(std::string const& line)>;
std::vector<std::vector<std::string>> wrappings(std::string const& label, double mostLines,
                                                WidthOf const& widthOf, bool hyphenates = false);

// With one space for each run of white space.
std::string inOneLine(std::string_view label);

bool isBlank(std::string_view text);

} // namespace wheelwright::pictures
