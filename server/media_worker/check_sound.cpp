#include "media_worker/check_sound.hpp"
#include "media_worker/av_handles.hpp"
#include "media_worker/loudness.hpp"
#include "media_worker/refused.hpp"
#include "media_worker/sound_copy.hpp"
#include <algorithm>
#include <cmath>
#include <new>
#include <optional>

namespace wheelwright::media_worker {
namespace {

constexpr double kLongestSeconds = 600;
constexpr int kMostChannels = 8;
constexpr int kMostBadPackets = 50;
constexpr int kGoodPerBad = 20; // accept a recording with a few damaged packets
constexpr std::int64_t kProbed = 1 << 20;

// libavformat would also find sound that follows some text, so check the first bytes before it probes.
bool beginsLikeSound(std::string_view bytes) {
    return bytes.starts_with("ID3") || bytes.starts_with("OggS") ||
           (bytes.size() > 2 && bytes[0] == '\xff' && (bytes[1] & '\xe0') == '\xe0');
}

AvInput open(AVIOContext* io) {
    auto* format = avformat_alloc_context();
    if (format == nullptr) throw std::bad_alloc{};
    format->pb = io;
    format->flags |= AVFMT_FLAG_CUSTOM_IO;
    format->probesize = kProbed;
    format->max_analyze_duration = 2 * AV_TIME_BASE;
    AVDictionary* rules = nullptr;
    av_dict_set(&rules, "format_whitelist", "mp3,aac,ogg", 0);
    av_dict_set(&rules, "protocol_whitelist", "", 0);
    av_dict_set(&rules, "codec_whitelist", "mp3float,mp3,aac,vorbis,opus", 0);
    auto const opened = avformat_open_input(&format, nullptr, nullptr, &rules); // frees it on failure
    av_dict_free(&rules);
    if (opened < 0) throw unreadable();
    AvInput input{format};
    if (avformat_find_stream_info(format, nullptr) < 0) throw unreadable();
    return input;
}

int soundIn(AVFormatContext const& input) {
    int found = -1;
    for (unsigned i = 0; i < input.nb_streams; ++i) {
        auto const& stream = *input.streams[i];
        if ((stream.disposition & AV_DISPOSITION_ATTACHED_PIC) != 0) continue;
        if (stream.codecpar->codec_type != AVMEDIA_TYPE_AUDIO) throw wrongType(); // a film
        if (found < 0) found = static_cast<int>(i);
    }
    if (found < 0) throw wrongType();
    return found;
}

AvHandle<AVCodecContext> decoderFor(AVCodecParameters const& parameters) {
    auto const* const codec = avcodec_find_decoder(parameters.codec_id);
    static constexpr std::string_view allowed[] = {"mp3float", "mp3", "aac", "vorbis", "opus"};
    if (codec == nullptr || std::ranges::find(allowed, std::string_view{codec->name}) == std::end(allowed))
        throw wrongType();
    AvHandle<AVCodecContext> decoder{avcodec_alloc_context3(codec)};
    if (!decoder || avcodec_parameters_to_context(decoder.get(), &parameters) < 0) throw unreadable();
    decoder->thread_count = 1;
    decoder->err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE;
    if (avcodec_open2(decoder.get(), codec, nullptr) < 0) throw unreadable();
    return decoder;
}

// Measures the decoded sound: its length, its loudness and how many packets are damaged. A header can claim
// anything.
class Listening {
public:
    explicit Listening(AVCodecContext& decoder) : decoder_{decoder} {}

    // Returns false when the packet doesn't decode. A null packet flushes the decoder.
    bool send(AVPacket const* packet) {
        bool const isSound = avcodec_send_packet(&decoder_, packet) >= 0 || packet == nullptr;
        if (!isSound) ++bad_;
        while (avcodec_receive_frame(&decoder_, frame_.get()) == 0)
            hear(*frame_);
        if (bad_ > kMostBadPackets) throw unreadable();
        if (seconds_ > kLongestSeconds) throw Refused{"sound_too_long"};
        return isSound;
    }

    void finish() {
        send(nullptr);
        if (good_ == 0 || bad_ * kGoodPerBad > good_) throw unreadable();
    }

    double seconds() const { return seconds_; }
    std::optional<double> loudness() const { return loudness_ ? loudness_->integrated() : std::nullopt; }

private:
    void hear(AVFrame const& frame) {
        auto const channels = frame.ch_layout.nb_channels;
        if (frame.sample_rate <= 0 || channels < 1 || channels > kMostChannels ||
            frame.format != AV_SAMPLE_FMT_FLTP)
            throw unreadable();
        ++good_;
        seconds_ += static_cast<double>(frame.nb_samples) / frame.sample_rate;
        if (!loudness_) {
            loudness_.emplace(frame.sample_rate, frame.ch_layout);
            rate_ = frame.sample_rate;
            channels_ = channels;
        }
        if (frame.sample_rate != rate_ || channels != channels_) return;
        loudness_->take(reinterpret_cast<float const* const*>(frame.extended_data), frame.nb_samples);
    }

    AVCodecContext& decoder_;
    AvHandle<AVFrame> frame_{av_frame_alloc()};
    std::optional<Loudness> loudness_;
    int rate_ = 0;
    int channels_ = 0;
    int good_ = 0;
    int bad_ = 0;
    double seconds_ = 0;
};

double rounded(double number, double to) {
    return std::round(number * to) / to;
}

} // namespace

CheckedSound checkSound(std::string_view bytes) {
    if (!beginsLikeSound(bytes)) throw wrongType();
    av_log_set_level(AV_LOG_QUIET);
    MemoryFile file{bytes};
    auto const io = file.io();
    auto const input = open(io.get());
    auto const index = soundIn(*input);
    auto const& parameters = *input->streams[index]->codecpar;
    auto const decoder = decoderFor(parameters);
    Listening listening{*decoder};
    SoundCopy copy{*input->streams[index]};
    AvHandle<AVPacket> const packet{av_packet_alloc()};
    while (av_read_frame(input.get(), packet.get()) >= 0) {
        // Copy only packets that decode: libavformat also returns data after the last frame as a packet.
        if (packet->stream_index == index && listening.send(packet.get())) copy.add(*packet);
        av_packet_unref(packet.get());
    }
    listening.finish();
    boost::json::object about{{"type", copy.type()}, {"duration", rounded(listening.seconds(), 1000)}};
    if (auto const loudness = listening.loudness()) about["loudness"] = rounded(*loudness, 10);
    return {copy.finish(), std::move(about)};
}

} // namespace wheelwright::media_worker
