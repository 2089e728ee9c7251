#include "wheels/fresh_wheel.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::wheels {

namespace json = boost::json;

json::object freshWheel() {
    return {{"version", 1},
            {"result-effect", "fireworks"},
            {"audio",
             {{"enabled", true},
              {"masterVolume", 50},
              {"spinVolume", 50},
              {"winVolume", 50},
              {"removeVolume", 50},
              {"previewVolume", 50}}},
            {"wheel-definition",
             {{"history", json::array{}},
              {"frame", 6},
              {"showWheelSpins", true},
              {"totalWheelSpins", 0},
              {"outer", {{"width", 12}, {"color", "#ffffff"}}},
              {"inner", {{"width", 12}}},
              {"text", {{"size", 16}, {"offset", 5}, {"minInnerRadius", 10}}},
              {"marker", {{"width", 5}}},
              {"driftAnimation", {{"enabled", false}, {"idleTime", 5000}, {"duration", 60'000}}}}}};
}

json::object freshSlice(std::string_view guid, std::string_view text, PaletteColor const& color) {
    return {{"guid", guid},
            {"text", text},
            {"active", true},
            {"weight", 1},
            {"background", color.background},
            {"color", color.text}};
}

PaletteColor const& colorAt(Palette const& palette, std::size_t place, std::size_t count) {
    bool const meetsItsLike = place > 0 && place + 1 == count && place % palette.size() == 0;
    return palette[(meetsItsLike ? 2 : place) % palette.size()];
}

} // namespace wheelwright::wheels
