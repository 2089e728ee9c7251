#pragma once
#include "pictures/picture_bytes.hpp"
#include "pictures/scenes.hpp"
#include "pictures/wheel_picture.hpp"
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>

namespace wheelwright::pictures {

class Lettering;

// A film of a spin of at most so many bytes.
inline constexpr std::size_t kLargestFilm = 1'000'000;
struct FilmOrder {
    double landing =
        0; // the point that comes to rest under the pointer, clockwise from the first slice's start
    std::string winner; // shown at the end
    FilmKind kind = FilmKind::Webp;
};

// Draws pictures for link previews: 1200 × 630, as PNG; and films of spins. One at a time, because the fonts
// are shared.
class PictureMaker {
public:
    // `content` is the folder with the display face in fonts/ and the looks of scenes in scenes.json. Throws
    // std::runtime_error if there is no fonts/: it is another folder. Where its files can't be read, the
    // system's fonts and the plain stage stand in, and the log says so.
    explicit PictureMaker(std::filesystem::path content);
    ~PictureMaker();
    PictureMaker(PictureMaker const&) = delete;
    PictureMaker& operator=(PictureMaker const&) = delete;

    std::string png(WheelPicture const& picture);

    // Takes about a second, most of it beside other pictures.
    std::string film(WheelPicture const& picture, FilmOrder const& order);

    // The pixels of the picture, row by row, as 0xrrggbb.
    std::vector<std::uint32_t> pixels(WheelPicture const& picture);

private:
    Scene const* sceneOf(WheelPicture const& picture); // with the lock, as the next: reads the files first

    std::filesystem::path folder_;
    std::mutex guard_;
    std::unique_ptr<Lettering> lettering_; // read with the first picture, as the scenes
    Scenes scenes_;
};

} // namespace wheelwright::pictures
