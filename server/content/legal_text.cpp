#include "content/legal_text.hpp"
#include <algorithm>
#include <boost/json/array.hpp>

namespace wheelwright::content {
namespace {

constexpr std::string_view kOperator = "{{operator}}";
constexpr std::string_view kContact = "{{contact}}";

void replaceAll(std::string& text, std::string_view mark, std::string_view by) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size()))
        text.replace(at, mark.size(), by);
}

std::string paragraphAt(ContentReader const& file, boost::json::value const& given, std::string const& here) {
    if (!given.is_string() || given.get_string().empty())
        file.refuse(here + " must be a text that is not empty.");
    std::string text{given.get_string()};
    auto rest = text;
    for (auto const mark : {kOperator, kContact})
        replaceAll(rest, mark, "");
    if (rest.find("{{") != std::string::npos)
        file.refuse(here + " may have {{operator}} and {{contact}} in double braces, and nothing else.");
    return text;
}

LegalText textIn(ContentReader const& file, std::string const& code) {
    auto const path = "languages." + code + ".";
    auto const& given = file.part(file.part(file.object(), "languages", ""), code, "languages.");
    LegalText text{file.text(given, "title", path),
                   file.text(given, "intro", path),
                   file.text(given, "noContact", path),
                   {}};
    for (auto const& listed : file.list(given, "sections", path)) {
        auto const place = path + "sections[" + std::to_string(text.sections.size()) + "]";
        if (!listed.is_object()) file.refuse(place + " must be an object.");
        auto const here = place + ".";
        LegalSection section{file.text(listed.get_object(), "heading", here), {}, ""};
        for (auto const& paragraph : file.list(listed.get_object(), "paragraphs", here))
            section.paragraphs.push_back(paragraphAt(
                file, paragraph, here + "paragraphs[" + std::to_string(section.paragraphs.size()) + "]"));
        if (section.paragraphs.empty()) file.refuse(here + "paragraphs must not be empty.");
        text.sections.push_back(std::move(section));
    }
    if (text.sections.empty()) file.refuse(path + "sections must not be empty.");
    return text;
}

} // namespace

LegalTexts readLegalTexts(std::filesystem::path const& path) {
    ContentReader const file{path};
    LegalTexts texts;
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        texts[i] = textIn(file, std::string{kLanguages[i].code});
    return texts;
}

void nameTopics(LegalTexts& help, std::span<std::string_view const> topics) {
    for (auto& [title, intro, noContact, sections] : help) {
        if (sections.size() <= topics.size())
            throw ContentError{"The help must have more than " + std::to_string(topics.size()) +
                               " sections in every language."};
        for (std::size_t i = 0; i < topics.size(); ++i)
            sections[i].topic = topics[i];
    }
}

LegalTexts topicTexts(LegalTexts const& help, std::string_view topic) {
    LegalTexts texts;
    for (std::size_t i = 0; i < help.size(); ++i) {
        auto const& sections = help[i].sections;
        auto const& section = *std::ranges::find(sections, topic, &LegalSection::topic);
        auto const& paragraphs = section.paragraphs;
        texts[i] = {section.heading, paragraphs.front(), help[i].noContact, {}};
        if (paragraphs.size() > 1)
            texts[i].sections.push_back({"", {paragraphs.begin() + 1, paragraphs.end()}, ""});
        texts[i].sections.push_back(sections.back());
    }
    return texts;
}

LegalText LegalText::of(Operator const& who) const {
    auto filled = *this;
    for (auto& section : filled.sections)
        for (auto& paragraph : section.paragraphs) {
            replaceAll(paragraph, kOperator, who.name);
            replaceAll(paragraph, kContact, who.contact.empty() ? noContact : who.contact);
        }
    return filled;
}

} // namespace wheelwright::content
