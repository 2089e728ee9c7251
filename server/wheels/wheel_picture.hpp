#pragma once
#include "wheels/palettes.hpp"
#include <boost/json/object.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace wheelwright::wheels {

// The data that a wheel's preview picture shows: its name and slices, or a selection of very many slices.
struct WheelPicture {
    struct Slice {
        std::string text;
        std::string fill;
        std::string color;
        double share = 0; // of the full circle
    };
    std::string name;
    std::vector<Slice> slices;
    std::string ringColor = "#ffffff";
    double ringWidth = 0; // in units of a wheel 500 wide
    std::string lineColor = "#ffffff";
    double lineWidth = 0;
    double fontSize = 0;

    std::size_t bytes() const;
};

WheelPicture pictureOf(boost::json::object const& wheel, Palettes const& palettes);

// Draws pictures for link previews: 1200 × 630, as PNG. One at a time, because the fonts are shared.
class PictureMaker {
public:
    PictureMaker();
    ~PictureMaker();
    PictureMaker(PictureMaker const&) = delete;
    PictureMaker& operator=(PictureMaker const&) = delete;

    std::string png(WheelPicture const& picture);

private:
    struct Fonts;
    std::mutex guard_;
    std::unique_ptr<Fonts> fonts_;
};

} // namespace wheelwright::wheels
