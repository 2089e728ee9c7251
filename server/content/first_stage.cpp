#include "content/first_stage.hpp"
#include "content/page_parts.hpp"

namespace wheelwright::content {
namespace {

constexpr char kNoStage[] = R"(<p class="boot" data-boot>Wheelwright</p>)";

// The value of an attribute of a tag; empty without one.
std::string_view attribute(std::string_view tag, std::string_view name) {
    auto const mark = std::string{name} + "=\"";
    auto const at = tag.find(mark);
    if (at == std::string_view::npos) return {};
    auto const value = tag.substr(at + mark.size());
    return value.substr(0, value.find('"'));
}

void add(std::string& links, std::string_view address, std::string_view relation) {
    if (!address.starts_with("/assets/")) return;
    if (!links.empty()) links += ", ";
    links += "<" + std::string{address} + ">; rel=" + std::string{relation};
}

// Must match how the page requests the file; otherwise it would be fetched twice.
void addTag(std::string& links, std::string_view tag) {
    auto const relation = attribute(tag, "rel");
    bool const isModule = attribute(tag, "type") == "module" || relation == "modulepreload";
    std::string const cross = tag.find(" crossorigin") != std::string_view::npos ? "; crossorigin" : "";
    if (isModule)
        add(links, attribute(tag, tag.starts_with("<script") ? "src" : "href"), "modulepreload");
    else if (tag.starts_with("<script"))
        add(links, attribute(tag, "src"), "preload; as=script" + cross);
    else if (relation == "stylesheet")
        add(links, attribute(tag, "href"), "preload; as=style" + cross);
    else if (relation == "preload" && attribute(tag, "as") == "font")
        add(links, attribute(tag, "href"), "preload; as=font; type=\"font/woff2\"" + cross);
}

} // namespace

std::string withoutStage(std::string_view builtPage) {
    std::string page{builtPage};
    replaceBetween(page, "<!--stage-->", "<!--/stage-->", kNoStage);
    return page;
}

std::string withStage(std::string_view builtPage, StageWheel const& wheel) {
    std::string page{builtPage};
    replaceBetween(page, "<!--name-->", "<!--/name-->", escapedHtml(wheel.name));
    replaceBetween(page, "<!--words-->", "<!--/words-->", escapedHtml(wheel.description));
    replaceBetween(page, "<!--picture-->", "<!--/picture-->", stagePicture(wheel.picture, wheel.labels));
    // Before the attribute that every page has: the first script applies the style sheet.
    if (auto const at = page.find(" data-texts="); at != std::string::npos)
        page.insert(at, " data-look=\"" + stageSheet(wheel.picture.look, wheel.labels) + "\"");
    return page;
}

std::string preloadLinks(std::string_view builtPage, bool withTexts) {
    std::string links;
    auto head = builtPage.substr(0, builtPage.find("</head>"));
    for (auto open = head.find('<'); open != std::string_view::npos; open = head.find('<')) {
        head.remove_prefix(open);
        auto const tag = head.substr(0, head.find('>'));
        head.remove_prefix(tag.size());
        if (!tag.starts_with("<script ") && !tag.starts_with("<link ")) continue;
        addTag(links, tag);
        auto texts = withTexts ? attribute(tag, "data-texts") : std::string_view{};
        while (!texts.empty()) {
            auto const end = texts.find(' ');
            add(links, texts.substr(0, end), "modulepreload");
            texts = end == std::string_view::npos ? "" : texts.substr(end + 1);
        }
    }
    return links;
}

} // namespace wheelwright::content
