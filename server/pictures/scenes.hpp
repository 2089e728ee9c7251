#pragma once
#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <variant>
#include <vector>

// The looks that a scene gives the whole stage. Pages draw the same: content/scenes.json is written from
// web/src/wheel/scenes. Lengths are units of a wheel 500 wide, colours #rrggbb or #rrggbbaa.
namespace wheelwright::pictures {

// A colour, or one of the wheel's own mixed with another.
struct Tone {
    enum class Own { None, Ring, Collar, Line };
    Own own = Own::None;
    std::string color;
    double share = 1; // of the other colour
};

// A radius: the share of the ring's width from its inner edge, and units beyond it.
struct Reach {
    double share = 0;
    double units = 0;
};

// The steps that draw a ring: the rim, or the collar around the hub. As in web/src/wheel/scenes/rims.ts.
namespace ring_step {

struct Shade {
    double strength;
};
struct Band {
    Reach from;
    Reach to;
    std::vector<std::pair<double, Tone>> stops;
};
struct Hoop {
    Reach at;
    double width;
    Tone tone;
    std::array<double, 2> dash; // zeros: a whole line
};
struct Tube {
    Reach at;
    double width;
    Tone tone;
};
struct Grain {
    int count;
    std::int64_t seed;
};
struct Cracks {
    int count;
    std::int64_t seed;
};
struct Stripes {
    int count;
    double from;
    double width;
    double lean;
    Tone tone;
    double opacity;
};
struct Dots {
    int count;
    Reach at;
    double size;
    Tone tone;
};
struct Marks {
    int count;
    Tone tone;
};
enum class Bead { Knob, Lamp, Dot };
struct Pegs {
    Bead bead;
    double room;
    double size;
    Tone tone;
};
struct Lights {
    std::size_t most;
    double size;
    std::array<std::string, 2> colors;
};

} // namespace ring_step

using RingStep = std::variant<ring_step::Shade, ring_step::Band, ring_step::Hoop, ring_step::Tube,
                              ring_step::Grain, ring_step::Cracks, ring_step::Stripes, ring_step::Dots,
                              ring_step::Marks, ring_step::Pegs, ring_step::Lights>;
using RingSteps = std::vector<RingStep>;

// Backdrop and pointer are SVG elements.
struct Scene {
    std::string backdrop; // behind a link preview
    double curtain = 0;   // the left edge of a picture that hangs down its right side, or its width
    std::string ink;
    std::string accent;
    std::string onAccent;
    std::string glow; // around the wheel; empty: none
    double rimLight = 1;
    double hubGloss = 0;
    RingSteps rim;
    RingSteps collar;
    std::string pointer;        // within 56 × 84 units; the wheel's own colour is currentColor
    std::string pointerOutline; // the path around it
};

using Scenes = std::map<std::string, Scene, std::less<>>;

// Throws if the file can't be read or doesn't describe scenes.
Scenes readScenes(std::filesystem::path const& file);

} // namespace wheelwright::pictures
