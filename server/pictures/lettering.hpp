#pragma once
#include "pictures/place_labels.hpp"
#include <cairo.h>
#include <filesystem>
#include <memory>
#include <unordered_map>

namespace wheelwright::pictures {

// Measures and draws single lines in the display face. Scripts that it lacks come from the system's fonts.
// Not for several threads at once.
class Lettering {
public:
    // Adds the fonts of the folder to those of the process.
    explicit Lettering(std::filesystem::path const& fonts);
    ~Lettering();

    double widthOf(std::string const& line); // at font size 1
    LineBox boxOf(std::string const& line);

    void show(cairo_t* canvas, PlacedLine const& line);

    // Boxes are kept while one picture is drawn: each of its lines is measured many times.
    void forgetBoxes() { boxes_.clear(); }

private:
    struct Pango;
    void set(std::string const& line, double size);

    std::unique_ptr<Pango> pango_;
    double baseline_ = 0; // how far below the middle of a line it is, at font size 1
    std::unordered_map<std::string, LineBox> boxes_;
};

} // namespace wheelwright::pictures
