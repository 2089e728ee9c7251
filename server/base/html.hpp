#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace wheelwright {

// The text as part of an element or of a quoted attribute.
inline std::string escapedHtml(std::string_view text) {
    std::string out;
    for (char const c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            case '\0': break;
            default: out += c;
        }
    }
    return out;
}

// The reverse. A sign that escapedHtml() doesn't write, and XML writers may, is &apos;.
inline std::string unescapedHtml(std::string_view html) {
    constexpr std::array<std::pair<std::string_view, char>, 6> signs{
        {{"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&apos;", '\''}, {"&amp;", '&'}}};
    std::string text;
    while (!html.empty()) {
        auto const sign =
            std::ranges::find_if(signs, [&](auto const& each) { return html.starts_with(each.first); });
        text += sign == signs.end() ? html.front() : sign->second;
        html.remove_prefix(sign == signs.end() ? 1 : sign->first.size());
    }
    return text;
}

} // namespace wheelwright
