#include "http/percent_decode.hpp"
#include <charconv>

namespace wheelwright::http {

std::optional<std::string> percentDecoded(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned byte = static_cast<unsigned char>(text[i]);
        if (text[i] == '%') {
            if (text.size() - i < 3) return std::nullopt;
            auto const digits = text.substr(i + 1, 2);
            auto const [end, problem] = std::from_chars(digits.data(), digits.data() + 2, byte, 16);
            if (problem != std::errc{} || end != digits.data() + 2) return std::nullopt;
            i += 2;
        }
        if (byte < 0x20 || byte == 0x7f) return std::nullopt;
        decoded += static_cast<char>(byte);
    }
    return decoded;
}

} // namespace wheelwright::http
