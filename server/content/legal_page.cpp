#include "content/legal_page.hpp"
#include "content/first_stage.hpp"
#include "content/page_parts.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::content {
namespace {

namespace json = boost::json;

bool isMail(std::string_view contact) {
    return contact.find('@') != std::string_view::npos && contact.find(' ') == std::string_view::npos;
}

// The paragraph as HTML, with the mail address as a link.
std::string readableParagraph(std::string_view paragraph, std::string_view mail) {
    std::string html;
    while (!mail.empty()) {
        auto const at = paragraph.find(mail);
        if (at == std::string_view::npos) break;
        html += escapedHtml(paragraph.substr(0, at)) + "<a href=\"mailto:" + escapedHtml(mail) + "\">" +
                escapedHtml(mail) + "</a>";
        paragraph.remove_prefix(at + mail.size());
    }
    return "<p>" + html + escapedHtml(paragraph) + "</p>";
}

std::string readable(LegalText const& text, std::string_view page, std::string_view mail,
                     Language const& language) {
    auto html = "<main class=\"notice\"><h1>" + escapedHtml(text.title) + "</h1><p>" +
                escapedHtml(text.intro) + "</p>";
    if (page.starts_with("help/"))
        html += "<img src=\"/" + std::string{page} + ".jpg\" alt=\"\" width=\"320\" height=\"200\">";
    for (auto const& [heading, paragraphs, topic] : text.sections) {
        auto const shown = escapedHtml(heading);
        auto const path = legalPath("help/" + topic, language);
        if (!heading.empty())
            html += "<h2>" + (topic.empty() ? shown : "<a href=\"" + path + "\">" + shown + "</a>") + "</h2>";
        for (auto const& paragraph : paragraphs)
            html += readableParagraph(paragraph, mail);
    }
    return html + "<p><a href=\"/" + std::string{language.code} + "/\">Wheelwright</a></p></main>";
}

json::object shown(LegalText const& text, std::string_view page, std::string_view mail,
                   Language const& language) {
    json::array sections;
    for (auto const& [heading, paragraphs, topic] : text.sections)
        sections.push_back({{"heading", heading},
                            {"paragraphs", json::array(paragraphs.begin(), paragraphs.end())},
                            {"topic", topic}});
    return {{"page", page}, {"language", language.code},      {"title", text.title}, {"intro", text.intro},
            {"mail", mail}, {"sections", std::move(sections)}};
}

} // namespace

std::string legalPath(std::string_view page, Language const& language) {
    return "/" + std::string{language.code} + "/" + std::string{page};
}

std::string hostOf(std::string_view publicAddress) {
    if (auto const scheme = publicAddress.find("://"); scheme != std::string_view::npos)
        publicAddress.remove_prefix(scheme + 3);
    if (publicAddress.starts_with('['))
        return std::string{publicAddress.substr(0, publicAddress.find(']') + 1)};
    return std::string{publicAddress.substr(0, publicAddress.find_first_of(":/"))};
}

std::string legalPage(std::string_view builtPage, ContentShelf const& shelf, std::string_view page,
                      std::size_t index, std::string const& publicAddress, Operator const& who) {
    auto const& language = kLanguages[index];
    auto const text = (*shelf.legal(page))[index].of(who);
    std::string_view const mail = isMail(who.contact) ? std::string_view{who.contact} : std::string_view{};
    auto const address = publicAddress + legalPath(page, language);
    auto head = canonicalLink(address);
    head += alternates(publicAddress, [&](std::size_t i) { return legalPath(page, kLanguages[i]); });
    head += openGraph({text.title, text.intro, address, sitePicture(publicAddress, language), language});
    head += dataBlock("application/json", kLegalText, json::serialize(shown(text, page, mail, language)));
    return withParts(withoutStage(builtPage), {titleOf(text.title), text.intro, std::move(head),
                                               readable(text, page, mail, language)});
}

} // namespace wheelwright::content
