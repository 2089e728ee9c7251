#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>

namespace wheelwright::reviews {

// A visitor's validated opinion of the product.
struct Feedback {
    std::string name; // empty: shown as Anonymous
    std::string email;
    std::string type; // praise, idea, bug, question or other
    std::string usage;
    std::int64_t rating = 0; // whole stars, 1 to 5
    std::string text;
};

// The error names the field that is missing, too long or invalid.
Result<Feedback> readFeedback(boost::json::object const& given);

// The form in which a visitor sends feedback. It hides its field `website` from people, so a program sent the
// form if the field isn't empty. Such a form is read no further.
struct FeedbackForm {
    bool isFromMachine = false;
    Feedback feedback = {};
    std::string botToken = {}; // for BotCheck
};
Result<FeedbackForm> readFeedbackForm(boost::json::object const& given);

// A moderator's reply.
struct Reply {
    std::string text;                     // empty: removes the reply
    std::optional<std::string> seen = {}; // the reply that the moderator saw and wants to replace (`instead`)
};
Result<Reply> readReply(boost::json::object const& given);

} // namespace wheelwright::reviews
