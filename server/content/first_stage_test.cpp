#include "content/first_stage.hpp"
#include <algorithm>
#include <gmock/gmock.h>
#include <numbers>

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

int countOf(std::string_view text, std::string_view part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

// A wheel of slices in these shares of the circle.
StageWheel wheelOf(std::vector<double> const& shares) {
    StageWheel wheel{"", "", {}, {}};
    for (double const share : shares)
        wheel.picture.slices.push_back(
            {"", "#" + std::string(6, static_cast<char>('1' + wheel.picture.slices.size())), "#ffffff",
             share});
    return wheel;
}

TEST(FirstStage, AnotherWheelTakesThePlaceOfTheSample) {
    auto wheel = wheelOf({1. / 3, 1. / 3, 1. / 3});
    wheel.name = "<Yes> & no";
    wheel.description = "Ask \"it\".";
    wheel.picture.look.rim = {12, "#123456"};
    auto const page = withStage(kStaged, wheel);
    EXPECT_THAT(page, HasSubstr("&lt;Yes&gt; &amp; no"));
    EXPECT_THAT(page, HasSubstr("Ask &quot;it&quot;."));
    EXPECT_THAT(page, Not(HasSubstr("M0 0")));
    EXPECT_THAT(page, HasSubstr(R"(<circle cx="250" cy="250" r="249" fill="#123456"/>)"));
    for (auto const* fill : {"#111111", "#222222", "#333333"})
        EXPECT_THAT(page, HasSubstr("fill=\"" + std::string{fill} + "\""));
    EXPECT_THAT(page, HasSubstr("d=\"M250 250L44.8 131.5A237 237 0 0 1 455.4 131.7Z\"")); // round the top
}

TEST(FirstStage, NamesAreOnTheWheelBeforeTheProgramStarts) {
    auto wheel = wheelOf({0.5, 0.5});
    wheel.labels = {{0,
                     {{"Fish & chips", "#ffffff", 42.25, 0, 0, -120, pictures::Align::Center},
                      {"<No>", "#000000", 20, 3.14159265, -200, 1.5, pictures::Align::Left}}}};
    auto const page = withStage(kStaged, wheel);
    EXPECT_THAT(page, HasSubstr(R"svg(<text transform="translate(250 250)rotate(0)" x="0" y="-120" )svg"
                                R"svg(fill="#ffffff" font-size="42.3%" text-anchor="middle">Fish &amp; )svg"
                                "chips</text>"));
    EXPECT_THAT(page, HasSubstr(R"svg(rotate(180)" x="-200" y="1.5" fill="#000000" font-size="20%">)svg"
                                "&lt;No&gt;</text></g>"));
}

TEST(FirstStage, LongNamesAreAsShortAsTheProgramShowsThemOnASmallScreen) {
    auto const screens = [](std::size_t count, std::string const& text) {
        auto wheel = wheelOf(std::vector<double>(count, 1.0 / static_cast<double>(count)));
        for (auto& slice : wheel.picture.slices)
            slice.text = text;
        std::vector<std::string> found;
        for (auto const& [widest, lines] : stageLabels(wheel.picture)) {
            bool const isCut =
                std::ranges::any_of(lines, [](auto const& line) { return line.text.ends_with("…"); });
            found.push_back(std::to_string(widest) + (isCut ? " cut" : " whole"));
        }
        return found;
    };
    using ::testing::ElementsAre;
    EXPECT_THAT(screens(9, "A talent"), ElementsAre("0 whole"));
    EXPECT_THAT(screens(9, "A talent nobody knows"), ElementsAre("575 cut", "0 whole"));
    EXPECT_THAT(screens(9, "A talent nobody here knows yet"), ElementsAre("575 cut", "767 cut", "0 whole"));
    EXPECT_THAT(screens(8, "A talent nobody here knows yet"), ElementsAre("0 whole"));
}

TEST(FirstStage, AScreenShowsItsOwnLabelsOnly) {
    auto wheel = wheelOf({0.5, 0.5});
    wheel.labels = {{575, {}}, {767, {}}, {0, {}}};
    auto const page = withStage(kStaged, wheel);
    EXPECT_THAT(page, HasSubstr(R"(<g class="boot-labels boot-on-575" display="none"></g>)"));
    EXPECT_THAT(page, HasSubstr(R"(<g class="boot-labels boot-on-0"></g>)"));
    EXPECT_THAT(page, HasSubstr("@media (max-width:767px){.boot-on-767{display:inline}"
                                ".boot-on-0{display:none}}@media (max-width:575px){"
                                ".boot-on-575{display:inline}.boot-on-767{display:none}}"));
}

TEST(FirstStage, AWheelOfOneSliceOrNoneIsAPlainDisc) {
    auto const one = withStage(kStaged, wheelOf({1}));
    EXPECT_THAT(one, HasSubstr(R"(r="234" fill="#111111"/>)"));
    EXPECT_THAT(one, Not(HasSubstr("<path")));
    auto const none = withStage(kStaged, wheelOf({}));
    EXPECT_THAT(none, HasSubstr(R"(r="249" fill="#ffffff"/>)"));
    EXPECT_THAT(none, HasSubstr(R"(r="234" fill="#ffffff"/>)"));
    EXPECT_THAT(withStage(kStaged, wheelOf({0.5, 0.5})),
                HasSubstr("L16 250A234 234 0 0 1 250.1 16A234 234 0 0 1 484 250.3Z"));
    EXPECT_THAT(
        withStage(kStaged, wheelOf({0.75, 0.25})),
        HasSubstr("L84.5 415.5A234 234 0 0 1 250.1 16A234 234 0 0 1 415.3 415.7Z")); // the long way round
    EXPECT_THAT(withStage(kStaged, wheelOf({1 - 1e-9, 1e-9})),
                HasSubstr("L250 484A234 234 0 0 1 250 16A234 234 0 0 1 250 484Z"));
}

TEST(FirstStage, SlicesOfOneColourAreOnePath) {
    auto wheel = wheelOf(std::vector<double>(300, 1. / 300));
    for (std::size_t i = 0; i < wheel.picture.slices.size(); ++i)
        wheel.picture.slices[i].fill = i % 2 == 0 ? "#aa0000" : "#00aa00";
    auto const page = withStage(kStaged, wheel);
    EXPECT_EQ(countOf(page, "<path fill="), 2);
    EXPECT_EQ(countOf(page, "A234 234"), 300);
    EXPECT_THAT(page, Not(HasSubstr("stroke-linecap"))) << "pegs would touch each other";
}

TEST(FirstStage, DividersLeaveTheSlicesTheirColour) {
    auto wheel = wheelOf(std::vector<double>(60, 1. / 60));
    wheel.picture.look.line = {30, "#00ff88"};
    EXPECT_THAT(withStage(kStaged, wheel), HasSubstr(R"(stroke="#00ff88" stroke-width="3.43")"));
    wheel.picture.look.line.width = 0;
    EXPECT_THAT(withStage(kStaged, wheel), Not(HasSubstr("#00ff88")));
}

TEST(FirstStage, ThePointerHangsWhereThePagePutsIt) {
    auto wheel = wheelOf({0.25, 0.25, 0.25, 0.25});
    auto const place = [&] { return withStage(kStaged, wheel); };
    wheel.picture.look.rim.width = 12; // as in first-stage.css
    EXPECT_THAT(place(), HasSubstr(".boot-plate{--above:0.0679;--below:0;--aside:0;--slices:0.948}"
                                   ".boot-hanger{top:-6.7904%;width:7%}"));
    EXPECT_THAT(place(),
                HasSubstr(".boot-hub{--share:0.1807;width:18.0723%;background:#ffffff;color:#1d1a33}"));
    EXPECT_THAT(place(), HasSubstr("M250 250L82.4 82.4A"));
    wheel.picture.look.pointerAngle = std::numbers::pi / 2;
    wheel.picture.look.pointerColor = "#00aa00";
    wheel.picture.look.hubColor = "#112233";
    EXPECT_THAT(place(), HasSubstr("--above:0;--below:0;--aside:0.0679;"));
    EXPECT_THAT(place(), HasSubstr("{rotate:1.5708rad}.boot-hanger path{fill:#00aa00}"));
    EXPECT_THAT(place(), HasSubstr("background:#112233;color:#fff}"));
    EXPECT_THAT(place(), HasSubstr("M250 250L417.6 82.4A")) << "the first choice is under the pointer";
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
