#include "content/page_parts.hpp"
namespace wheelwright::content {
namespace {

void insertBefore(std::string& page, std::string_view mark, std::string_view text) {
    if (auto const at = page.find(mark); at != std::string::npos) page.insert(at, text);
}

std::string meta(std::string_view kind, std::string_view name, std::string_view content) {
    return "    <meta " + std::string{kind} + "=\"" + std::string{name} + "\" content=\"" +
           escapedHtml(content) + "\" />\n";
}

std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
    auto const at = text.find(before);
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + before.size());
    return text.substr(0, text.find(after));
}

} // namespace

BuiltTexts textsOf(std::string_view builtPage) {
    return {unescapedHtml(between(builtPage, "<title>", "</title>")),
            unescapedHtml(between(builtPage, "<meta name=\"description\" content=\"", "\""))};
}

bool replaceBetween(std::string& page, std::string_view before, std::string_view after,
                    std::string_view text) {
    auto const at = page.find(before);
    if (at == std::string::npos) return false;
    auto const from = at + before.size();
    auto const to = page.find(after, from);
    if (to == std::string::npos) return false;
    page.replace(from, to - from, text);
    return true;
}

PagePlace placeOf(std::string_view path) {
    auto const lastSlash = path.rfind('/');
    auto const last = lastSlash == std::string_view::npos ? path : path.substr(lastSlash + 1);
    bool const looksLikeAFile = last.find('.') != std::string_view::npos;
    bool const isReserved =
        std::ranges::any_of(std::array{"/assets/", "/media/", "/public/", "/pages/", "/metrics"},
                            [&](auto const* prefix) { return path.starts_with(prefix); });
    if (looksLikeAFile || isReserved) return {false, kDefaultLanguage, false};

    auto first = path;
    while (first.starts_with('/'))
        first.remove_prefix(1);
    auto const end = first.find('/');
    auto const rest = end == std::string_view::npos ? std::string_view{} : first.substr(end + 1);
    first = first.substr(0, end);
    if (auto const* language = findLanguage(first)) return {true, *language, rest.empty()};
    return {true, kDefaultLanguage, path == "/"};
}

std::string scriptJson(std::string_view json) {
    std::string out;
    for (char const c : json) {
        if (c == '<')
            out += "\\u003c";
        else
            out += c;
    }
    return out;
}

std::string dataBlock(std::string_view type, std::string_view id, std::string_view json) {
    auto const named = id.empty() ? "" : " id=\"" + std::string{id} + "\"";
    return "    <script type=\"" + std::string{type} + "\"" + named + ">" + scriptJson(json) + "</script>\n";
}

std::string openGraph(PageFacts const& facts) {
    auto locale = std::string{facts.language.locale};
    if (auto const hyphen = locale.find('-'); hyphen != std::string::npos) locale[hyphen] = '_';
    return meta("property", "og:site_name", "Wheelwright") + meta("property", "og:type", "website") +
           meta("property", "og:title", facts.title) + meta("property", "og:description", facts.description) +
           (facts.address.empty() ? "" : meta("property", "og:url", facts.address)) +
           meta("property", "og:locale", locale) + meta("name", "twitter:card", "summary_large_image") +
           meta("property", "og:image", facts.picture) + meta("property", "og:image:width", "1200") +
           meta("property", "og:image:height", "630") + meta("property", "og:image:alt", facts.title);
}

std::string withParts(std::string_view builtPage, PageParts const& parts) {
    std::string page{builtPage};
    if (!parts.title.empty()) replaceBetween(page, "<title>", "</title>", escapedHtml(parts.title));
    if (!parts.description.empty())
        replaceBetween(page, "<meta name=\"description\" content=\"", "\"", escapedHtml(parts.description));
    insertBefore(page, "</head>", parts.head);
    if (!parts.body.empty())
        insertBefore(page, "<noscript>", "<noscript>" + parts.body + "</noscript>\n    ");
    return page;
}

} // namespace wheelwright::content
