#include "media_worker/av_handles.hpp"
#include "testing/media_samples.hpp"
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace wheelwright::testing {
namespace {

using media_worker::AvHandle;
using media_worker::AvOutput;
using media_worker::MemoryFile;

constexpr int kUsualRate = 48'000;

struct Recipe {
    char const* encoder;
    char const* container;
};

Recipe recipeOf(SoundType type) {
    switch (type) {
        case SoundType::Mp3: return {"libmp3lame", "mp3"};
        case SoundType::Aac: return {"aac", "adts"};
        case SoundType::Vorbis: return {"libvorbis", "ogg"};
        case SoundType::Opus: return {"libopus", "ogg"};
    }
    std::abort(); // a new type fails the build above
}

void check(int outcome) {
    if (outcome < 0) throw std::runtime_error("libav does not make the sample");
}

class Recording {
public:
    Recording(Recipe const& recipe, int sampleRate, std::string const& title) : io_{file_.io()} {
        auto const* const codec = avcodec_find_encoder_by_name(recipe.encoder);
        if (codec == nullptr) throw std::runtime_error(std::string{"there is no encoder "} + recipe.encoder);
        encoder_.reset(avcodec_alloc_context3(codec));
        encoder_->sample_rate = sampleRate;
        if (sampleRate < kUsualRate) encoder_->bit_rate = 16'000;
        encoder_->sample_fmt = codec->sample_fmts[0];
        encoder_->time_base = {1, sampleRate};
        av_channel_layout_default(&encoder_->ch_layout, 1);
        AVFormatContext* format = nullptr;
        check(avformat_alloc_output_context2(&format, nullptr, recipe.container, nullptr));
        output_.reset(format);
        format->pb = io_.get();
        format->flags |= AVFMT_FLAG_CUSTOM_IO;
        if ((format->oformat->flags & AVFMT_GLOBALHEADER) != 0)
            encoder_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
        check(avcodec_open2(encoder_.get(), codec, nullptr));
        stream_ = avformat_new_stream(format, nullptr);
        check(avcodec_parameters_from_context(stream_->codecpar, encoder_.get()));
        stream_->time_base = encoder_->time_base;
        if (!title.empty()) {
            av_dict_set(&format->metadata, "title", title.c_str(), 0);
            av_dict_set(&stream_->metadata, "title", title.c_str(), 0);
        }
        check(avformat_write_header(format, nullptr));
    }

    void add(int from, int count) {
        frame_->nb_samples = count;
        frame_->format = encoder_->sample_fmt;
        frame_->sample_rate = encoder_->sample_rate;
        check(av_channel_layout_copy(&frame_->ch_layout, &encoder_->ch_layout));
        check(av_frame_get_buffer(frame_.get(), 0));
        for (int i = 0; i < count; ++i)
            put(i, 0.5 * std::sin(2 * 3.14159265358979 * 1000 * (from + i) / encoder_->sample_rate));
        frame_->pts = from;
        send(frame_.get());
        av_frame_unref(frame_.get());
    }

    int frameSize() const { return encoder_->frame_size > 0 ? encoder_->frame_size : 1024; }

    std::string finish() {
        send(nullptr);
        check(av_write_trailer(output_.get()));
        avio_flush(io_.get());
        return file_.written();
    }

private:
    void put(int at, double sample) {
        auto const planar = av_get_planar_sample_fmt(encoder_->sample_fmt);
        auto* const data = frame_->extended_data[0];
        if (planar == AV_SAMPLE_FMT_FLTP) reinterpret_cast<float*>(data)[at] = static_cast<float>(sample);
        if (planar == AV_SAMPLE_FMT_S16P)
            reinterpret_cast<std::int16_t*>(data)[at] = static_cast<std::int16_t>(sample * 32'767);
        if (planar == AV_SAMPLE_FMT_S32P)
            reinterpret_cast<std::int32_t*>(data)[at] = static_cast<std::int32_t>(sample * 2'147'483'647.0);
    }
    void send(AVFrame const* frame) {
        check(avcodec_send_frame(encoder_.get(), frame));
        while (avcodec_receive_packet(encoder_.get(), packet_.get()) == 0) {
            av_packet_rescale_ts(packet_.get(), encoder_->time_base, stream_->time_base);
            check(av_write_frame(output_.get(), packet_.get()));
            av_packet_unref(packet_.get());
        }
    }

    MemoryFile file_;
    AvHandle<AVIOContext> io_;
    AvHandle<AVCodecContext> encoder_;
    AvOutput output_;
    AVStream* stream_ = nullptr;
    AvHandle<AVFrame> frame_{av_frame_alloc()};
    AvHandle<AVPacket> packet_{av_packet_alloc()};
};

std::uint32_t oggCheck(std::string_view page) {
    std::uint32_t check = 0;
    for (char const byte : page) {
        check ^= static_cast<std::uint32_t>(static_cast<unsigned char>(byte)) << 24;
        for (int bit = 0; bit < 8; ++bit)
            check = (check << 1) ^ ((check & 0x80000000U) != 0 ? 0x04c11db7U : 0);
    }
    return check;
}

std::string recorded(SoundType type, double seconds, int sampleRate, std::string const& title) {
    av_log_set_level(AV_LOG_QUIET);
    Recording recording{recipeOf(type), sampleRate, title};
    auto const samples = static_cast<int>(seconds * sampleRate);
    for (int at = 0; at < samples; at += recording.frameSize())
        recording.add(at, std::min(recording.frameSize(), samples - at));
    return recording.finish();
}

} // namespace

std::string soundOf(SoundType type, double seconds, std::string const& title) {
    return recorded(type, seconds, kUsualRate, title);
}

std::string poorMp3(double seconds) {
    return recorded(SoundType::Mp3, seconds, 24'000, "");
}

std::string withId3Picture(std::string const& mp3, std::string const& picture) {
    auto const body = std::string{"\0image/png\0\3\0", 13} + picture;
    auto const size = [](std::size_t number, int bits) {
        std::string text;
        for (int i = 3; i >= 0; --i)
            text += static_cast<char>(number >> (i * bits) & (bits == 7 ? 0x7f : 0xff));
        return text;
    };
    auto const frame = "APIC" + size(body.size(), 8) + std::string(2, '\0') + body;
    return std::string{"ID3\3\0\0", 6} + size(frame.size(), 7) + frame + mp3;
}

std::string claimingHours(std::string ogg, int hours) {
    auto const page = ogg.rfind("OggS");
    auto const claimed = static_cast<std::uint64_t>(hours) * 3600 * 48'000;
    std::memcpy(ogg.data() + page + 6, &claimed, sizeof claimed);
    std::memset(ogg.data() + page + 22, 0, 4);
    auto const check = oggCheck(std::string_view{ogg}.substr(page));
    std::memcpy(ogg.data() + page + 22, &check, sizeof check);
    return ogg;
}

} // namespace wheelwright::testing
