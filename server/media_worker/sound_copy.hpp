#pragma once
#include "media_worker/av_handles.hpp"
#include <string>

namespace wheelwright::media_worker {

// Copies the packets of a sound into a new file of the same format, without tags, pictures and other data.
class SoundCopy {
public:
    explicit SoundCopy(AVStream const& from);

    void add(AVPacket const& packet);
    std::string finish();
    char const* type() const { return type_; }

private:
    MemoryFile file_;
    AvHandle<AVIOContext> io_;
    AvOutput output_;
    AVRational timeBase_;
    std::int64_t at_ = 0; // we count time stamps ourselves, as those of the file can be wrong
    char const* type_;
};

} // namespace wheelwright::media_worker
