#include "testing/media_samples.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::ask;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::textIn;
using testing::upload;
using testing::uploaded;

struct MediaCallsTest : ::testing::Test {
    static void SetUpTestSuite() {
        server = new testing::ServerProcess{{"--test-rate-limits", "off"}};
        ada = testing::signInByMail(*server, "ada@example.org");
        bob = testing::signInByMail(*server, "bob@example.org");
    }
    static void TearDownTestSuite() { delete server; }

    testing::Reply fetch(boost::json::object const& item, std::string const& headers = "",
                         char const* address = "url") const {
        return get(server->port(), textIn(item, address), headers);
    }

    static inline testing::ServerProcess* server;
    static inline testing::SignedIn ada;
    static inline testing::SignedIn bob;
};

TEST_F(MediaCallsTest, TheLimitsAreKnownToAnyone) {
    auto const limits = jsonOf(get(server->port(), "/api/config/limits"));
    EXPECT_EQ(limits.at("IMAGE_SIZE_LIMIT"), 2'097'152);
    EXPECT_EQ(limits.at("SOUND_SIZE_LIMIT"), 2'097'152);
    auto const config = jsonOf(get(server->port(), "/api/config/client"));
    EXPECT_TRUE(config.at("turnstileSiteKey").is_null());
    EXPECT_EQ(config.at("providers").as_array().size(), 6U);
}

// Promise F4.
TEST_F(MediaCallsTest, PicturesComeBackAsPicturesWithoutWhatTheyCarried) {
    testing::PictureOptions const options{640, 480, true};
    struct Case {
        std::string name;
        std::string bytes;
        std::string type;
    };
    for (auto const& [name, bytes, type] : {Case{"a.jpg", testing::jpegPicture(options), "image/jpeg"},
                                            Case{"a.png", testing::pngPicture(options), "image/png"},
                                            Case{"a.webp", testing::webpPicture(options), "image/webp"},
                                            Case{"a.avif", testing::avifPicture(options), "image/webp"}}) {
        SCOPED_TRACE(name);
        ASSERT_THAT(bytes, ::testing::AnyOf(HasSubstr("Exif"), HasSubstr("exif"))) << "it carries nothing";
        auto const item = uploaded(upload(*server, ada, "image", bytes + "appended", name), "image");
        EXPECT_EQ(textIn(item, "contentType"), type);
        EXPECT_EQ(item.at("width"), 640);
        auto const file = fetch(item);
        EXPECT_EQ(file.status, 200U);
        EXPECT_EQ(file.header("content-type"), type);
        EXPECT_EQ(item.at("size"), file.body.size());
        auto const facts = testing::factsOf(file.body);
        EXPECT_EQ(facts.width, 640);
        EXPECT_EQ(facts.height, 480);
        EXPECT_THAT(facts.fields, Not(HasSubstr("exif")));
        EXPECT_THAT(facts.fields, Not(HasSubstr("icc")));
        EXPECT_THAT(file.body, Not(HasSubstr("Secret")));
        EXPECT_THAT(file.body, Not(HasSubstr("appended")));
        auto const thumbnail = fetch(item, "", "thumbnailUrl");
        EXPECT_EQ(thumbnail.header("content-type"), "image/webp");
        EXPECT_EQ(testing::factsOf(thumbnail.body).width, 512);
    }
}

// Promise F4.
TEST_F(MediaCallsTest, SoundsComeBackWithoutTagsAndWithTheirTrueLength) {
    struct Case {
        std::string name;
        testing::SoundType kind;
        std::string type;
    };
    for (auto const& [name, kind, type] : {Case{"a.mp3", testing::SoundType::Mp3, "audio/mpeg"},
                                           Case{"a.aac", testing::SoundType::Aac, "audio/aac"},
                                           Case{"a.ogg", testing::SoundType::Vorbis, "audio/ogg"},
                                           Case{"b.ogg", testing::SoundType::Opus, "audio/ogg"}}) {
        SCOPED_TRACE(name);
        auto const bytes = testing::soundOf(kind, 2.5, "a secret title");
        auto const item = uploaded(upload(*server, ada, "sound", bytes, name), "sound");
        EXPECT_EQ(textIn(item, "contentType"), type);
        EXPECT_EQ(textIn(item, "status"), "ready");
        EXPECT_NEAR(item.at("duration").to_number<double>(), 2.5, 0.1);
        EXPECT_NEAR(item.at("loudness").to_number<double>(), -9, 1);
        auto const file = fetch(item);
        EXPECT_EQ(file.header("content-type"), type);
        EXPECT_THAT(file.body, Not(HasSubstr("secret")));
        // The result is a sound that can be uploaded again.
        auto const again = uploaded(upload(*server, ada, "sound", file.body, name), "sound");
        EXPECT_NEAR(again.at("duration").to_number<double>(), 2.5, 0.1);
    }
}

