#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>

namespace wheelwright::reviews {

// What someone says of the product, checked.
struct Feedback {
    std::string name; // empty: Anonymous
    std::string email;
    std::string type; // praise, idea, bug, question or other
    std::string usage;
    std::int64_t rating = 0; // whole stars, 1 to 5
    std::string text;
};

// Refused with the field's name: what is missing, too long, or not what the field takes.
Result<Feedback> readFeedback(boost::json::object const& given);

// Nobody sees the field `website` of the form; what fills it in is no person.
bool isFromMachine(boost::json::object const& given);

// What a reply to a review may be; an empty one takes the reply away.
Result<std::string> readReply(boost::json::object const& given);
// The reply that its writer wants to replace, where they say so.
Result<std::optional<std::string>> readSeenReply(boost::json::object const& given);

} // namespace wheelwright::reviews
