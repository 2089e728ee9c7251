#include "http/head_check.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

unsigned statusFor(std::string const& head) {
    auto const search = findHead(head);
    if (search.refusal) return search.refusal->status;
    if (!search.end) return 0; // incomplete
    auto const refusal = checkHead(std::string_view{head}.substr(0, *search.end));
    return refusal ? refusal->status : 200;
}

std::string get(std::string const& fields) {
    return "GET / HTTP/1.1\r\n" + fields + "\r\n";
}

TEST(HeadCheck, AnOrdinaryRequestPasses) {
    EXPECT_EQ(statusFor(get("Host: a\r\nAccept: */*\r\n")), 200U);
    EXPECT_EQ(statusFor("POST /x?y=1 HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n\r\n"), 200U);
    EXPECT_EQ(statusFor("POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"), 200U);
    EXPECT_EQ(statusFor("GET / HTTP/1.0\r\n\r\n"), 200U);
    EXPECT_EQ(statusFor("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n"), 200U);
    EXPECT_EQ(statusFor("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n"), 200U);
}

TEST(HeadCheck, AnIncompleteBlockIsWaitedFor) {
    EXPECT_EQ(statusFor("GET / HTTP/1.1\r\nHost: a\r\n"), 0U);
    EXPECT_EQ(statusFor("G"), 0U);
}

// Promise H1.
TEST(HeadCheck, WhatTwoServersCouldReadDifferentlyIsRefused) {
    for (auto const& head : {
             get("Host: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n"),
             get("Host: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n"),
             get("Host: a\r\nContent-Length: 3, 3\r\n"),
             get("Host: a\r\nContent-Length: +3\r\n"),
             get("Host: a\r\nContent-Length:\r\n"),
             get("Host: a\r\nTransfer-Encoding: gzip, chunked\r\n"),
             get("Host: a\r\nTransfer-Encoding: identity\r\n"),
             get("Host: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"),
             get("Host: a\r\nX: 1\r\n folded\r\n"),
             get("Host: a\r\nX : 1\r\n"),
             get("Host: a\r\nnocolon\r\n"),
             get("Host: a\r\n: empty\r\n"),
             get("Host: a\r\nHost: b\r\n"),
             get("Host:\r\n"),
             get("Accept: */*\r\n"),
             std::string{"GET / HTTP/1.1\nHost: a\n\n"},
             std::string{"GET / HTTP/1.1\r\nHost: a\n\r\n"},
             std::string{"POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"},
             std::string{"GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n"},
             std::string{"GET * HTTP/1.1\r\nHost: a\r\n\r\n"},
             std::string{"GET /ä HTTP/1.1\r\nHost: a\r\n\r\n"},
             std::string{"GET / a HTTP/1.1\r\nHost: a\r\n\r\n"},
             std::string{"GET\r\nHost: a\r\n\r\n"},
         })
        EXPECT_EQ(statusFor(head), 400U) << head;
}

// Promise H3.
TEST(HeadCheck, LongAddressesAndHeaderBlocksHaveTheirOwnStatus) {
    EXPECT_EQ(statusFor("GET /" + std::string(9000, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n"), 414U);
    EXPECT_EQ(statusFor("GET /" + std::string(9000, 'a')), 414U);
    EXPECT_EQ(statusFor("GET /" + std::string(8191, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n"), 200U);
    EXPECT_EQ(statusFor("GET /" + std::string(8192, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n"), 414U);
    EXPECT_EQ(statusFor(get("Host: a\r\nX: " + std::string(17000, 'a') + "\r\n")), 431U);
    EXPECT_EQ(statusFor("GET / HTTP/1.1\r\nX: " + std::string(17000, 'a')), 431U);
}

// A front that guards a path must see the same path as we do.
TEST(SplitTarget, ASlashInTheQueryBeginsNoPath) {
    auto const split = [](std::string_view target) {
        auto const [path, query] = splitTarget(target);
        return std::string{path} + " " + std::string{query};
    };
    EXPECT_EQ(split("/x?y=/z"), "/x y=/z");
    EXPECT_EQ(split("http://a"), "/ ");
    EXPECT_EQ(split("https://a/x?y=/z"), "/x y=/z");
    EXPECT_EQ(split("http://a?y=/api/health"), "/ y=/api/health");
    EXPECT_EQ(split("HTTP://a/x?y"), "/x y");
    EXPECT_EQ(split("*"), "* ");
}

TEST(HeadCheck, TheSchemeOfAnAddressMayHaveCapitals) {
    EXPECT_EQ(statusFor("GET HTTP://a/ HTTP/1.1\r\nHost: a\r\n\r\n"), 200U);
    EXPECT_EQ(statusFor("GET Https://a/ HTTP/1.1\r\nHost: a\r\n\r\n"), 200U);
    EXPECT_EQ(statusFor("GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n"), 400U);
}

} // namespace
} // namespace wheelwright::http
