#pragma once
#include <string>
#include <vector>

// Generates sample uploads, ordinary and hostile ones.
namespace wheelwright::testing {

struct PictureOptions {
    int width = 320;
    int height = 200;
    bool withPlace = false; // with the GPS position and the author in its metadata
};
std::string jpegPicture(PictureOptions const& options = {});
std::string pngPicture(PictureOptions const& options = {});
std::string webpPicture(PictureOptions const& options = {});
std::string avifPicture(PictureOptions const& options = {});

// Built by hand, with content that no encoder writes.
std::string pngChunk(std::string const& name, std::string const& data);
std::string pngThatClaims(unsigned width, unsigned height);                 // with almost no image data
std::string withPngChunk(std::string const& png, std::string const& chunk); // inserted after the IHDR chunk
std::string animatedWebp(int frames);

// The size of a picture and the names of its metadata fields, as libvips reads them.
struct PictureFacts {
    int width = 0;
    int height = 0;
    std::string fields; // names, each followed by a space
};
PictureFacts factsOf(std::string const& picture);

// A film, decoded by libvips.
struct FilmFacts {
    int frames = 0;
    int size = 0;            // pixels of an edge
    std::vector<int> delays; // milliseconds
    int loops = 0;           // 0: without an end
    std::string pixels = {}; // of all frames below one another: red, green, blue

    // 0xrrggbb, by shares of the edge.
    unsigned at(int frame, double x, double y) const;
    std::string frame(int number) const;
};
FilmFacts filmFactsOf(std::string const& film);

enum class SoundType { Mp3, Aac, Vorbis, Opus };
std::string soundOf(SoundType type, double seconds, std::string const& title = "");
std::string poorMp3(double seconds); // 16 kbit/s
std::string withId3Picture(std::string const& mp3, std::string const& picture);
std::string claimingHours(std::string ogg, int hours); // changes the time stamp of the last page

} // namespace wheelwright::testing
