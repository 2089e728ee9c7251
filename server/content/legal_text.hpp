#pragma once
#include "base/languages.hpp"
#include "content/content_file.hpp"
#include <array>
#include <span>
#include <string>
#include <vector>

namespace wheelwright::content {

// The person or company that runs this server, for its privacy and terms pages.
struct Operator {
    std::string name;
    std::string contact; // an email or another address; empty: none
};

struct LegalSection {
    std::string heading; // empty: its paragraphs follow the intro
    std::vector<std::string> paragraphs;
    std::string topic; // of the help: /{lang}/help/{topic} is about this section alone
};

// A privacy, terms or help page in one language.
struct LegalText {
    std::string title;
    std::string intro;
    std::string noContact; // replaces {{contact}} if the operator has no address
    std::vector<LegalSection> sections;

    // With the operator's name and contact in place of {{operator}} and {{contact}}.
    LegalText of(Operator const& who) const;
};

using LegalTexts = std::array<LegalText, kLanguages.size()>;

LegalTexts readLegalTexts(std::filesystem::path const& file);

// Gives the first sections their topics; throws ContentError if a language has too few.
void nameTopics(LegalTexts& help, std::span<std::string_view const> topics);

// The page of one topic: its section, and the last one, which says whom to ask.
LegalTexts topicTexts(LegalTexts const& help, std::string_view topic);

} // namespace wheelwright::content
