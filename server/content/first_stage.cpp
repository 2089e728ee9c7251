#include "content/first_stage.hpp"
#include "content/page_parts.hpp"
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <tuple>

namespace wheelwright::content {
namespace {

constexpr char kNoStage[] = R"(<p class="boot" data-boot>Wheelwright</p>)";

constexpr std::size_t kMostSlices = 120; // more would be too thin to see
constexpr double kMiddle = 250;
constexpr double kFullTurn = 2 * std::numbers::pi;

// A quarter of a pixel is more than anyone sees, and each digit is sent to every visitor.
std::string shortNumber(double value) {
    std::array<char, 32> text{};
    auto const rounded = std::round(value * 10) / 10;
    auto const end = std::to_chars(text.data(), text.data() + text.size(), rounded + 0.0).ptr;
    return {text.data(), end};
}

std::string circle(double radius, std::string_view fill) {
    return R"(<circle cx="250" cy="250" r=")" + shortNumber(radius) + "\" fill=\"" + escapedHtml(fill) +
           "\"/>";
}

std::string slice(double radius, double from, double to, std::string_view fill) {
    auto const point = [&](double angle) {
        return shortNumber(kMiddle + radius * std::sin(angle)) + " " +
               shortNumber(kMiddle - radius * std::cos(angle));
    };
    bool const isLarge = to - from > kFullTurn / 2;
    return "<path fill=\"" + escapedHtml(fill) + "\" d=\"M250 250L" + point(from) + "A" +
           shortNumber(radius) + " " + shortNumber(radius) + " 0 " + (isLarge ? "1" : "0") + " 1 " +
           point(to) + "Z\"/>";
}

// As web/src/app/first-stage/svg-context.ts writes the labels of the sample.
std::string label(pictures::PlacedLine const& line) {
    auto const* const anchor = line.align == pictures::Align::Right    ? R"( text-anchor="end")"
                               : line.align == pictures::Align::Center ? R"( text-anchor="middle")"
                                                                       : "";
    return R"(<text transform="translate(250 250)rotate()" + shortNumber(line.turn * 360 / kFullTurn) +
           ")\" x=\"" + shortNumber(line.x) + "\" y=\"" + shortNumber(line.y) + "\" fill=\"" +
           escapedHtml(line.ink) + "\" font-size=\"" + shortNumber(line.size) + "%\"" + anchor + ">" +
           escapedHtml(line.text) + "</text>";
}

std::string pictureOf(StageWheel const& wheel) {
    auto const& [slices, look] = std::tie(wheel.picture.slices, wheel.picture.look);
    if (slices.empty() || slices.size() > kMostSlices) return "";
    auto const radii = pictures::radiiOf(look);
    auto svg = circle(radii.rim, look.rim.color);
    if (slices.size() == 1)
        svg += circle(radii.slices, slices.front().fill);
    else {
        svg += "<g stroke=\"" + escapedHtml(look.line.color) + "\" stroke-width=\"" +
               shortNumber(look.line.width) + "\">";
        double from =
            -kFullTurn * slices.front().share / 2; // the page opens with the first choice under the pointer
        for (auto const& each : slices) {
            auto const to = from + kFullTurn * each.share;
            svg += slice(radii.slices, from, to, each.fill);
            from = to;
        }
        svg += "</g>";
    }
    if (look.inner.width > 0) svg += circle(radii.hub + look.inner.width, look.inner.color);
    svg += R"(<g class="boot-labels">)";
    for (auto const& line : wheel.labels)
        svg += label(line);
    return svg + "</g>";
}

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

// A file that is asked for in another way than the page asks for it would be fetched twice.
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
    replaceBetween(page, "<!--picture-->", "<!--/picture-->", pictureOf(wheel));
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
