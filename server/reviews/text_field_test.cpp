#include "reviews/text_field.hpp"
#include <gtest/gtest.h>

namespace wheelwright::reviews {

TEST(SearchFold, LeavesOutCapitalsAndAccents) {
    EXPECT_EQ(foldedForSearch("Nice WHEEL, 100%_!"), "nice wheel, 100%_!");
    EXPECT_EQ(foldedForSearch("ÄRGER"), foldedForSearch("ärger"));
    EXPECT_EQ(foldedForSearch("A\u0308rger"), foldedForSearch("Ärger")) << "one letter or two";
    EXPECT_EQ(foldedForSearch("Straße"), "strasse");
    EXPECT_EQ(foldedForSearch("STRAẞE"), "strasse");
    EXPECT_EQ(foldedForSearch("İstanbul"), "istanbul");
    EXPECT_EQ(foldedForSearch("ΣΊΣΥΦΟΣ"), foldedForSearch("σίσυφος"));
    EXPECT_EQ(foldedForSearch("🎡 Ω"), "🎡 ω");
    EXPECT_EQ(foldedForSearch(""), "");
}

} // namespace wheelwright::reviews
