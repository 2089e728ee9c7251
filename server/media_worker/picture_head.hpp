#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace wheelwright::media_worker {

enum class PictureType { Jpeg, Png, Webp, Avif };

// What the first look at a file tells, before any decoder sees it.
struct PictureHead {
    PictureType type;
    std::size_t metadata = 0; // bytes that are not the picture
    std::size_t frames = 1;
    std::size_t scans = 1; // of a JPEG: each one is decoded over the whole picture
    bool isLossless = false;
};

// Throws Refused when the content is of no type that is taken, whatever the file is called.
PictureHead readPictureHead(std::string_view bytes);

// A PNG with nothing in it but the picture: texts and profiles in it may unfold to thousands of times their
// size.
std::string plainPng(std::string_view bytes);

// A WebP of our own without the EXIF that libvips puts into every one.
std::string plainWebp(std::string_view bytes);

} // namespace wheelwright::media_worker
