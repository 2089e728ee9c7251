#include "pictures/scenes.hpp"
#include <boost/json/parse.hpp>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace wheelwright::pictures {
namespace {

namespace json = boost::json;

double numberIn(json::value const& value) {
    return value.to_number<double>();
}

std::string textIn(json::value const& value) {
    auto const& text = value.as_string();
    return {text.data(), text.size()};
}

// Mixing colours reads them without checks.
std::string colorIn(json::value const& value) {
    auto color = textIn(value);
    bool const isHex =
        color.starts_with('#') && color.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
    if (!isHex || (color.size() != 7 && color.size() != 9))
        throw std::invalid_argument(color + " is no colour");
    return color;
}

template <std::size_t size> std::array<double, size> numbersIn(json::value const& value) {
    std::array<double, size> numbers{};
    for (std::size_t i = 0; i < size; ++i)
        numbers.at(i) = numberIn(value.at(i));
    return numbers;
}

Reach reachIn(json::value const& value) {
    if (value.is_array()) return {numberIn(value.at(0)), numberIn(value.at(1))};
    return {numberIn(value), 0};
}

Tone toneIn(json::value const& value) {
    if (value.is_string()) return {Tone::Own::None, colorIn(value), 1};
    auto const name = textIn(value.at(0));
    auto const own = name == "own"      ? Tone::Own::Ring
                     : name == "collar" ? Tone::Own::Collar
                     : name == "line"   ? Tone::Own::Line
                                        : throw std::invalid_argument("no colour of a wheel: " + name);
    return {own, colorIn(value.at(1)), numberIn(value.at(2))};
}

int countIn(json::value const& value) {
    return static_cast<int>(value.as_int64());
}

RingStep stepIn(json::value const& value) {
    using namespace ring_step;
    auto const kind = textIn(value.at("step"));
    auto const number = [&](char const* name) { return numberIn(value.at(name)); };
    auto const tone = [&] { return toneIn(value.at("tone")); };
    auto const count = [&] { return countIn(value.at("count")); };
    if (kind == "shade") return ring_step::Shade{number("strength")};
    if (kind == "band") {
        Band band{reachIn(value.at("from")), reachIn(value.at("to")), {}};
        for (auto const& stop : value.at("stops").as_array())
            band.stops.emplace_back(numberIn(stop.at(0)), toneIn(stop.at(1)));
        return band;
    }
    if (kind == "hoop") {
        auto const* const dash = value.as_object().if_contains("dash");
        return Hoop{reachIn(value.at("at")), number("width"), tone(),
                    dash == nullptr ? std::array<double, 2>{} : numbersIn<2>(*dash)};
    }
    if (kind == "tube") return Tube{reachIn(value.at("at")), number("width"), tone()};
    if (kind == "grain") return Grain{count(), value.at("seed").as_int64()};
    if (kind == "cracks") return Cracks{count(), value.at("seed").as_int64()};
    if (kind == "stripes")
        return Stripes{count(), number("from"), number("width"), number("lean"), tone(), number("opacity")};
    if (kind == "dots") return Dots{count(), reachIn(value.at("at")), number("size"), tone()};
    if (kind == "marks") return Marks{count(), tone()};
    if (kind == "pegs") {
        auto const name = textIn(value.at("bead"));
        auto const bead = name == "knob" ? Bead::Knob : name == "lamp" ? Bead::Lamp : Bead::Dot;
        return Pegs{bead, number("room"), number("size"), tone()};
    }
    if (kind == "lights")
        return Lights{static_cast<std::size_t>(countIn(value.at("most"))),
                      number("size"),
                      {colorIn(value.at("tones").at(0)), colorIn(value.at("tones").at(1))}};
    throw std::invalid_argument("no step of a ring: " + kind);
}

RingSteps stepsIn(json::value const& list) {
    RingSteps steps;
    for (auto const& step : list.as_array())
        steps.push_back(stepIn(step));
    return steps;
}

Scene sceneIn(json::value const& value) {
    Scene scene;
    scene.backdrop = textIn(value.at("backdrop"));
    scene.curtain = numberIn(value.at("curtain"));
    scene.ink = colorIn(value.at("ink"));
    scene.accent = colorIn(value.at("accent"));
    scene.onAccent = colorIn(value.at("onAccent"));
    if (!value.at("glow").as_string().empty()) scene.glow = colorIn(value.at("glow"));
    scene.rimLight = numberIn(value.at("rimLight"));
    scene.hubGloss = numberIn(value.at("hubGloss"));
    scene.rim = stepsIn(value.at("rim"));
    scene.collar = stepsIn(value.at("collar"));
    scene.pointer = textIn(value.at("pointer"));
    scene.pointerOutline = textIn(value.at("pointerOutline"));
    return scene;
}

} // namespace

Scenes readScenes(std::filesystem::path const& file) {
    std::ifstream stream{file};
    if (!stream) throw std::runtime_error(file.string() + " can't be read");
    std::ostringstream text;
    text << stream.rdbuf();
    Scenes scenes;
    auto const parsed = json::parse(text.str());
    for (auto const& [name, scene] : parsed.as_object())
        scenes.emplace(std::string{name}, sceneIn(scene));
    return scenes;
}

} // namespace wheelwright::pictures
