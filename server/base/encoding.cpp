#include "base/encoding.hpp"
#include <algorithm>
#include <array>
#include <boost/url/encode.hpp>
#include <boost/url/pct_string_view.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <charconv>

namespace wheelwright {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

constexpr auto kValues = [] {
    std::array<signed char, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kAlphabet.size(); ++i)
        values[static_cast<unsigned char>(kAlphabet[i])] = static_cast<signed char>(i);
    return values;
}();

} // namespace

std::string hexText(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() * 2);
    for (char const c : bytes) {
        auto const byte = static_cast<unsigned char>(c);
        text += kHexDigits[byte >> 4U];
        text += kHexDigits[byte & 15U];
    }
    return text;
}

std::string hexNumber(std::uint64_t number) {
    char digits[16];
    return {digits, std::to_chars(digits, digits + sizeof digits, number, 16).ptr};
}

std::optional<std::string> fromHex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        auto const high = kHexDigits.find(text[i]);
        auto const low = kHexDigits.find(text[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes += static_cast<char>(high * 16 + low);
    }
    return bytes;
}

void appendUpperHex(std::string& out, char byte) {
    constexpr char digits[] = "0123456789ABCDEF";
    out += digits[static_cast<unsigned char>(byte) >> 4U];
    out += digits[static_cast<unsigned char>(byte) & 15U];
}

std::string percentEncoded(std::string_view text, std::string_view alsoPlain) {
    return boost::urls::encode(text,
                               boost::urls::unreserved_chars + boost::urls::grammar::lut_chars{[&](char c) {
                                   return alsoPlain.find(c) != std::string_view::npos;
                               }});
}

std::string percentDecodedWherePossible(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned byte = 0;
        auto const* const digits = text.data() + i + 1;
        if (text[i] == '%' && text.size() - i >= 3 &&
            std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
            plain += static_cast<char>(byte);
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

std::optional<std::string> percentDecoded(std::string_view text) {
    auto const encoded = boost::urls::make_pct_string_view(text);
    if (!encoded) return std::nullopt;
    auto plain = encoded->decode();
    auto const isControl = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
    return std::ranges::any_of(plain, isControl) ? std::nullopt : std::optional{std::move(plain)};
}

std::string base64url(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() * 4 + 2) / 3);
    unsigned held = 0;
    unsigned bits = 0;
    for (char const c : bytes) {
        held = held << 8 | static_cast<unsigned char>(c);
        bits += 8;
        while (bits >= 6) {
            bits -= 6;
            text += kAlphabet[held >> bits & 63];
        }
    }
    if (bits > 0) text += kAlphabet[held << (6 - bits) & 63];
    return text;
}

std::optional<std::string> fromBase64url(std::string_view text) {
    if (text.size() % 4 == 1) return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() * 3 / 4);
    unsigned held = 0;
    unsigned bits = 0;
    for (char const c : text) {
        auto const value = kValues[static_cast<unsigned char>(c)];
        if (value < 0) return std::nullopt;
        held = held << 6 | static_cast<unsigned>(value);
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>(held >> bits & 255);
    }
    if ((held & ((1U << bits) - 1)) != 0) return std::nullopt;
    return bytes;
}

} // namespace wheelwright
