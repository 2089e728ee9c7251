#include "ideas/wheel_plan.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"
#include "wheels/fresh_wheel.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;

json::array slicesOf(WheelPlan const& plan, wheels::Palette const& palette) {
    json::array slices;
    for (std::size_t place = 0; place < plan.choices.size(); ++place) {
        auto const& choice = plan.choices[place];
        auto slice =
            wheels::freshSlice(newUuid(), choice.text, wheels::colorAt(palette, place, plan.choices.size()));
        slice["weight"] = choice.weight;
        slices.push_back(std::move(slice));
    }
    return slices;
}

// The sounds of a new wheel, the same as in web/src/wheel/document/new-wheel.ts.
json::object soundEvents() {
    auto const event = [](std::string_view genre, std::string_view track, int volume) {
        return json::object{
            {"enabled", true}, {"genreGuid", genre}, {"trackGuid", track}, {"volume", volume}};
    };
    return {{"spin", event("dance-techno", "randomize-dance-techno", 100)},
            {"win", event("audio-effects", "randomize-audio-effects", 70)},
            {"remove", event("audio-effects", "swish", 100)}};
}

} // namespace

json::object wheelOf(WheelPlan const& plan, wheels::Palettes const& palettes, Instant now) {
    auto wheel = wheels::freshWheel();
    auto const id = newUuid();
    wheel["id"] = id;
    wheel["result-effect"] = plan.effect;
    wheel["audio"].as_object()["events"] = soundEvents();
    auto& definition = wheel["wheel-definition"].as_object();
    definition["id"] = id;
    definition["name"] = plan.name;
    definition["createdAt"] = definition["updatedAt"] = millisecondsOf(now);
    definition["wheel-theme"] = plan.theme;
    definition["wheel-palette"] = plan.palette;
    definition["speed"] = 3;
    definition["duration"] = 4000;
    definition["rotates"] = 12;
    definition["slices"] = slicesOf(plan, palettes.named(plan.palette));
    return wheel;
}

} // namespace wheelwright::ideas
