#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <string>

// Texts that strangers fill in.
namespace wheelwright::reviews {

struct TextRule {
    std::string_view field;
    std::size_t most; // characters
    bool required;
};

// Without the blanks around it. Refused with the field's name: what is missing, too long, or no text.
Result<std::string> readTextField(boost::json::object const& given, TextRule const& rule, char const* code);

Error refusedField(char const* code, std::string_view field, std::string_view rule);

} // namespace wheelwright::reviews
