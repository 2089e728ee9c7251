#include "wheels/document_text.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>

namespace wheelwright::wheels {
namespace {

// A quote ends the text unless an odd number of backslashes precedes it. Texts are most of a wheel, so this
// searches for quotes instead of looking at each character.
std::size_t endOfText(std::string_view json, std::size_t quote) {
    for (auto end = json.find('"', quote + 1); end != std::string_view::npos; end = json.find('"', end + 1)) {
        auto const before = json.substr(quote + 1, end - quote - 1);
        auto const last = before.find_last_not_of('\\');
        auto const backslashes = before.size() - (last == std::string_view::npos ? 0 : last + 1);
        if (backslashes % 2 == 0) return end + 1;
    }
    return json.size();
}

// The position of the comma or closing bracket after the value that begins at `at`.
std::size_t endOfValue(std::string_view json, std::size_t at) {
    int depth = 0;
    while (at < json.size()) {
        char const c = json[at];
        if (c == '"') {
            at = endOfText(json, at);
            continue;
        }
        if (depth == 0 && (c == ',' || c == '}' || c == ']')) return at;
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
        ++at;
    }
    return at;
}

std::string decoded(std::string_view nameText) {
    if (nameText.find('\\') == std::string_view::npos)
        return std::string{nameText.substr(1, nameText.size() - 2)};
    return std::string{boost::json::parse(nameText).as_string()};
}

} // namespace

std::vector<std::string_view> elementsOf(std::string_view list) {
    std::vector<std::string_view> elements;
    for (std::size_t at = 1; at < list.size();) {
        auto const end = endOfValue(list, at);
        auto const element = trimmed(list.substr(at, end - at), kBlanks);
        if (!element.empty()) elements.push_back(element);
        at = end + 1;
    }
    return elements;
}

std::string jsonText(std::string_view text) {
    std::string out;
    appendJsonText(out, text);
    return out;
}

DocumentText::DocumentText(std::string_view object) {
    for (auto at = object.find('"'); at < object.size(); at = object.find('"', at)) {
        auto const nameEnd = endOfText(object, at);
        auto const nameText = object.substr(at, nameEnd - at);
        auto const colon = object.find(':', nameEnd);
        auto const end = endOfValue(object, colon + 1);
        members_.push_back(
            {decoded(nameText), nameText, trimmed(object.substr(colon + 1, end - colon - 1), kBlanks), {}});
        at = end;
    }
}

std::optional<std::string_view> DocumentText::find(std::string_view name) const {
    auto const found = std::ranges::find(members_, name, &Member::name);
    if (found == members_.end()) return std::nullopt;
    return valueOf(*found);
}

void DocumentText::set(std::string_view name, std::string value) {
    auto const found = std::ranges::find(members_, name, &Member::name);
    if (found != members_.end())
        found->given = std::move(value);
    else
        members_.push_back({std::string{name}, {}, {}, std::move(value)});
}

void DocumentText::erase(std::string_view name) {
    std::erase_if(members_, [&](Member const& member) { return member.name == name; });
}

std::string DocumentText::text() const {
    std::size_t size = 2;
    for (auto const& member : members_)
        size += member.name.size() + valueOf(member).size() + 8;
    std::string out;
    out.reserve(size);
    for (auto const& member : members_) {
        out += out.empty() ? '{' : ',';
        out += member.nameText.empty() ? jsonText(member.name) : std::string{member.nameText};
        out += ':';
        out += valueOf(member);
    }
    return out.empty() ? "{}" : out + "}";
}

} // namespace wheelwright::wheels
