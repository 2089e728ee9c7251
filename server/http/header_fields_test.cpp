#include "http/header_fields.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

std::string rangeIn(std::string_view header, std::size_t size = 100) {
    auto const answer = readRange(header, size);
    if (answer.verdict == RangeVerdict::Whole) return "whole";
    if (answer.verdict == RangeVerdict::Impossible) return "impossible";
    return std::to_string(answer.range.first) + "-" + std::to_string(answer.range.last);
}

TEST(ByteRange, PartsOfAFile) {
    EXPECT_EQ(rangeIn("bytes=0-9"), "0-9");
    EXPECT_EQ(rangeIn("bytes=90-"), "90-99");
    EXPECT_EQ(rangeIn("bytes=-10"), "90-99");
    EXPECT_EQ(rangeIn("bytes=90-500"), "90-99");
    EXPECT_EQ(rangeIn("bytes=-500"), "0-99");
    EXPECT_EQ(rangeIn("bytes=0-0"), "0-0");
}

TEST(ByteRange, BeyondTheEndIsImpossible) {
    EXPECT_EQ(rangeIn("bytes=100-"), "impossible");
    EXPECT_EQ(rangeIn("bytes=100-200"), "impossible");
    EXPECT_EQ(rangeIn("bytes=-0"), "impossible");
    EXPECT_EQ(rangeIn("bytes=0-", 0), "impossible");
    EXPECT_EQ(rangeIn("bytes=-5", 0), "impossible");
}

// Promise F9.
TEST(ByteRange, InvertedOverflowingManyAndMalformedGetTheWholeFile) {
    std::string many = "bytes=0-0";
    for (int i = 0; i < 1000; ++i)
        many += ",1-1";
    for (std::string const& header :
         {std::string{"bytes=9-0"}, std::string{"bytes=99999999999999999999-"}, many, std::string{"bytes="},
          std::string{"bytes=-"}, std::string{"bytes=a-b"}, std::string{"lines=0-1"}, std::string{"bytes=1"},
          std::string{""}, std::string{"bytes=--1"}, std::string{"bytes=0--1"}})
        EXPECT_EQ(rangeIn(header), "whole") << header;
}

TEST(Cookies, AreFoundByTheirWholeName) {
    Fields fields;
    fields.set(boost::beast::http::field::cookie, "xa=1; a=2;b=3 ; c=; a=4");
    Request request;
    request.fields = &fields;
    EXPECT_EQ(cookieNamed(request, "a"), "2");
    EXPECT_EQ(cookieNamed(request, "b"), "3");
    EXPECT_EQ(cookieNamed(request, "c"), "");
    EXPECT_EQ(cookieNamed(request, "d"), "");
    Fields const none;
    request.fields = &none;
    EXPECT_EQ(cookieNamed(request, "a"), "");
}

TEST(Cookies, AreKeptFromScriptsAndForeignForms) {
    Response response;
    setCookie(response, "a", "b", std::chrono::seconds{600}, true);
    EXPECT_EQ(response.headers, "Set-Cookie: a=b; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure\r\n");
}

} // namespace

TEST(AcceptEncoding, TakesWhatIsNamedAndNotRefused) {
    EXPECT_TRUE(accepts("gzip, deflate, br, zstd", "br"));
    EXPECT_TRUE(accepts("br;q=0.5", "br"));
    EXPECT_TRUE(accepts("*", "br"));
    EXPECT_FALSE(accepts("", "br"));
    EXPECT_FALSE(accepts("gzip", "br"));
    EXPECT_FALSE(accepts("brotli", "br"));
    EXPECT_FALSE(accepts("br;q=0", "br"));
    EXPECT_FALSE(accepts("br ; q=0.000", "br"));
    EXPECT_FALSE(accepts("*, br;q=0", "br"));
    EXPECT_FALSE(accepts("*;q=0", "br"));
    EXPECT_TRUE(accepts("GZIP, Br", "br"));
    EXPECT_FALSE(accepts("gzip, br;Q=0", "br"));
}

} // namespace wheelwright::http
