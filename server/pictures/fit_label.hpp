#pragma once
#include <functional>
#include <string>
#include <vector>

// How large a label fits into its slice, as pages compute it: web/src/wheel/drawing/fit-label.ts,
// level-label.ts and across-label.ts. web/src/wheel/drawing/picture-cases.json holds both to the same
// figures.
namespace wheelwright::pictures {

// The space of a label: the ring between two radii, and the angle of its slice.
struct LabelSpace {
    double outer = 0;
    double inner = 0;
    double angle = 0;
    double divider = 0; // the width that the dividers take off the slice
};

// Extent of a text at font size 1.
struct Extent {
    struct Line {
        double width = 0;
        double edge = 0; // how far its outer edge is from the middle of all lines
    };
    std::vector<Line> lines;
    double width = 0;
    double height = 0;
};

// Extent of one line at font size 1.
struct LineBox {
    double width = 0;
    double half = 0; // from the middle of the line to its upper or lower edge
};
using BoxOf = std::function<LineBox(std::string const& line)>;

Extent extentOf(std::vector<std::string> const& lines, double lineHeight, BoxOf const& boxOf);

inline constexpr double kSmallestSize = 5;
inline constexpr double kComfortableSize = 8;

// Along the radius of the slice.
double alongSize(LabelSpace const& space, Extent const& extent, double wanted);
// The position of the text's outer end at which its corners stay inside the rim.
double anchorFor(double outer, double height);

// Straight across the slice, near the rim.
double acrossSize(LabelSpace const& space, Extent const& extent);
double straightRadius(double outer, double size, Extent const& extent);

// Level in a slice whose middle points into a direction: clockwise in radians, 0 to the right.
struct LevelPlace {
    double size = 0;
    double radius = 0; // the distance of the label's middle from the centre
};
LevelPlace fitLevel(LabelSpace const& space, Extent const& extent, double direction, double wanted);

double halfStep(double size);

// A label broken into lines, and the largest size at which they fit.
struct FittedLabel {
    std::vector<std::string> lines;
    Extent extent;
    double size = 0;
};

// Of the same label in more and more lines, those that are each clearly larger than the ones before.
std::vector<FittedLabel> worthwhile(std::vector<FittedLabel> fitted);

// The ways to set a label in its slice, each with more lines and larger than the one before. A label that
// would be too small to read comfortably is shortened, and omitted when even three letters would be too
// small.
using WaysOf = std::function<std::vector<FittedLabel>(std::string const& text)>;
std::vector<FittedLabel> fitLabel(std::string const& text, double wanted, WaysOf const& waysOf,
                                  double comfortable = kComfortableSize);

// The ways without a hyphen, and those with hyphens that are worth it.
std::vector<FittedLabel> withHyphens(std::vector<FittedLabel> plain, std::vector<FittedLabel> hyphenated);

// One size for labels that could be of similar size: the smallest of them.
std::vector<double> commonSizes(std::vector<double> const& largest);

// The sizes of few labels: none is much larger than the smallest, unless that one is hard to read anyway.
std::vector<double> evenSizes(std::vector<double> sizes, double readable);

} // namespace wheelwright::pictures
