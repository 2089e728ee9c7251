#pragma once
#include "base/result.hpp"
#include "base/text_hash.hpp"
#include <chrono>
#include <mutex>
#include <string>

namespace wheelwright::reviews {

struct BotRules {
    std::string secret; // empty: nobody is checked
    std::string verifyUrl;
    int threshold = 50; // hundredths; below it is a machine
};

// Asks the bot-score service whether a person sent this. A token counts once, and only for feedback.
// A service that is away lets nobody through.
class BotCheck {
public:
    explicit BotCheck(BotRules rules) : rules_{std::move(rules)} {}

    bool isOn() const { return !rules_.secret.empty(); }
    Result<void> check(std::string_view token, std::string_view source);

private:
    Result<void> ask(std::string_view token, std::string_view source) const;
    bool use(std::string const& token); // false: it was used already
    void giveBack(std::string const& token);

    BotRules const rules_;
    std::mutex guard_;
    TextMap<std::chrono::steady_clock::time_point> used_;
};

} // namespace wheelwright::reviews
