#include "media_worker/sound_copy.hpp"
#include "media_worker/refused.hpp"
#include <algorithm>
#include <new>

namespace wheelwright::media_worker {
namespace {

struct Kind {
    char const* container;
    char const* type;
};

Kind kindOf(AVCodecID codec) {
    if (codec == AV_CODEC_ID_MP3) return {"mp3", "audio/mpeg"};
    if (codec == AV_CODEC_ID_AAC) return {"adts", "audio/aac"};
    return {"ogg", "audio/ogg"};
}

} // namespace

SoundCopy::SoundCopy(AVStream const& from)
    : io_{file_.io()}, timeBase_{from.time_base}, type_{kindOf(from.codecpar->codec_id).type} {
    AVFormatContext* format = nullptr;
    if (avformat_alloc_output_context2(&format, nullptr, kindOf(from.codecpar->codec_id).container, nullptr) <
        0)
        throw std::bad_alloc{};
    output_.reset(format);
    format->pb = io_.get();
    format->flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_BITEXACT;
    auto* const stream = avformat_new_stream(format, nullptr);
    if (stream == nullptr || avcodec_parameters_copy(stream->codecpar, from.codecpar) < 0)
        throw std::bad_alloc{};
    stream->codecpar->codec_tag = 0;
    stream->time_base = from.time_base;
    AVDictionary* rules = nullptr;
    av_dict_set(&rules, "id3v2_version", "0", 0);
    auto const begun = avformat_write_header(format, &rules);
    av_dict_free(&rules);
    if (begun < 0) throw unreadable();
}

void SoundCopy::add(AVPacket const& packet) {
    AvHandle<AVPacket> const copy{av_packet_clone(&packet)};
    if (!copy) throw std::bad_alloc{};
    copy->pts = at_;
    copy->dts = at_;
    copy->pos = -1;
    copy->stream_index = 0;
    at_ += std::max<std::int64_t>(1, packet.duration);
    av_packet_rescale_ts(copy.get(), timeBase_, output_->streams[0]->time_base);
    if (av_write_frame(output_.get(), copy.get()) < 0) throw unreadable();
}

std::string SoundCopy::finish() {
    if (av_write_trailer(output_.get()) < 0) throw unreadable();
    avio_flush(io_.get());
    return std::move(file_.written());
}

} // namespace wheelwright::media_worker
