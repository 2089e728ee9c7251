#include "base/folding.hpp"
#include <gtest/gtest.h>

namespace wheelwright {

TEST(Folding, LeavesOutCapitalsAndAccents) {
    EXPECT_EQ(folded("Nice WHEEL, 100%_!"), "nice wheel, 100%_!");
    EXPECT_EQ(folded("ÄRGER"), folded("ärger"));
    EXPECT_EQ(folded("A\u0308rger"), folded("Ärger")) << "one letter or two";
    EXPECT_EQ(folded("Straße"), "strasse");
    EXPECT_EQ(folded("STRAẞE"), "strasse");
    EXPECT_EQ(folded("İstanbul"), "istanbul");
    EXPECT_EQ(folded("ΣΊΣΥΦΟΣ"), folded("σίσυφος"));
    EXPECT_EQ(folded("🎡 Ω"), "🎡 ω");
    EXPECT_EQ(folded(""), "");
    EXPECT_EQ(folded("cr\u00ADème"), "creme") << "what nobody sees";
    EXPECT_EQ(foldedLetters("Crème №5"), U"creme no5");
}

} // namespace wheelwright
