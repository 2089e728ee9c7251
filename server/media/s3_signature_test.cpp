#include "media/s3_signature.hpp"
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using ::testing::HasSubstr;

// The examples that Amazon publishes, at the moment they were made for.
S3Credentials const kExample{"AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "us-east-1"};
Instant const kThen{std::chrono::seconds{1'369'353'600}};
constexpr char kHost[] = "examplebucket.s3.amazonaws.com";
constexpr char kNothing[] = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

TEST(S3Signature, APresignedAddressIsAmazonsOwnExample) {
    auto const address =
        s3Presigned({"GET", kHost, "/test.txt"}, std::chrono::seconds{86'400}, kExample, kThen);
    EXPECT_THAT(
        address,
        HasSubstr("X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request"));
    EXPECT_TRUE(address.ends_with(
        "X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404"));
}

TEST(S3Signature, SignedHeadersAreAmazonsOwnExamples) {
    auto const lifecycle = s3Headers({"GET", kHost, "/", {{"lifecycle", ""}}}, kNothing, kExample, kThen);
    EXPECT_THAT(lifecycle.back(),
                HasSubstr("Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"));
    auto const listing =
        s3Headers({"GET", kHost, "/", {{"prefix", "J"}, {"max-keys", "2"}}}, kNothing, kExample, kThen);
    EXPECT_THAT(listing.back(),
                HasSubstr("Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"));
}

TEST(S3Signature, PathAndQueryAreEncodedTheSameWayTheyAreSigned) {
    EXPECT_EQ(s3Target({"GET", kHost, "/a b/é", {{"z", "1"}, {"a", "x/y"}}}), "/a%20b/%C3%A9?a=x%2Fy&z=1");
}

} // namespace
} // namespace wheelwright::media
