#include "pictures/draw.hpp"
#include "pictures/label_text.hpp"
#include <algorithm>

namespace wheelwright::pictures {
namespace {

constexpr char kPage[] = "#faf7f2";
constexpr char kInk[] = "#1d1a33";
constexpr char kAccent[] = "#ff5a4e";

constexpr double kSide = 536;
constexpr double kWheelX = 324;
constexpr double kWheelY = 330;

constexpr double kLeft = 668;  // of the column with the words
constexpr double kMargin = 56; // between the words and the edge
constexpr double kAside = 24;  // between the words and a curtain
constexpr double kBrandY = 84;
constexpr double kWordsY = 342; // the middle of name and cue
constexpr double kLargestName = 84;
constexpr double kSmallestName = 0.1; // of the column's width
constexpr double kNameLineHeight = 1.1;
constexpr double kCueHeight = 76;
constexpr double kCueFont = 38;
constexpr double kGap = 34; // between name and cue

struct CardColors {
    std::string ink = kInk;
    std::string accent = kAccent;
    std::string onAccent = kInk;
};

// The mark of web/src/app/first-stage/first-stage.html: six slices in a ring.
void brand(cairo_t* canvas, Lettering& lettering, std::string const& ink) {
    {
        Saved const saved{canvas};
        cairo_translate(canvas, kLeft + 24, kBrandY);
        cairo_scale(canvas, 1.5, 1.5);
        for (int i = 0; i < 6; ++i) {
            auto const from = (i - 1.5) * kFullTurn / 6;
            cairo_new_path(canvas);
            cairo_move_to(canvas, 0, 0);
            cairo_arc(canvas, 0, 0, 14, from, from + kFullTurn / 6);
            cairo_close_path(canvas);
            setColor(canvas, i % 2 == 0 ? kAccent : "#ffb81c");
            cairo_fill(canvas);
        }
        setColor(canvas, ink);
        circlePath(canvas, 14);
        cairo_set_line_width(canvas, 3);
        cairo_stroke(canvas);
        circlePath(canvas, 4.5);
        cairo_fill(canvas);
    }
    setColor(canvas, ink);
    lettering.show("Wheelwright", 34, kLeft + 62, kBrandY, Align::Left);
}

// The width of the column. A picture that hangs down the whole right edge, such as a curtain, narrows it.
double columnWidth(Scene const* scene) {
    auto right = kCardWidth - kMargin;
    if (scene == nullptr) return right - kLeft;
    for (auto const& layer : scene->backdrop) {
        auto const [x, y, width, height] = layer.box;
        auto const hangs = y <= 0 && y + height >= kCardHeight && x > kLeft && x + width >= kCardWidth;
        if (layer.kind == Layer::Kind::Picture && hangs) right = std::min(right, x - kAside);
    }
    return right - kLeft;
}

// In up to three balanced lines, as large as the column allows. A name that would be too small is cut.
FittedLabel nameOf(Lettering& lettering, std::string const& text, double column) {
    auto const widthOf = [&](std::string const& line) { return lettering.widthOf(line); };
    auto const boxOf = [&](std::string const& line) { return lettering.boxOf(line); };
    auto const waysOf = [&](std::string const& name) {
        std::vector<FittedLabel> fitted;
        for (auto& lines : wrappings(name, 3, widthOf)) {
            auto extent = extentOf(lines, kNameLineHeight, boxOf);
            auto const size = std::min(kLargestName, column / extent.width);
            fitted.push_back({std::move(lines), std::move(extent), size});
        }
        return worthwhile(std::move(fitted));
    };
    auto const ways = fitLabel(text, kLargestName, waysOf, kSmallestName * column);
    return ways.empty() ? FittedLabel{} : ways.back();
}

void cue(cairo_t* canvas, Lettering& lettering, std::string const& text, CardColors const& colors,
         double top) {
    auto const width = lettering.widthOf(text) * kCueFont + 84;
    roundedPath(canvas, kLeft, top, width, kCueHeight, kCueHeight / 2);
    setColor(canvas, colors.accent);
    cairo_fill(canvas);
    setColor(canvas, colors.onAccent);
    lettering.show(text, kCueFont, kLeft + width / 2, top + kCueHeight / 2, Align::Center);
}

void words(cairo_t* canvas, Lettering& lettering, WheelPicture const& picture, CardColors const& colors,
           double column) {
    auto const name = isBlank(picture.name) ? FittedLabel{} : nameOf(lettering, picture.name, column);
    auto const nameHeight = name.size * kNameLineHeight * static_cast<double>(name.lines.size());
    auto const gap = name.lines.empty() ? 0 : kGap;
    auto const top = kWordsY - (nameHeight + gap + kCueHeight) / 2;
    setColor(canvas, colors.ink);
    lettering.showLines(name.lines, name.size, kNameLineHeight, kLeft, top + nameHeight / 2, Align::Left);
    if (!picture.cue.empty()) cue(canvas, lettering, picture.cue, colors, top + nameHeight + gap);
}

} // namespace

void drawCard(cairo_t* canvas, Lettering& lettering, WheelPicture const& picture, Scene const* scene) {
    auto const colors =
        scene == nullptr ? CardColors{} : CardColors{scene->ink, scene->accent, scene->onAccent};
    setColor(canvas, kPage);
    cairo_paint(canvas);
    if (scene != nullptr) drawBackdrop(canvas, *scene);
    {
        Saved const saved{canvas};
        cairo_translate(canvas, kWheelX, kWheelY);
        drawStage(canvas, lettering, picture, scene, kSide);
    }
    brand(canvas, lettering, colors.ink);
    words(canvas, lettering, picture, colors, columnWidth(scene));
}

} // namespace wheelwright::pictures
