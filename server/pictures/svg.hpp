#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

// The words of SVG that pictures are written in. A wheel is 500 units wide, its centre at 250, 250.
namespace wheelwright::pictures::svg {

inline constexpr double kMiddle = 250;
inline constexpr char kWhite[] = "#ffffff";

std::string number(double value, double steps = 100);

std::string filled(std::string_view paint, double opacity = 1);
std::string stroked(std::string_view paint, double width, double opacity = 1);

std::string path(std::string const& way, std::string const& paint);
std::string circle(double radius, std::string const& paint, double x = kMiddle, double y = kMiddle);

// A line around the centre, and the area between two circles.
std::string hoop(double radius, double width, std::string_view paint, double opacity = 1);
std::string ring(double inside, double outside, std::string_view paint);

// The shadow that a rim casts on what lies inside and below it.
std::string innerShadow(double radius, std::string_view color, double opacity);

// A point of a path, by its distance from the centre and its angle, clockwise from the top. Tenths are less
// than anyone sees, and each digit of a page's picture is sent to every visitor.
std::string point(double radius, double angle);

// An arc to a point, at most half a turn long.
std::string arc(double radius, double angle, bool isClockwise = true);

struct Stop {
    double at;
    std::string_view color;
    double opacity = 1;
};
using Stops = std::vector<Stop>;

// The gradients of a picture. Each function returns a paint.
class Gradients {
public:
    std::string linear(double x1, double y1, double x2, double y2, Stops const& stops);
    // Between two circles around a point. Inside the inner one is the first colour.
    std::string radial(double x, double y, double inside, double outside, Stops const& stops);
    // The same within the box of what it fills; `inside` is a share of its radius.
    std::string around(double inside, Stops const& stops);

    std::string definitions() const;

private:
    std::string named(std::string const& kind, std::string const& definition);

    std::map<std::string, std::string> names_; // by definition
    std::string definitions_;
};

} // namespace wheelwright::pictures::svg
