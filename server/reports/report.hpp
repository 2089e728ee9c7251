#pragma once
#include "base/result.hpp"
#include <array>
#include <boost/json/object.hpp>
#include <optional>
#include <string>

namespace wheelwright::reports {

inline constexpr std::array<std::string_view, 7> kReasons{"hate",      "sexual", "violence", "personal",
                                                          "copyright", "spam",   "other"};

// A validated complaint about a shared wheel. Only the address, if given, identifies the reporter.
struct Report {
    std::string reason;
    std::string message;
    std::optional<std::string> email; // where to send an answer
};

// The error names the field that is missing, too long or invalid.
Result<Report> readReport(boost::json::object const& given);

// The moderator's note on a decision; may be empty.
Result<std::string> readNote(boost::json::object const& given);

} // namespace wheelwright::reports
