#pragma once
#include "base/result.hpp"
#include <array>
#include <boost/json/object.hpp>
#include <optional>
#include <string>

namespace wheelwright::reports {

inline constexpr std::array<std::string_view, 7> kReasons{"hate",      "sexual", "violence", "personal",
                                                          "copyright", "spam",   "other"};

// What someone says is wrong with a shared wheel, checked. Nothing tells who it was but the address they
// gave.
struct Report {
    std::string reason;
    std::string message;
    std::optional<std::string> email; // for an answer
};

// Refused with the field's name: what is missing, too long, or not what the field takes.
Result<Report> readReport(boost::json::object const& given);

// What a moderator adds to a decision; empty for nothing.
Result<std::string> readNote(boost::json::object const& given);

} // namespace wheelwright::reports
