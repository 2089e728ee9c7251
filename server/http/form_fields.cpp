#include "http/form_fields.hpp"
#include "base/encoding.hpp"
#include "base/text.hpp"
#include <algorithm>

namespace wheelwright::http {
namespace {

std::string decoded(std::string_view text) {
    std::string spaced{text};
    std::ranges::replace(spaced, '+', ' ');
    return percentDecodedWherePossible(spaced);
}

// Invalid text must not reach a query: the field counts as missing.
std::string decodedText(std::string_view field) {
    auto text = decoded(field);
    return isUtf8(text) && text.find('\0') == std::string::npos ? text : std::string{};
}

constexpr std::int64_t kLastPage = 1'000'000;

} // namespace

FormFields::FormFields(std::string_view text) {
    while (!text.empty()) {
        auto const field = takePart(text, '&');
        auto const equals = std::min(field.find('='), field.size());
        fields_.emplace(decoded(field.substr(0, equals)),
                        equals < field.size() ? decodedText(field.substr(equals + 1)) : "");
    }
}

std::optional<std::string> FormFields::find(std::string_view name) const {
    auto const found = fields_.find(name);
    if (found == fields_.end() || found->second.empty()) return std::nullopt;
    return found->second;
}

std::string formText(std::vector<std::pair<std::string_view, std::string_view>> const& fields) {
    std::string text;
    for (auto const& [name, value] : fields) {
        if (!text.empty()) text += '&';
        text += percentEncoded(name) + "=" + percentEncoded(value);
    }
    return text;
}

Result<std::int64_t> pageIn(FormFields const& query) {
    auto const asked = query.find("page");
    if (!asked) return 1;
    auto const page = wholeNumber(*asked);
    if (!page || *page < 1 || *page > kLastPage)
        return Error{Fault::BadInput, "bad_page", "The page must be a whole number, 1 or more."};
    return *page;
}

std::int64_t pathNumber(std::string_view segment) {
    return wholeNumber(segment).value_or(0);
}

} // namespace wheelwright::http
