#include "pictures/svg.hpp"
#include "base/html.hpp"
#include <array>
#include <charconv>
#include <cmath>

namespace wheelwright::pictures::svg {
namespace {

std::string attribute(char const* name, std::string_view value) {
    return std::string{name} + "=\"" + escapedHtml(value) + "\"";
}

std::string opacityOf(char const* name, double opacity) {
    return opacity < 1 ? std::string{" "} + attribute(name, number(opacity, 1000)) : "";
}

std::string stopsText(double inside, Stops const& stops) {
    std::string text;
    for (auto const& [at, color, opacity] : stops)
        text += "<stop " + attribute("offset", number(inside + at * (1 - inside), 10'000)) + " " +
                attribute("stop-color", color) + opacityOf("stop-opacity", opacity) + "/>";
    return text;
}

constexpr char kInUnits[] = R"(gradientUnits="userSpaceOnUse" )";

} // namespace

std::string number(double value, double steps) {
    std::array<char, 32> text{};
    auto const rounded = std::round(value * steps) / steps;
    auto const end = std::to_chars(text.data(), text.data() + text.size(), rounded + 0.0).ptr;
    return {text.data(), end};
}

std::string filled(std::string_view paint, double opacity) {
    return attribute("fill", paint) + opacityOf("fill-opacity", opacity);
}

std::string stroked(std::string_view paint, double width, double opacity) {
    return attribute("stroke", paint) + " " + attribute("stroke-width", number(width)) +
           opacityOf("stroke-opacity", opacity);
}

std::string path(std::string const& way, std::string const& paint) {
    return "<path " + paint + " d=\"" + way + "\"/>";
}

std::string circle(double radius, std::string const& paint, double x, double y) {
    return "<circle " + attribute("cx", number(x)) + " " + attribute("cy", number(y)) + " " +
           attribute("r", number(radius)) + " " + paint + "/>";
}

std::string hoop(double radius, double width, std::string_view paint, double opacity) {
    return circle(radius, "fill=\"none\" " + stroked(paint, width, opacity));
}

std::string ring(double inside, double outside, std::string_view paint) {
    return hoop((inside + outside) / 2, outside - inside, paint);
}

std::string innerShadow(double radius, std::string_view color, double opacity) {
    auto svg = "<g fill=\"none\" " + attribute("stroke", color) + opacityOf("stroke-opacity", opacity) + ">";
    for (double width = 1.5; width <= 9; width += 1.5)
        svg += circle(radius - width / 2, attribute("stroke-width", number(width)));
    return svg + "</g>";
}

std::string point(double radius, double angle) {
    return number(kMiddle + radius * std::sin(angle), 10) + " " +
           number(kMiddle - radius * std::cos(angle), 10);
}

std::string arc(double radius, double angle, bool isClockwise) {
    auto const size = number(radius, 10);
    return "A" + size + " " + size + " 0 0 " + (isClockwise ? "1 " : "0 ") + point(radius, angle);
}

std::string Gradients::linear(double x1, double y1, double x2, double y2, Stops const& stops) {
    return named("linear", kInUnits + attribute("x1", number(x1)) + " " + attribute("y1", number(y1)) + " " +
                               attribute("x2", number(x2)) + " " + attribute("y2", number(y2)) + ">" +
                               stopsText(0, stops));
}

std::string Gradients::radial(double x, double y, double inside, double outside, Stops const& stops) {
    return named("radial", kInUnits + attribute("cx", number(x)) + " " + attribute("cy", number(y)) + " " +
                               attribute("r", number(outside)) + ">" + stopsText(inside / outside, stops));
}

std::string Gradients::around(double inside, Stops const& stops) {
    return named("radial", ">" + stopsText(inside, stops));
}

std::string Gradients::definitions() const {
    return "<defs>" + definitions_ + "</defs>";
}

std::string Gradients::named(std::string const& kind, std::string const& definition) {
    auto const [place, isNew] = names_.try_emplace(kind + definition, "p" + std::to_string(names_.size()));
    if (isNew)
        definitions_ +=
            "<" + kind + "Gradient id=\"" + place->second + "\" " + definition + "</" + kind + "Gradient>";
    return "url(#" + place->second + ")";
}

} // namespace wheelwright::pictures::svg
