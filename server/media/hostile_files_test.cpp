#include "testing/media_samples.hpp"
#include "testing/upload.hpp"
#include <fstream>
#include <gmock/gmock.h>
#include <random>
#include <sstream>
#include <zlib.h>

namespace wheelwright {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::pngChunk;
using testing::upload;
using namespace std::string_literals;

std::string deflated(std::string const& bytes) {
    std::string out(compressBound(bytes.size()), '\0');
    auto size = static_cast<uLongf>(out.size());
    compress(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<Bytef const*>(bytes.data()),
             static_cast<uLong>(bytes.size()));
    return out.substr(0, size);
}

std::string animatedPng(unsigned frames) {
    auto const count = std::string{static_cast<char>(frames >> 24), static_cast<char>(frames >> 16),
                                   static_cast<char>(frames >> 8), static_cast<char>(frames)};
    return testing::withPngChunk(testing::pngPicture(), pngChunk("acTL", count + "\0\0\0\0"s));
}

// A progressive JPEG is decoded once over for every scan it names.
std::string jpegOfManyScans(int scans) {
    auto const whole = testing::jpegPicture();
    auto const scan = whole.find("\xff\xda");
    auto const length = static_cast<unsigned char>(whole[scan + 3]);
    auto many = whole.substr(0, whole.size() - 2);
    for (int i = 0; i < scans; ++i)
        many += whole.substr(scan, 2U + length) + "\0"s;
    return many + "\xff\xd9";
}

struct HostileFilesTest : ::testing::Test {
    static void SetUpTestSuite() {
        server = new testing::ServerProcess{{"--test-rate-limits", "off"}};
        ada = testing::signInByMail(*server, "ada@example.org");
    }
    static void TearDownTestSuite() {
        EXPECT_THAT(server->log(), Not(HasSubstr("media worker died"))) << "a decoder broke over a file";
        EXPECT_THAT(server->log(), Not(HasSubstr("AddressSanitizer")));
        delete server;
    }

    static void expectRefused(std::string const& kind, std::string const& what, std::string const& bytes,
                              unsigned status, std::string const& code) {
        SCOPED_TRACE(what);
        auto const reply = upload(*server, ada, kind, bytes, kind == "image" ? "a.png" : "a.mp3");
        EXPECT_EQ(reply.status, status) << reply.body;
        EXPECT_THAT(reply.body, HasSubstr("\"code\":\"" + code + "\""));
    }

