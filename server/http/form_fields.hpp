#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wheelwright::http {

// The fields of a query or of a form body: name=value&name=value, decoded. Of a
// repeated name the first counts; a broken escape stays as it was written, and a value that is not UTF-8 or
// has a NUL counts as missing.
class FormFields {
public:
    explicit FormFields(std::string_view text);

    // Nothing when the field is missing or empty.
    std::optional<std::string> find(std::string_view name) const;

private:
    std::map<std::string, std::string, std::less<>> fields_;
};

// The same form, written; for addresses and for form bodies.
std::string formText(std::vector<std::pair<std::string_view, std::string_view>> const& fields);
std::string percentEncoded(std::string_view text);

} // namespace wheelwright::http
