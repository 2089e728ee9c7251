#include "base/digest.hpp"
#include "base/languages.hpp"
#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;

struct PagesTest : ::testing::Test {
    static void SetUpTestSuite() {
        server = new testing::ServerProcess{{"--public-url", "https://wheel.example"}};
    }
    static void TearDownTestSuite() {
        delete server;
        server = nullptr;
    }
    std::uint16_t port = server->port();
    static inline testing::ServerProcess* server;
};

TEST_F(PagesTest, ThePageSpeaksThePathsLanguage) {
    for (auto const& [code, locale] : kLanguages) {
        auto const reply = get(port, "/" + std::string{code} + "/");
        EXPECT_EQ(reply.status, 200U);
        EXPECT_THAT(reply.body, HasSubstr("<html lang=\"" + std::string{locale} + "\">"));
        EXPECT_EQ(reply.header("content-language"), locale);
        EXPECT_EQ(reply.header("cache-control"), "no-cache");
        EXPECT_THAT(reply.header("link"),
                    HasSubstr("<https://wheel.example/" + std::string{code} + "/>; rel=\"canonical\""));
    }
    EXPECT_EQ(get(port, "/").header("content-language"), "en");
}

TEST_F(PagesTest, EveryPageNamesItsProgramInALinkHeader) {
    constexpr char program[] = "</assets/app-1a2b3c.js>; rel=modulepreload";
    for (auto const* path :
         {"/", "/de/", "/login", "/de/wheels/", "/de/wheels/babynamen", "/embed/de/babynamen"})
        EXPECT_THAT(get(port, path).header("link"), HasSubstr(program)) << path;
    EXPECT_FALSE(get(port, "/assets/app-1a2b3c.js").has("link"));
    EXPECT_FALSE(get(port, "/api/none").has("link"));
}

TEST_F(PagesTest, TheOverlayOfARoomIsAPageOfItsOwnThatAnySiteMayFrame) {
    auto const reply = get(port, "/de/overlay/ABC234?leaves=8");
    EXPECT_EQ(reply.status, 200U);
    EXPECT_EQ(reply.body, "overlay in de");
    EXPECT_EQ(reply.header("content-language"), "de");
    EXPECT_EQ(reply.header("x-robots-tag"), "noindex");
    EXPECT_EQ(reply.header("cache-control"), "no-cache");
    EXPECT_THAT(reply.header("content-security-policy"), HasSubstr("frame-ancestors *"));
    for (auto const* path : {"/de/overlay", "/de/overlay/ABC234/more", "/overlay/ABC234"})
        EXPECT_THAT(get(port, path).header("content-security-policy"), HasSubstr("frame-ancestors 'none'"))
            << path;
}

TEST_F(PagesTest, PagesThatAreNobodysHomeAreNotIndexed) {
    for (auto const* path :
         {"/login", "/dashboard", "/share/abc", "/de/x/y", "/nonsense/path", "/de?wheel=1"}) {
        auto const reply = get(port, path);
        EXPECT_EQ(reply.status, 200U) << path;
        EXPECT_EQ(reply.header("x-robots-tag") == "noindex", std::string_view{path} != "/de?wheel=1") << path;
    }
}

TEST_F(PagesTest, WhatDoesNotExistIsAReal404) {
    for (auto const* path : {"/assets/none-123.js", "/assets/", "/api/none", "/api", "/favicon.png",
                             "/media/none.png", "/pages/en.html", "/assets/../pages/en.html",
                             "/..%2f..%2fetc/passwd.txt", "/assets/app-1a2b3c.js.br"})
        EXPECT_EQ(get(port, path).status, 404U) << path;
}

TEST_F(PagesTest, TheBestEncodingTheBrowserTakesIsSent) {
    auto const brotli = get(port, "/de/", "Accept-Encoding: gzip, deflate, br, zstd\r\n");
    EXPECT_EQ(brotli.header("content-encoding"), "br");
    EXPECT_THAT(brotli.header("vary"), HasSubstr("Accept-Encoding"));
    auto const gzip = get(port, "/de/", "Accept-Encoding: gzip, br;q=0\r\n");
    EXPECT_EQ(gzip.header("content-encoding"), "gzip");
    EXPECT_EQ(gzip.body.substr(0, 2), "\x1f\x8b");
    auto const plain = get(port, "/de/");
    EXPECT_FALSE(plain.has("content-encoding"));
    EXPECT_LT(brotli.body.size(), plain.body.size());
    EXPECT_NE(brotli.header("etag"), gzip.header("etag"));
}

TEST_F(PagesTest, HashedAssetsNeverChangeAndTheServiceWorkerIsAskedForEachTime) {
    EXPECT_EQ(get(port, "/assets/app-1a2b3c.js").header("cache-control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(get(port, "/sw.js").header("cache-control"), "no-cache");
    EXPECT_EQ(get(port, "/favicon.svg").header("content-type"), "image/svg+xml");
}

TEST_F(PagesTest, AnEtagSavesTheBody) {
    auto const first = get(port, "/assets/app-1a2b3c.js");
    auto const etag = first.header("etag");
    EXPECT_EQ(etag, '"' + sha256Hex(first.body).substr(0, 32) + '"');
    auto const again = get(port, "/assets/app-1a2b3c.js", "If-None-Match: \"other\", W/" + etag + "\r\n");
    EXPECT_EQ(again.status, 304U);
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(again.header("etag"), etag);
    EXPECT_EQ(get(port, "/assets/app-1a2b3c.js", "If-None-Match: \"other\"\r\n").status, 200U);
}

TEST_F(PagesTest, RangesAreCutFromThePlainBytes) {
    auto const part = get(port, "/assets/app-1a2b3c.js", "Range: bytes=0-5\r\nAccept-Encoding: br\r\n");
    EXPECT_EQ(part.status, 206U);
    EXPECT_EQ(part.body, "export");
    EXPECT_EQ(part.header("content-range"), "bytes 0-5/26");
    auto const beyond = get(port, "/assets/app-1a2b3c.js", "Range: bytes=26-\r\n");
    EXPECT_EQ(beyond.status, 416U);
    EXPECT_EQ(beyond.header("content-range"), "bytes */26");
    auto const changed = get(port, "/assets/app-1a2b3c.js", "Range: bytes=0-5\r\nIf-Range: \"old\"\r\n");
    EXPECT_EQ(changed.status, 200U);
    EXPECT_EQ(changed.body.size(), 26U);
}

TEST_F(PagesTest, PagesAndJsonAreAnsweredWhole) {
    for (auto const* path : {"/de/", "/public/wheels?lang=en"}) {
        auto const whole = get(port, path);
        auto const asked = get(port, path, "Range: bytes=0-5\r\n");
        EXPECT_EQ(asked.status, 200U) << path;
        EXPECT_EQ(asked.body, whole.body) << path;
        EXPECT_FALSE(asked.has("accept-ranges")) << path;
        EXPECT_EQ(get(port, path, "Range: bytes=99999999-\r\n").status, 200U) << path;
    }
}

TEST_F(PagesTest, SearchEnginesFindTheirWay) {
    auto const robots = get(port, "/robots.txt");
    EXPECT_THAT(robots.body, HasSubstr("Sitemap: https://wheel.example/sitemap.xml"));
    auto const map = get(port, "/sitemap.xml");
    EXPECT_EQ(map.header("content-type"), "application/xml");
    for (auto const& language : kLanguages)
        EXPECT_THAT(map.body,
                    HasSubstr("<loc>https://wheel.example/" + std::string{language.code} + "/</loc>"));
}

} // namespace
} // namespace wheelwright
