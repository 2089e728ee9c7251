#pragma once
#include <numbers>
#include <string>
#include <vector>

namespace wheelwright::pictures {

inline constexpr double kFullTurn = 2 * std::numbers::pi;

// Everything that a picture of a wheel shows. Lengths are units of a wheel 500 wide, colours #rrggbb.
struct WheelPicture {
    struct Slice {
        std::string text; // empty: without a label
        std::string fill;
        std::string ink;
        double share = 0; // of the full circle
    };
    struct Ring {
        double width = 0;
        std::string color = "#ffffff";
    };
    struct Look {
        Ring rim{15};
        Ring inner;
        Ring line{2};
        double hubRadius = 45;
        std::string hubColor = "#ffffff";
        std::string pointerColor = "#ff5a4e";
        double pointerWidth = 5;  // percent of the wheel's width, before the page's own factor
        double pointerOffset = 0; // fifths of a percent towards the hub
        double pointerAngle = 0;  // clockwise from the top
        double labelSize = 58;    // the largest; each label is fitted into its slice
        double labelOffset = 5;
        double labelInner = 10; // labels stay at least this far from the centre
        double lineHeight = 1.1;
        bool isAcross = false;  // labels run across their slices
        bool isClassic = false; // labels have labelSize, whatever the slices have space for
    };
    std::string name;
    bool isBlind = false;      // the choices are a secret until the wheel has chosen
    std::string scene;         // empty, or unknown: a plain stage
    std::vector<Slice> slices; // clockwise; the first is under the pointer
    Look look;
    std::string hubLabel;
    std::string cue; // what to do with the wheel, as on a button

    std::size_t bytes() const;
};

// Distances from the centre, in units: as in web/src/wheel/drawing/look.ts.
struct Radii {
    double rim = 0;
    double slices = 0;
    double hub = 0;
    double labelEnd = 0;
    double labelStart = 0;
};
Radii radiiOf(WheelPicture::Look const& look);

// Up to so many slices have space for whole names, in lines and hyphenated.
inline constexpr std::size_t kMostWhole = 8;

// More slices than this are drawn as a selection of their colours, without labels and lines.
inline constexpr std::size_t kMostSlices = 360;
inline constexpr std::size_t kSelectedSlices = 240;

} // namespace wheelwright::pictures
