#pragma once
#include "content/content_file.hpp"
#include "content/languages.hpp"
#include <array>
#include <string>
#include <vector>

namespace wheelwright::content {

// Who runs this server, as its privacy and terms pages say.
struct Operator {
    std::string name;
    std::string contact; // an e-mail or another address; empty: none is named
};

struct LegalSection {
    std::string heading;
    std::vector<std::string> paragraphs;
};

// A privacy or terms page in one language.
struct LegalText {
    std::string title;
    std::string intro;
    std::string noContact; // stands where an address belongs and none is named
    std::vector<LegalSection> sections;

    // With the operator in the places that wait for it.
    LegalText of(Operator const& who) const;
};

using LegalTexts = std::array<LegalText, kLanguages.size()>;

LegalTexts readLegalTexts(std::filesystem::path const& file);

} // namespace wheelwright::content
