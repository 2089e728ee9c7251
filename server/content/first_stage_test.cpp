#include "content/first_stage.hpp"
#include <gmock/gmock.h>

namespace wheelwright::content {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kStaged[] =
    R"(<!doctype html><html><head><script src="/assets/early-1.js" data-texts="/assets/text-de-1.js /assets/text-de-2.js"></script>
<link rel="icon" href="/favicon.svg" /><script type="module" crossorigin fetchpriority="high" src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/program-1.js"><link rel="stylesheet" crossorigin href="/assets/program-1.css">
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face-1.woff2"></head>
<body><div id="root"><!--stage--><div class="boot-stage"><p><!--name-->Lunch<!--/name--></p><p><!--words-->Eight.<!--/words--></p><svg><!--picture--><path d="M0 0"/><!--/picture--></svg></div><!--/stage--></div></body></html>)";

TEST(FirstStage, APlaceWithoutAWheelShowsNone) {
    auto const page = withoutStage(kStaged);
    EXPECT_THAT(page, Not(HasSubstr("boot-stage")));
    EXPECT_THAT(page, HasSubstr(R"(<p class="boot" data-boot>Wheelwright</p>)"));
    EXPECT_EQ(withoutStage("<p>no marks</p>"), "<p>no marks</p>");
}

TEST(FirstStage, AnotherWheelTakesThePlaceOfTheSample) {
    auto const page = withStage(
        kStaged,
        {"<Yes> & no", "Ask \"it\".", {{"#111111", 1. / 3}, {"#222222", 1. / 3}, {"#333333", 1. / 3}}});
    EXPECT_THAT(page, HasSubstr("&lt;Yes&gt; &amp; no"));
    EXPECT_THAT(page, HasSubstr("Ask &quot;it&quot;."));
    EXPECT_THAT(page, Not(HasSubstr("M0 0")));
    for (auto const* fill : {"#111111", "#222222", "#333333"})
        EXPECT_THAT(page, HasSubstr("fill=\"" + std::string{fill} + "\""));
    EXPECT_THAT(page, HasSubstr("d=\"M250 250L44.8 131.5A237.0 237.0 0 0 1 455.2 131.5Z\"")); // round the top
}

TEST(FirstStage, AWheelOfOneSliceOrNoneIsAPlainDisc) {
    EXPECT_THAT(withStage(kStaged, {"", "", {{"#111111", 1}}}),
                HasSubstr(R"(<circle cx="250" cy="250" r="237.0" fill="#111111"/>)"));
    EXPECT_THAT(withStage(kStaged, {"", "", {}}), HasSubstr("<svg><!--picture--><!--/picture--></svg>"));
    auto const half = withStage(kStaged, {"", "", {{"#111111", 0.5}, {"#222222", 0.5}}});
    EXPECT_THAT(half, HasSubstr("L13.0 250.0A237.0 237.0 0 0 1 487.0 250.0Z"));
    auto const most = withStage(kStaged, {"", "", {{"#111111", 0.75}, {"#222222", 0.25}}});
    EXPECT_THAT(most, HasSubstr("L82.4 417.6A237.0 237.0 0 1 1 417.6 417.6Z")); // the long way round
}

TEST(PreloadLinks, NameEveryFileOfTheHeadAsThePageFetchesIt) {
    EXPECT_EQ(preloadLinks(kStaged, false),
              "</assets/early-1.js>; rel=preload; as=script, </assets/index-1.js>; rel=modulepreload, "
              "</assets/program-1.js>; rel=modulepreload, "
              "</assets/program-1.css>; rel=preload; as=style; crossorigin, "
              "</assets/face-1.woff2>; rel=preload; as=font; type=\"font/woff2\"; crossorigin");
    EXPECT_THAT(
        preloadLinks(kStaged, true),
        HasSubstr("</assets/text-de-1.js>; rel=modulepreload, </assets/text-de-2.js>; rel=modulepreload"));
    EXPECT_EQ(preloadLinks("<html><head></head></html>", true), "");
}

} // namespace
} // namespace wheelwright::content
