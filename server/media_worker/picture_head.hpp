#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace wheelwright::media_worker {

enum class PictureType { Jpeg, Png, Webp, Avif };

// Facts read from the file's structure before any decoder runs.
struct PictureHead {
    PictureType type;
    std::size_t metadata = 0; // bytes that aren't part of the picture
    std::size_t frames = 1;
    std::size_t scans = 1; // of a JPEG; decoding each one costs time for the whole picture
    bool isLossless = false;
};

// Throws Refused when the content isn't of an accepted type. The file's name doesn't matter.
PictureHead readPictureHead(std::string_view bytes);

// The PNG without its text chunks and large colour profiles, which can decompress to thousands of times their
// size.
std::string plainPng(std::string_view bytes);

// A WebP that we encoded, without the EXIF data that libvips writes into each of them.
std::string plainWebp(std::string_view bytes);

} // namespace wheelwright::media_worker
