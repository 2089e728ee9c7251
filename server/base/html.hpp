#pragma once
#include <string>
#include <string_view>

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

} // namespace wheelwright
