#include "base/digest.hpp"
#include "content/sound_files.hpp"
#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <sys/resource.h>

namespace wheelwright {
namespace {

using testing::ask;
using testing::get;

struct SoundFilesTest : ::testing::Test {
    static void SetUpTestSuite() { server = new testing::ServerProcess; }
    static void TearDownTestSuite() { delete server; }

    std::uint16_t port = server->port();
    static inline testing::ServerProcess* server;
    static constexpr auto kTrack = "/media/sounds/audio-effects/swish.mp3";
};

TEST_F(SoundFilesTest, EveryTrackOfTheManifestIsThereInTheVersionItNames) {
    auto const manifest = get(port, "/media/sounds/manifest.json");
    EXPECT_EQ(manifest.header("content-type"), "application/json");
    EXPECT_EQ(manifest.header("cache-control"), "no-cache");
    int tracks = 0;
    auto const library = boost::json::parse(manifest.body);
    for (auto const& genre : library.at("genres").as_array()) {
        std::string const thumbnail{genre.at("thumbnail").as_string()};
        EXPECT_EQ(get(port, "/media/sounds/" + thumbnail).header("content-type"), "image/svg+xml");
        for (auto const& track : genre.at("tracks").as_array()) {
            if (!track.as_object().contains("path")) continue;
            std::string const path{track.at("path").as_string()};
            std::string const version{track.at("hash").as_string()};
            auto const reply = get(port, "/media/sounds/" + path + "?v=" + version);
            EXPECT_EQ(reply.status, 200U) << path;
            EXPECT_EQ(reply.header("content-type"), "audio/mpeg");
            EXPECT_EQ(reply.header("cache-control"), "public, max-age=31536000, immutable") << path;
            ++tracks;
        }
    }
    EXPECT_GT(tracks, 100);
}

TEST_F(SoundFilesTest, WithoutItsVersionATrackIsAskedForAnew) {
    EXPECT_EQ(get(port, kTrack).header("cache-control"), "no-cache");
    EXPECT_EQ(get(port, std::string{kTrack} + "?v=0123456789abcdef").header("cache-control"), "no-cache");
}

TEST_F(SoundFilesTest, APartOfATrackCanBeAskedFor) {
    auto const whole = get(port, kTrack);
    auto const part = get(port, kTrack, "Range: bytes=10-19\r\n");
    EXPECT_EQ(part.status, 206U);
    EXPECT_EQ(part.body, whole.body.substr(10, 10));
    EXPECT_EQ(part.header("content-range"), "bytes 10-19/" + std::to_string(whole.body.size()));
    EXPECT_EQ(get(port, kTrack, "Range: bytes=99999999-\r\n").status, 416U);
    EXPECT_EQ(get(port, kTrack, "If-None-Match: " + whole.header("etag") + "\r\n").status, 304U);
    EXPECT_EQ(ask(port, "HEAD", kTrack).header("content-length"), std::to_string(whole.body.size()));
}

TEST_F(SoundFilesTest, ListsAreCompressed) {
    auto const names = get(port, "/media/sounds/names/de-ch.json", "Accept-Encoding: br\r\n");
    EXPECT_EQ(names.header("content-encoding"), "br");
    EXPECT_LT(names.body.size(), get(port, "/media/sounds/names/de-ch.json").body.size() / 2);
}

TEST_F(SoundFilesTest, NothingElseOfTheMachineIsHandedOut) {
    for (auto const* path :
         {"/media/sounds/none.mp3", "/media/sounds/audio-effects", "/media/sounds/audio-effects/none.mp3",
          "/media/sounds/../genres.json", "/media/sounds/%2e%2e/genres.json",
          "/media/sounds/..%2fgenres.json", "/media/sounds/names/..%2f..%2fgenres.json",
          "/media/sounds/audio-effects/swish.mp3%00.json"})
        EXPECT_GE(get(port, path).status, 400U) << path;
}

// What a page asks for, without a server between.
struct KeptSoundTest : ::testing::Test {
    KeptSoundTest() { write("old bytes"); }
    void write(std::string const& bytes) { folder.write("drums/roll.mp3", bytes); }

    std::optional<http::Response> ask(bool inMemoryOnly, std::string const& query = "") {
        http::Fields const fields;
        http::Request request;
        request.fields = &fields;
        request.captures = {"drums", "roll.mp3"};
        request.query = query;
        auto answer = inMemoryOnly ? sounds.inMemory(request) : std::optional{sounds.answer(request)};
        if (answer) text = answer->content();
        return answer;
    }
    auto changedAt() const { return std::filesystem::last_write_time(folder.path() / "drums/roll.mp3"); }

    testing::TempFolder folder;
    testing::TurnedClock clock;
    content::SoundFiles sounds{folder.path(), clock};
    std::string text; // of the last answer
};

TEST_F(KeptSoundTest, ATrackThatWasAskedForIsServedWithoutTheDisk) {
    EXPECT_FALSE(ask(true)) << "nobody has asked for it yet";
    EXPECT_EQ(ask(false)->status, 200U);
    std::filesystem::remove(folder.path() / "drums/roll.mp3");
    EXPECT_EQ(ask(true)->status, 200U);
    EXPECT_EQ(text, "old bytes");
    clock.turn(std::chrono::seconds{6});
    EXPECT_FALSE(ask(true)) << "the disk has to be asked again";
    EXPECT_EQ(ask(false)->status, 404U);
}

TEST_F(KeptSoundTest, ATrackThatCannotBeReadIsNotKept) {
    rlimit before{};
    getrlimit(RLIMIT_NOFILE, &before);
    rlimit const none{0, before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &none);
    EXPECT_THROW(ask(false), std::runtime_error);
    setrlimit(RLIMIT_NOFILE, &before);
    EXPECT_EQ(ask(false)->status, 200U);
    EXPECT_EQ(text, "old bytes");
}

TEST_F(KeptSoundTest, ATrackIsReadAgainOnlyWhenItChanged) {
    ask(false);
    auto const changed = changedAt();
    write("new bytes");
    std::filesystem::last_write_time(folder.path() / "drums/roll.mp3", changed);
    clock.turn(std::chrono::seconds{6});
    ask(false);
    EXPECT_EQ(text, "old bytes") << "it was read again though its time is the same";

    std::filesystem::last_write_time(folder.path() / "drums/roll.mp3", changed + std::chrono::seconds{1});
    ask(true);
    EXPECT_EQ(text, "old bytes");
    clock.turn(std::chrono::seconds{6});
    ask(false);
    EXPECT_EQ(text, "new bytes");
    EXPECT_THAT(ask(true, "v=" + sha256Hex("new bytes").substr(0, 16))->headers,
                ::testing::HasSubstr("Cache-Control: public, max-age=31536000, immutable"));
    EXPECT_THAT(ask(true, "v=" + sha256Hex("old bytes").substr(0, 16))->headers,
                ::testing::HasSubstr("Cache-Control: no-cache"));
}

} // namespace
} // namespace wheelwright
