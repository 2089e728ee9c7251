#include "http/frame_reader.hpp"
#include "testing/socket_frames.hpp"
#include <chrono>
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

using Kind = FrameReader::Event::Kind;
using testing::maskedFrame;

FrameReader::Event readFrame(std::string_view bytes) {
    FrameReader reader{64 * 1024};
    reader.append(bytes);
    return reader.next();
}

CloseCode faultOf(std::string_view bytes) {
    auto const event = readFrame(bytes);
    EXPECT_EQ(event.kind, Kind::Broken);
    return event.code;
}

TEST(FrameReader, ReadsManySmallFramesInTheTimeOfOneLargeOne) {
    constexpr int frames = 400'000;
    std::string all;
    for (int i = 0; i < frames; ++i)
        all += maskedFrame(0x81, "");
    auto const began = std::chrono::steady_clock::now();
    FrameReader reader{64 * 1024};
    reader.append(all);
    int read = 0;
    while (reader.next().kind == Kind::Text)
        ++read;
    EXPECT_EQ(read, frames);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{20})
        << "it moved the rest each time";
}

TEST(FrameReader, SkipsToTheCloseFrame) {
    FrameReader reader{64 * 1024};
    reader.append(maskedFrame(0x81, "one") + maskedFrame(0x81, "two") + maskedFrame(0x89, "ping"));
    EXPECT_EQ(reader.next().payload, "one");
    reader.skipToClose();
    EXPECT_EQ(reader.next().kind, Kind::NeedMore);
    reader.append(maskedFrame(0x81, "three") + maskedFrame(0x88, "") + maskedFrame(0x81, "four"));
    EXPECT_EQ(reader.next().kind, Kind::Close);
}

TEST(FrameReader, ReadsAMessageByteByByte) {
    FrameReader reader{64 * 1024};
    auto const frame = maskedFrame(0x81, "grüezi");
    for (auto const c : frame.substr(0, frame.size() - 1)) {
        reader.append({&c, 1});
        EXPECT_EQ(reader.next().kind, Kind::NeedMore);
    }
    reader.append(frame.substr(frame.size() - 1));
    auto const event = reader.next();
    EXPECT_EQ(event.kind, Kind::Text);
    EXPECT_EQ(event.payload, "grüezi");
    EXPECT_EQ(reader.next().kind, Kind::NeedMore);
}

TEST(FrameReader, PutsFragmentsTogetherWithAPingBetween) {
    FrameReader reader{64 * 1024};
    reader.append(maskedFrame(0x01, "Hel") + maskedFrame(0x89, "?") + maskedFrame(0x80, "lo"));
    EXPECT_EQ(reader.next().kind, Kind::Part);
    EXPECT_EQ(reader.next().kind, Kind::Ping);
    EXPECT_EQ(reader.next().payload, "Hello");
}

TEST(FrameReader, ReadsEverySizeUpToTheLimit) {
    for (std::size_t const size : {0U, 1U, 125U, 126U, 65'535U, 65'536U})
        EXPECT_EQ(readFrame(maskedFrame(0x81, std::string(size, 'x'))).payload.size(), size);
}

TEST(FrameReader, RefusesAMessageThatIsTooLargeFromItsHeader) {
    EXPECT_EQ(faultOf(maskedFrame(0x81, std::string(65'537, 'x')).substr(0, 14)), CloseCode::TooBig);
    FrameReader reader{64 * 1024};
    reader.append(maskedFrame(0x01, std::string(40'000, 'x')) + maskedFrame(0x80, std::string(40'000, 'x')));
    EXPECT_EQ(reader.next().kind, Kind::Part);
    EXPECT_EQ(reader.next().code, CloseCode::TooBig);
}

TEST(FrameReader, RefusesWhatNoClientMaySend) {
    EXPECT_EQ(faultOf("\x81\x02hi"), CloseCode::ProtocolError);            // unmasked
    EXPECT_EQ(faultOf("\x81\x7E"), CloseCode::ProtocolError);              // likewise, and no more comes
    EXPECT_EQ(faultOf(maskedFrame(0xC1, "hi")), CloseCode::ProtocolError); // compressed
    EXPECT_EQ(faultOf(maskedFrame(0x83, "hi")), CloseCode::ProtocolError); // of no known kind
    EXPECT_EQ(faultOf(maskedFrame(0x80, "hi")), CloseCode::ProtocolError); // goes on with nothing
    EXPECT_EQ(faultOf(maskedFrame(0x09, "hi")), CloseCode::ProtocolError); // a ping in parts
    EXPECT_EQ(faultOf(maskedFrame(0x89, std::string(126, 'x'))), CloseCode::ProtocolError);
    EXPECT_EQ(faultOf(maskedFrame(0x82, "hi")), CloseCode::WrongType); // binary
    EXPECT_EQ(faultOf(maskedFrame(0x81, "\xC3\x28")), CloseCode::BadText);
    EXPECT_EQ(faultOf(maskedFrame(0x88, "\x03")), CloseCode::ProtocolError); // half a number
    EXPECT_EQ(faultOf(maskedFrame(0x88, std::string{"\x03\xED", 2})), CloseCode::ProtocolError); // 1005
    EXPECT_EQ(faultOf(maskedFrame(0x88, std::string{"\x03\xE8\xFF", 3})), CloseCode::BadText);
}

TEST(FrameReader, ANewMessageMayNotBeginWithinAnother) {
    FrameReader reader{64 * 1024};
    reader.append(maskedFrame(0x01, "a") + maskedFrame(0x81, "b"));
    EXPECT_EQ(reader.next().kind, Kind::Part);
    EXPECT_EQ(reader.next().code, CloseCode::ProtocolError);
}

TEST(FrameReader, SurvivesAnyBytes) {
    std::uint32_t state = 7;
    for (int round = 0; round < 20'000; ++round) {
        std::string bytes;
        for (int i = 0; i < 40; ++i)
            bytes += static_cast<char>((state = state * 1'664'525 + 1'013'904'223) >> 24U);
        FrameReader reader{1024};
        reader.append(bytes);
        for (auto event = reader.next(); event.kind != Kind::NeedMore && event.kind != Kind::Broken;)
            event = reader.next();
    }
}

} // namespace
} // namespace wheelwright::http
