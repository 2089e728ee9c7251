#pragma once
#include <cstdlib>
#include <string_view>

namespace wheelwright::media {

enum class MediaKind { Image, Sound };

inline std::string_view nameOf(MediaKind kind) {
    switch (kind) {
        case MediaKind::Image: return "image";
        case MediaKind::Sound: return "sound";
    }
    std::abort(); // a new kind fails the build above
}

} // namespace wheelwright::media
