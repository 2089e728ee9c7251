#include "base/json.hpp"
#include "base/encoding.hpp"

namespace wheelwright {

void appendJsonText(std::string& out, std::string_view text) {
    out += '"';
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20 || byte == 0x7f) {
            out += "\\u00";
            out += kHexDigits[byte >> 4];
            out += kHexDigits[byte & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

} // namespace wheelwright
