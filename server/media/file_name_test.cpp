#include "media/file_name.hpp"
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string tidied(std::string_view given, std::string_view type = "image/png") {
    return tidyFileName(given, type).fileName;
}

TEST(FileName, KeepsWhatPeopleCallTheirFiles) {
    EXPECT_EQ(tidied("Grüße aus 東京 🎡.png"), "Grüße aus 東京 🎡.png");
    EXPECT_EQ(tidied("שלום.png"), "שלום.png");
    EXPECT_EQ(tidied("photo.JPEG", "image/jpeg"), "photo.JPEG");
    EXPECT_EQ(tidyFileName("a.b.c.png", "image/png").name, "a.b.c");
}

TEST(FileName, TheExtensionIsThatOfTheContent) {
    EXPECT_EQ(tidied("photo.avif", "image/webp"), "photo.webp");
    EXPECT_EQ(tidied("photo.png", "image/jpeg"), "photo.jpg");
    EXPECT_EQ(tidied("page.html", "image/png"), "page.png");
    EXPECT_EQ(tidied("noise", "audio/mpeg"), "noise.mp3");
    EXPECT_EQ(tidied("noise.opus", "audio/ogg"), "noise.opus");
}

// Promise F7.
TEST(FileName, NothingOfAPathAndNothingInvisibleIsLeft) {
    EXPECT_EQ(tidied("../../etc/passwd"), "passwd.png");
    EXPECT_EQ(tidied("C:\\pictures\\cat.png"), "cat.png");
    EXPECT_EQ(tidied(std::string_view{"a\0b\r\nc\x7f.png", 11}), "abc.png");
    EXPECT_EQ(tidied("evil\u202Egnp.exe"), "evilgnp.png");
    EXPECT_EQ(tidied("\xff\xfe ok.png"), "ok.png");
    EXPECT_EQ(tidied(".."), "image.png");
    EXPECT_EQ(tidied("", "audio/aac"), "sound.aac");
    EXPECT_LE(tidied(std::string(4096, 'x') + ".png").size(), 204U);
    auto const cut = tidied(std::string(1000, 'x') + "é.png");
    EXPECT_TRUE(cut.ends_with(".png"));
}

// RFC 6266.
TEST(FileName, DispositionSaysItForOldAndNewClients) {
    EXPECT_EQ(inlineDisposition("cat.png"), "inline; filename=\"cat.png\"; filename*=UTF-8''cat.png");
    auto const hard = inlineDisposition("a\"b\\c;é.png");
    EXPECT_THAT(hard, HasSubstr("filename=\"a_b_c;__.png\""));
    EXPECT_THAT(hard, HasSubstr("filename*=UTF-8''a%22b%5Cc%3B%C3%A9.png"));
    EXPECT_THAT(hard, Not(HasSubstr("\r")));
}

} // namespace
} // namespace wheelwright::media
