#pragma once
#include "base/result.hpp"
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wheelwright::http {

// The fields of a query or of a form body: name=value&name=value, decoded. If a name is repeated, the first
// value counts. A broken escape stays as it is, and a value that isn't UTF-8 or contains NUL counts as
// missing.
class FormFields {
public:
    explicit FormFields(std::string_view text);

    // nullopt when the field is missing or empty.
    std::optional<std::string> find(std::string_view name) const;

private:
    std::map<std::string, std::string, std::less<>> fields_;
};

// Encodes fields in the same form, for addresses and form bodies.
std::string formText(std::vector<std::pair<std::string_view, std::string_view>> const& fields);

// The number in ?page=, counted from 1; 1 when it is missing.
Result<std::int64_t> pageIn(FormFields const& query);

// A number in a path, such as /reviews/{number}. Text that isn't a number becomes 0. Nothing has the number
// 0, so the call answers 404.
std::int64_t pathNumber(std::string_view segment);

} // namespace wheelwright::http
