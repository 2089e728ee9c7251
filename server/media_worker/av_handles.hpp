#pragma once
#include <memory>
#include <string>
#include <string_view>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
}

namespace wheelwright::media_worker {

struct AvFree {
    void operator()(AVIOContext* io) const {
        av_freep(&io->buffer);
        avio_context_free(&io);
    }
    void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
};
struct AvCloseInput {
    void operator()(AVFormatContext* format) const { avformat_close_input(&format); }
};
struct AvFreeOutput {
    void operator()(AVFormatContext* format) const { avformat_free_context(format); }
};

template <class T> using AvHandle = std::unique_ptr<T, AvFree>;
using AvInput = std::unique_ptr<AVFormatContext, AvCloseInput>;
using AvOutput = std::unique_ptr<AVFormatContext, AvFreeOutput>;

// A file in memory that libavformat reads or writes through an AVIOContext.
class MemoryFile {
public:
    explicit MemoryFile(std::string_view given) : given_{given} {}
    MemoryFile() : isWritten_{true} {}

    AvHandle<AVIOContext> io();
    std::string& written() { return written_; }

private:
    static int read(void* self, std::uint8_t* to, int most);
    static int write(void* self, std::uint8_t* from, int count);
    static std::int64_t seek(void* self, std::int64_t offset, int whence);
    std::size_t size() const { return isWritten_ ? written_.size() : given_.size(); }

    std::string_view given_;
    std::string written_;
    bool isWritten_ = false;
    std::size_t at_ = 0;
};

} // namespace wheelwright::media_worker
