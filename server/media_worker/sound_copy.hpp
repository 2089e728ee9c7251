#pragma once
#include "media_worker/av_handles.hpp"
#include <string>

namespace wheelwright::media_worker {

// The packets of a sound in a new file of the same kind, without tags, pictures and whatever stood around.
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
    std::int64_t at_ = 0; // the file's own time stamps are not believed
    char const* type_;
};

} // namespace wheelwright::media_worker
