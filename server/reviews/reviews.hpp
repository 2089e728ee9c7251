#pragma once
#include "reviews/bot_check.hpp"
#include "reviews/moderation.hpp"
#include "reviews/public_reviews.hpp"

namespace wheelwright::reviews {

// The objects of this module: feedback, its moderation and the public reviews.
struct Reviews {
    Reviews(storage::Database& opened, Clock const& wallClock, BotRules const& rules, WordCheck words)
        : database{opened},
          clock{wallClock},
          botCheck{rules, database, clock},
          published{database},
          moderation{database, clock, std::move(words),
                     [this](std::int64_t changes) { published.changed(changes); }} {}

    storage::Database& database;
    Clock const& clock;
    BotCheck botCheck;
    PublicReviews published;
    Moderation moderation;
};

} // namespace wheelwright::reviews
