#include "pictures/svg_path.hpp"
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <string>

namespace wheelwright::pictures {
namespace {

struct Point {
    double x = 0;
    double y = 0;
};

class SvgPath {
public:
    SvgPath(cairo_t* canvas, std::string_view path) : canvas_{canvas}, rest_{path} {}

    void draw() {
        char command = 'M';
        while (skipSeparators()) {
            bool const isCommand = (rest_.front() | 0x20) >= 'a' && (rest_.front() | 0x20) <= 'z';
            if (isCommand) {
                command = rest_.front();
                rest_.remove_prefix(1);
            }
            run(command);
            // Numbers after a move draw lines.
            if (command == 'M') command = 'L';
            if (command == 'm') command = 'l';
        }
    }

private:
    void run(char command) {
        bool const isRelative = command >= 'a';
        auto const from = isRelative ? at_ : Point{};
        auto const point = [&] {
            auto const x = number();
            return Point{from.x + x, from.y + number()};
        };
        switch (command & ~0x20) {
            case 'M':
                at_ = start_ = point();
                cairo_move_to(canvas_, at_.x, at_.y);
                break;
            case 'L': lineTo(point()); break;
            case 'H': lineTo({from.x + number(), at_.y}); break;
            case 'V': lineTo({at_.x, from.y + number()}); break;
            case 'C': {
                auto const one = point();
                auto const other = point();
                curveTo(one, other, point());
                return;
            }
            case 'S': {
                Point const one{2 * at_.x - handle_.x, 2 * at_.y - handle_.y};
                auto const other = point();
                curveTo(one, other, point());
                return;
            }
            case 'A': {
                auto const rx = number();
                auto const ry = number();
                auto const turn = number();
                bool const isLarge = number() != 0;
                bool const isClockwise = number() != 0;
                arcTo(rx, ry, turn * std::numbers::pi / 180, isLarge, isClockwise, point());
                break;
            }
            case 'Z':
                cairo_close_path(canvas_);
                at_ = start_;
                break;
            default: throw std::invalid_argument(std::string{"no command of a path: "} + command);
        }
        handle_ = at_;
    }

    void lineTo(Point to) {
        cairo_line_to(canvas_, to.x, to.y);
        at_ = to;
    }

    void curveTo(Point one, Point other, Point to) {
        cairo_curve_to(canvas_, one.x, one.y, other.x, other.y, to.x, to.y);
        handle_ = other;
        at_ = to;
    }

    // From two points to a centre and two angles: the implementation notes of SVG, B.2.4.
    void arcTo(double rx, double ry, double turn, bool isLarge, bool isClockwise, Point to) {
        auto const cos = std::cos(turn);
        auto const sin = std::sin(turn);
        auto const halfX = (at_.x - to.x) / 2;
        auto const halfY = (at_.y - to.y) / 2;
        auto const x = cos * halfX + sin * halfY;
        auto const y = cos * halfY - sin * halfX;
        auto const tooSmall = x * x / (rx * rx) + y * y / (ry * ry);
        if (tooSmall > 1) {
            rx *= std::sqrt(tooSmall);
            ry *= std::sqrt(tooSmall);
        }
        auto const reach = rx * rx * y * y + ry * ry * x * x;
        auto const offset =
            std::sqrt(std::max(0.0, (rx * rx * ry * ry - reach) / reach)) * (isLarge == isClockwise ? -1 : 1);
        auto const middleX = offset * rx * y / ry;
        auto const middleY = -offset * ry * x / rx;
        auto const first = std::atan2((y - middleY) / ry, (x - middleX) / rx);
        auto const last = std::atan2((-y - middleY) / ry, (-x - middleX) / rx);
        {
            Saved const saved{canvas_};
            cairo_translate(canvas_, cos * middleX - sin * middleY + (at_.x + to.x) / 2,
                            sin * middleX + cos * middleY + (at_.y + to.y) / 2);
            cairo_rotate(canvas_, turn);
            cairo_scale(canvas_, rx, ry);
            if (isClockwise)
                cairo_arc(canvas_, 0, 0, 1, first, last);
            else
                cairo_arc_negative(canvas_, 0, 0, 1, first, last);
        }
        at_ = to;
    }

    bool skipSeparators() {
        auto const start = rest_.find_first_not_of(" ,");
        rest_.remove_prefix(start == std::string_view::npos ? rest_.size() : start);
        return !rest_.empty();
    }

    double number() {
        skipSeparators();
        double value = 0;
        auto const [end, problem] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (problem != std::errc{}) throw std::invalid_argument("a path lacks a number");
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return value;
    }

    cairo_t* canvas_;
    std::string_view rest_;
    Point at_;
    Point start_;
    Point handle_; // of the last curve, which S mirrors
};

} // namespace

void addSvgPath(cairo_t* canvas, std::string_view path) {
    SvgPath{canvas, path}.draw();
}

} // namespace wheelwright::pictures
