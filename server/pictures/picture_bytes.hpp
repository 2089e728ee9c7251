#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace wheelwright::pictures {

// Encodes a picture that is `width` pixels wide (0xrrggbb, row by row) as a PNG with a palette: a third of
// one with all of its colours. Some messengers show no preview of more than 300 kB.
std::string pngBytes(std::vector<std::uint32_t> const& pixels, int width);

enum class FilmKind { Webp, Gif };

// Square pictures that follow one another, shown once. The encoder asks for one after the other, so that not
// all of them are in memory.
struct FilmFrames {
    int size = 0;            // pixels of an edge
    std::vector<int> delays; // milliseconds that each is shown
    std::function<std::vector<std::uint32_t> const&(std::size_t frame)> pixels; // 0xrrggbb, row by row
};
std::string filmBytes(FilmFrames const& frames, FilmKind kind, int quality);

} // namespace wheelwright::pictures
