#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <string>

// The texts of public forms: how they are validated, and compared by a search.
namespace wheelwright::reviews {

struct TextRule {
    std::string_view field;
    std::size_t most; // characters
    bool required;
};

// The text without surrounding blanks. The error names the field that is missing, too long or not a text.
Result<std::string> readTextField(boost::json::object const& given, TextRule const& rule, char const* code);

Error refusedField(char const* code, std::string_view field, std::string_view rule);

} // namespace wheelwright::reviews
