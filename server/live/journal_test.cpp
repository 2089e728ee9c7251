#include "live/journal.hpp"
#include <gtest/gtest.h>

namespace wheelwright::live {
namespace {

void say(Journal& journal, std::string_view text) {
    journal.next();
    journal.keep(http::textMessage(text));
}

TEST(Journal, GivesBackWhatWasMissed) {
    Journal journal{1};
    say(journal, "one");
    say(journal, "two");
    say(journal, "three");
    EXPECT_EQ(journal.last(), 3);
    EXPECT_EQ(journal.since(1)->size(), 2U);
    EXPECT_EQ(journal.since(1)->front()->head.substr(2), "two");
    EXPECT_EQ(journal.since(3)->size(), 0U);
    EXPECT_EQ(journal.since(0)->size(), 3U);
}

TEST(Journal, KnowsWhatItDoesNotKnow) {
    Journal journal{1};
    say(journal, "one");
    EXPECT_FALSE(journal.since(2));
    EXPECT_FALSE(journal.since(-1));
    for (int i = 0; i < 256; ++i)
        say(journal, "more");
    EXPECT_FALSE(journal.since(0));
    EXPECT_TRUE(journal.since(1));
}

TEST(Journal, KeepsFourMegabytesAtMost) {
    Journal journal{1};
    for (int i = 0; i < 6; ++i)
        say(journal, std::string(1'000'000, 'x'));
    EXPECT_FALSE(journal.since(1));
    EXPECT_TRUE(journal.since(2));
}

TEST(Journal, ALaterProcessIsNotMistakenForAnEarlierOne) {
    Journal first{1};
    say(first, "one");
    Journal second{2};
    EXPECT_FALSE(second.since(first.last()));
    EXPECT_TRUE(second.since(second.last()));
}

} // namespace
} // namespace wheelwright::live