TEST_F(MediaCallsTest, TheListIsTheUsersOwnNewestFirst) {
    auto const first = uploaded(upload(*server, bob, "image", testing::pngPicture(), "first.png"), "image");
    auto const second = uploaded(upload(*server, bob, "image", testing::pngPicture(), "second.png"), "image");
    auto const answer = jsonOf(get(server->port(), "/api/media/images", bob.bearer()));
    EXPECT_EQ(answer.at("code"), "ok");
    auto const& images = answer.at("images").as_array();
    ASSERT_EQ(images.size(), 2U);
    EXPECT_EQ(images[0].at("filename"), "second.png");
    EXPECT_EQ(images[0].at("name"), "second");
    EXPECT_EQ(images[1].at("id"), first.at("id"));
    EXPECT_FALSE(images[0].at("expiryMismatch").as_bool());
    EXPECT_FALSE(images[0].as_object().contains("expiresAt"));
    EXPECT_TRUE(
        jsonOf(get(server->port(), "/api/media/sounds", bob.bearer())).at("sounds").as_array().empty());
}

TEST_F(MediaCallsTest, WhatIsAnothersDoesNotExist) {
    auto const item = uploaded(upload(*server, ada, "image", testing::pngPicture(), "mine.png"), "image");
    auto const path = "/api/media/image/" + textIn(item, "id");
    EXPECT_EQ(get(server->port(), path + "/url", bob.bearer()).status, 404U);
    EXPECT_EQ(ask(server->port(), "DELETE", path, bob.bearer()).status, 404U);
    EXPECT_EQ(get(server->port(), "/api/media/sound/" + textIn(item, "id") + "/url", ada.bearer()).status,
              404U);
    EXPECT_EQ(get(server->port(), "/api/media/image/%ff/url", ada.bearer()).status, 404U);
    auto const fresh = jsonOf(get(server->port(), path + "/url", ada.bearer()));
    EXPECT_EQ(fresh.at("url"), item.at("url"));
    EXPECT_EQ(fetch(item).status, 200U);
}

TEST_F(MediaCallsTest, DeletingTakesTheFileAlong) {
    auto const folder = server->data() / "media" / "files";
    auto const before = testing::bytesBelow(folder);
    auto const item = uploaded(upload(*server, ada, "image", testing::pngPicture(), "gone.png"), "image");
    EXPECT_EQ(fetch(item).status, 200U);
    EXPECT_GT(testing::bytesBelow(folder), before);
    auto const path = "/api/media/image/" + textIn(item, "id");
    EXPECT_EQ(ask(server->port(), "DELETE", path, ada.bearer()).status, 200U);
    EXPECT_EQ(ask(server->port(), "DELETE", path, ada.bearer()).status, 404U);
    EXPECT_EQ(fetch(item).status, 404U);
    EXPECT_TRUE(testing::soon([&] { return testing::bytesBelow(folder) == before; }));
}

// Promises F8, F9 and W3.
TEST_F(MediaCallsTest, AnyoneWithTheAddressGetsTheFileAndNobodyElse) {
    auto const item = uploaded(
        upload(*server, ada, "sound", testing::soundOf(testing::SoundType::Mp3, 1), "s.mp3"), "sound");
    auto const whole = fetch(item, "Origin: https://elsewhere.example\r\n");
    EXPECT_EQ(whole.header("access-control-allow-origin"), "*");
    EXPECT_EQ(whole.header("x-content-type-options"), "nosniff");
    EXPECT_THAT(whole.header("content-disposition"), HasSubstr("filename=\"s.mp3\""));
    EXPECT_FALSE(whole.has("set-cookie"));
    for (int round = 0; round < 2; ++round) { // from the store, and from memory
        auto const part = fetch(item, "Range: bytes=10-19\r\n");
        EXPECT_EQ(part.status, 206U);
        EXPECT_EQ(part.body, whole.body.substr(10, 10));
        EXPECT_EQ(fetch(item, "Range: bytes=99999999-\r\n").status, 416U);
        EXPECT_EQ(fetch(item, "If-None-Match: " + whole.header("etag") + "\r\n").status, 304U);
        auto const wrong = get(server->port(), textIn(item, "url") + "x");
        EXPECT_EQ(wrong.status, 403U);
        EXPECT_EQ(wrong.header("access-control-allow-origin"), "*");
    }
    EXPECT_EQ(get(server->port(), "/media/u/" + textIn(item, "id")).status, 403U);
    EXPECT_EQ(ask(server->port(), "HEAD", textIn(item, "url")).header("content-length"),
              std::to_string(whole.body.size()));
}

TEST_F(MediaCallsTest, AnAccountsFilesAreInItsExportAndGoWithIt) {
    auto const cleo = testing::signInByMail(*server, "cleo@example.org");
    auto const item = uploaded(upload(*server, cleo, "image", testing::pngPicture(), "own.png"), "image");
    auto const exported = jsonOf(get(server->port(), "/api/user/export", cleo.bearer()));
    ASSERT_EQ(exported.at("media").as_array().size(), 1U);
    EXPECT_EQ(exported.at("media").at(0).at("filename"), "own.png");
    auto const file =
        server->data() / "media" / "files" / textIn(item, "id").substr(0, 2) / textIn(item, "id");
    EXPECT_TRUE(std::filesystem::exists(file));
    EXPECT_EQ(ask(server->port(), "DELETE", "/api/user", cleo.bearer()).status, 200U);
    EXPECT_TRUE(testing::soon([&] { return !std::filesystem::exists(file); }));
    EXPECT_EQ(fetch(item).status, 404U);
}

} // namespace
} // namespace wheelwright
