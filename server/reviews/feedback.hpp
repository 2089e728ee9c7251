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

// The form hides its field `website` from people, so a program sent the form if the field isn't empty.
bool isFromMachine(boost::json::object const& given);

// The text of a moderator's reply. An empty text removes the reply.
Result<std::string> readReply(boost::json::object const& given);
// The reply that the moderator saw and wants to replace (`instead`), if the request names one.
Result<std::optional<std::string>> readSeenReply(boost::json::object const& given);

} // namespace wheelwright::reviews