    static inline testing::ServerProcess* server;
    static inline testing::SignedIn ada;
};

// Promise F1.
TEST_F(HostileFilesTest, WhatIsNoPictureIsRefusedByItsContent) {
    auto const refused = [](std::string const& what, std::string const& bytes) {
        expectRefused("image", what, bytes, 415, "invalid_file_type");
    };
    refused("SVG", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>");
    refused("HTML", "<!doctype html><script>alert(1)</script>");
    refused("GIF", "GIF89a\1\0\1\0\0\0\0;"s);
    refused("PDF", "%PDF-1.7\n1 0 obj\n");
    refused("PostScript", "%!PS-Adobe-3.0 EPSF-3.0\n");
    refused("MVG", "push graphic-context\nimage over 0,0 0,0 'msl:/etc/passwd'\n");
    refused("a sound", testing::soundOf(testing::SoundType::Mp3, 0.5));
    refused("TIFF", "II*\0\10\0\0\0"s);
    refused("HTML with a picture behind it", "<html>" + testing::pngPicture());
    refused("HEIC", "\0\0\0\x18"s + "ftypheic\0\0\0\0mif1heic"s);
}

// Promise F1: a picture that is also something else comes back as a picture only.
TEST_F(HostileFilesTest, APolyglotKeepsNothingButThePicture) {
    auto const script = "<script>alert(1)</script>"s;
    for (auto const& bytes :
         {testing::pngPicture() + script, testing::jpegPicture() + script, testing::webpPicture() + script,
          testing::withPngChunk(testing::pngPicture(), pngChunk("tEXt", "Comment\0"s + script))}) {
        auto const item = testing::uploaded(upload(*server, ada, "image", bytes, "a.html"), "image");
        auto const file = testing::get(server->port(), testing::textIn(item, "url"));
        EXPECT_THAT(file.body, Not(HasSubstr("script")));
        EXPECT_TRUE(file.header("content-type").starts_with("image/"));
    }
}

// Promise F2.
TEST_F(HostileFilesTest, EnormousPicturesAreRefusedFromTheirHead) {
    expectRefused("image", "30000 × 30000", testing::pngThatClaims(30'000, 30'000), 422, "picture_too_large");
    expectRefused("image", "4 billion a side", testing::pngThatClaims(0x7fffffff, 0x7fffffff), 422,
                  "unreadable_file");
    expectRefused("image", "long and thin", testing::pngThatClaims(1, 1'000'000), 422, "picture_too_large");
    expectRefused("image", "41 million pixels", testing::pngThatClaims(11'000, 3'800), 422,
                  "picture_too_large");
    auto jpeg = testing::jpegPicture();
    auto const frame = jpeg.find("\xff\xc0");
    jpeg.replace(frame + 5, 4, "\x75\x30\x75\x30");
    expectRefused("image", "a JPEG that claims it", jpeg, 422, "picture_too_large");
}

// The largest that is promised, in every format: nothing of it may need a file that is not there.
TEST_F(HostileFilesTest, ThePictureThatIsJustSmallEnoughIsTaken) {
    testing::PictureOptions const largest{11'999, 3'333};
    for (auto const& bytes :
         {testing::jpegPicture(largest), testing::pngPicture(largest), testing::webpPicture(largest)}) {
        auto const reply = upload(*server, ada, "image", bytes, "a.png");
        EXPECT_EQ(reply.status, 201U) << bytes.size() << " bytes: " << reply.body;
    }
}

// Promise F3.
TEST_F(HostileFilesTest, BombsAreRefused) {
    expectRefused("image", "APNG of 4 billion frames", animatedPng(0xffffffff), 422, "too_many_frames");
    expectRefused("image", "APNG of 5,000 frames", animatedPng(5'000), 422, "too_many_frames");
    expectRefused("image", "WebP of 3,000 frames", testing::animatedWebp(3'000), 422, "too_many_frames");
    expectRefused("image", "JPEG of 5,000 scans", jpegOfManyScans(5'000), 422, "too_many_frames");
    auto const texts = pngChunk("zTXt", "Comment\0\0"s + deflated(std::string(100'000'000, 'x')));
    EXPECT_EQ(
        upload(*server, ada, "image", testing::withPngChunk(testing::pngPicture(), texts), "a.png").status,
        201U)
        << "what would unfold is left out before anyone reads it";
    expectRefused("image", "a PNG with 1.5 MB of text",
                  testing::withPngChunk(testing::pngPicture(), pngChunk("tEXt", std::string(1'500'000, 'x'))),
                  422, "too_much_metadata");
    auto jpeg = testing::jpegPicture();
    std::string comments;
    for (int i = 0; i < 24; ++i)
        comments += "\xff\xfe\xff\xff" + std::string(65'533, 'x');
    expectRefused("image", "a JPEG with 1.5 MB of comments", jpeg.insert(2, comments), 422,
                  "too_much_metadata");
}

TEST_F(HostileFilesTest, DamagedFilesAreRefused) {
    for (auto const& whole :
         {testing::pngPicture(), testing::jpegPicture(), testing::webpPicture(), testing::avifPicture()}) {
        expectRefused("image", "the first half", whole.substr(0, whole.size() / 2), 422, "unreadable_file");
        auto const head = upload(*server, ada, "image", whole.substr(0, 24), "a.png");
        EXPECT_GE(head.status, 415U);
    }
    expectRefused("sound", "the first bytes", testing::soundOf(testing::SoundType::Vorbis, 1).substr(0, 100),
                  422, "unreadable_file");
}

// Promise F1.
TEST_F(HostileFilesTest, WhatIsNoSoundIsRefusedByItsContent) {
    auto const refused = [](std::string const& what, std::string const& bytes) {
        expectRefused("sound", what, bytes, 415, "invalid_file_type");
    };
    refused("a playlist", "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n");
    refused("concat", "ffconcat version 1.0\nfile /etc/passwd\n");
    refused("concat as an address", "concat:/etc/passwd|/etc/hosts");
    refused("a picture", testing::pngPicture());
    refused("HTML with a sound behind it", "<html>" + testing::soundOf(testing::SoundType::Mp3, 1));
    refused("WAV", "RIFF\x24\0\0\0WAVEfmt "s);
    refused("SDP", "v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\n");
}

TEST_F(HostileFilesTest, AHeaderOfTenHoursIsNotBelieved) {
    auto const ogg = testing::claimingHours(testing::soundOf(testing::SoundType::Vorbis, 1.5), 10);
    auto const item = testing::uploaded(upload(*server, ada, "sound", ogg, "long.ogg"), "sound");
    EXPECT_LT(item.at("duration").to_number<double>(), 2);
    expectRefused("sound", "eleven minutes in truth", testing::poorMp3(660), 422, "sound_too_long");
}

// Promise F4.
TEST_F(HostileFilesTest, ThePictureInASoundIsGone) {
    auto const mp3 =
        testing::withId3Picture(testing::soundOf(testing::SoundType::Mp3, 1), testing::pngPicture());
    auto const item = testing::uploaded(upload(*server, ada, "sound", mp3, "a.mp3"), "sound");
    auto const file = testing::get(server->port(), testing::textIn(item, "url"));
    EXPECT_THAT(file.body, Not(HasSubstr("PNG")));
    EXPECT_THAT(file.body, Not(HasSubstr("ID3")));
}

// Promise F4.
TEST_F(HostileFilesTest, WhatStandsBehindASoundIsGone) {
    auto const mp3 = testing::soundOf(testing::SoundType::Mp3, 2) + "<html><script>alert(1)</script>";
    auto const item = testing::uploaded(upload(*server, ada, "sound", mp3, "a.mp3"), "sound");
    auto const file = testing::get(server->port(), testing::textIn(item, "url"));
    EXPECT_EQ(file.status, 200U);
    EXPECT_THAT(file.body, Not(HasSubstr("script")));
}

// Whatever bytes arrive: an answer, and a server that goes on.
TEST_F(HostileFilesTest, MutatedFilesAreAnsweredAndHarmNobody) {
    std::mt19937 chance{11};
    std::vector<std::pair<std::string, std::string>> const wholes{
        {"image", testing::pngPicture()},
        {"image", testing::jpegPicture()},
        {"image", testing::webpPicture()},
        {"image", testing::avifPicture({64, 48})},
        {"sound", testing::soundOf(testing::SoundType::Mp3, 0.5)},
        {"sound", testing::soundOf(testing::SoundType::Aac, 0.5)},
        {"sound", testing::soundOf(testing::SoundType::Vorbis, 0.5)},
        {"sound", testing::soundOf(testing::SoundType::Opus, 0.5)}};
    for (int round = 0; round < 12; ++round)
        for (auto const& [kind, whole] : wholes) {
            auto bytes = whole;
            for (int change = 0; change < 1 + round * 4; ++change)
                bytes[chance() % bytes.size()] = static_cast<char>(chance());
            auto const reply = upload(*server, ada, kind, bytes, "a." + kind);
            EXPECT_THAT(reply.status, ::testing::AnyOf(201U, 409U, 415U, 422U)) << reply.body;
        }
    EXPECT_EQ(testing::get(server->port(), "/api/health").status, 200U);
}

} // namespace
} // namespace wheelwright
