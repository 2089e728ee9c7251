#include "http/json_body.hpp"
#include "storage/query.hpp"
#include "testing/sample_spin.hpp"
#include "testing/sample_wheel.hpp"
#include "wheels/spin_entry.hpp"
#include "wheels/spin_results.hpp"
#include "wheels/wheel_document.hpp"
#include "wheels/wheel_picture.hpp"
#include "wheels/wheel_structure.hpp"
#include <boost/json/parse.hpp>
#include <gtest/gtest.h>
#include <random>

namespace wheelwright::wheels {
namespace {

constexpr char kId[] = "6f9619ff-8b86-4011-b42d-00c04fc964ff";

// Pieces that mean something in JSON, in UTF-8 or to us.
std::vector<std::string> const kPieces{"{",         "}",       "[",    "]",          "\"",    "\\",
                                       ",",         ":",       "null", "1e400",      "-0",    "0.",
                                       "\\u0000",   "\\ud8",   "\xff", "\"id\"",     "owner", "shareId",
                                       "{\"a\":1}", "history", " \n",  "\\u006fwner"};

std::string mutated(std::string text, std::mt19937& chance) {
    auto const below = [&](std::size_t bound) { return chance() % bound; };
    for (auto edits = 1 + below(4); edits > 0 && !text.empty(); --edits) {
        auto const at = below(text.size());
        switch (below(4)) {
            case 0: text.erase(at, 1 + below(8)); break;
            case 1: text.insert(at, kPieces[below(kPieces.size())]); break;
            case 2: text[at] = static_cast<char>(below(256)); break;
            default: text.insert(at, text.substr(below(text.size()), below(40)));
        }
    }
    return text;
}

// Promise H5: whatever is sent is refused, or is a wheel that can be stored, stamped, shared and drawn.
TEST(DocumentFuzz, WhatIsAcceptedStaysAWheel) {
    auto wheel = testing::sampleWheel(kId, "Lunch \"x\" \\ é", {"Pizza", "Soup", "[,]{:}"});
    wheel["owner"] = "someone";
    wheel["shareId"] = "theirs";
    wheel.at("wheel-definition").as_object()["history"] = {{{"guid", "g"}, {"won", 2}}};
    auto const whole = serialize(wheel);
    std::mt19937 chance{20'261'115};
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        auto const text = mutated(whole, chance);
        http::Fields fields;
        fields.set(boost::beast::http::field::content_type, "application/json");
        http::Request request;
        request.body = text;
        request.fields = &fields;
        auto const document = readWheelDocument(request, {});
        if (!document) continue;
        ++accepted;
        ASSERT_TRUE(storage::isStorableText(document->text)) << text;
        ASSERT_TRUE(storage::isStorableText(document->name)) << text;
        for (auto const& stampedText :
             {stamped(document->text, {"email:ada", 7, std::nullopt}),
              stampedForSharing(document->text, {"email:ada", 7, ShareId{"share"}})}) {
            auto const read = boost::json::parse(stampedText).as_object();
            ASSERT_TRUE(checkStructure(read).has_value()) << text;
            ASSERT_EQ(read.at("owner").as_string(), "email:ada") << text;
            ASSERT_NE(read.at("source").as_string(), "") << text;
            pictureOf(read, {});
        }
        ASSERT_FALSE(boost::json::parse(stamped(document->text, {})).as_object().contains("shareId")) << text;
    }
    EXPECT_GT(accepted, 500);
}

// Promise H5: entries of a log of spins are refused, or lead to results that a wheel can have.
TEST(DocumentFuzz, SpinsThatAreAcceptedLeadToResults) {
    auto win = testing::sampleWin(3);
    win["receipt"] = kId;
    auto clear = testing::sampleSpin("clear", 4);
    clear["seen"] = {{"mark", 1}, {"ids", {kId}}};
    auto restore = testing::sampleSpin("restore", 5);
    restore["of"] = kId;
    for (auto* const entry : {&win, &clear, &restore})
        (*entry)["id"] = kId; // the same mutations in every run
    auto const whole = testing::spinsText({win, clear, restore}, {{"after", 1}, {"folded", 0}});
    auto const wheel = serialize(testing::sampleWheel(kId));
    std::mt19937 chance{20'261'116};
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        auto const text = mutated(whole, chance);
        auto const body = http::parseJsonObject(text);
        if (!body) continue;
        auto const sent = readSpins(*body, text);
        if (!sent) continue;
        ++accepted;
        std::vector<LoggedSpin> log;
        for (auto const& entry : sent->entries) {
            ASSERT_TRUE(storage::isStorableText(entry.text)) << text;
            ASSERT_EQ(boost::json::parse(entry.text).at("id").as_string(), entry.id) << text;
            log.push_back({static_cast<std::int64_t>(log.size()) + 1, entry.id, entry.text});
        }
        auto const results = withResults(wheel, resultsText(resultsAfter({}, log)), 3, 3);
        ASSERT_TRUE(checkStructure(boost::json::parse(results).as_object()).has_value()) << text;
    }
    EXPECT_GT(accepted, 200);
}

} // namespace
} // namespace wheelwright::wheels
