#pragma once
#include <string>

// Files as people and attackers upload them, made here.
namespace wheelwright::testing {

struct PictureOptions {
    int width = 320;
    int height = 200;
    bool withPlace = false; // EXIF with where it was taken
};
std::string jpegPicture(PictureOptions const& options = {});
std::string pngPicture(PictureOptions const& options = {});
std::string webpPicture(PictureOptions const& options = {});
std::string avifPicture(PictureOptions const& options = {});

// Built by hand, so that it can say what no encoder would.
std::string pngChunk(std::string const& name, std::string const& data);
std::string pngThatClaims(unsigned width, unsigned height);                 // and holds next to nothing
std::string withPngChunk(std::string const& png, std::string const& chunk); // behind its head
std::string animatedWebp(int frames);

// What libvips reads in a picture: its size, and the names of what it carries beside the pixels.
struct PictureFacts {
    int width = 0;
    int height = 0;
    std::string fields; // each followed by a space
};
PictureFacts factsOf(std::string const& picture);

enum class SoundType { Mp3, Aac, Vorbis, Opus };
std::string soundOf(SoundType type, double seconds, std::string const& title = "");
std::string poorMp3(double seconds); // 16 kbit/s
std::string withId3Picture(std::string const& mp3, std::string const& picture);
std::string claimingHours(std::string ogg, int hours); // in its last page's time stamp

} // namespace wheelwright::testing
