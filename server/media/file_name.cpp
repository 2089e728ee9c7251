#include "media/file_name.hpp"
#include "base/encoding.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include <algorithm>
#include <array>
#include <unicode/utf8.h>
#include <utility>

namespace wheelwright::media {
namespace {

constexpr std::size_t kLongestName = 200;

struct TypeEnding {
    std::string_view type;
    std::array<std::string_view, 3> endings; // the first is the usual one
};

constexpr TypeEnding kEndings[] = {
    {"image/jpeg", {".jpg", ".jpeg", ".jpe"}},
    {"image/png", {".png"}},
    {"image/webp", {".webp"}},
    {"audio/mpeg", {".mp3", ".mpga"}},
    {"audio/aac", {".aac"}},
    {"audio/ogg", {".ogg", ".oga", ".opus"}},
};

bool isSeen(UChar32 letter) {
    bool const isControl = letter < 0x20 || (letter >= 0x7f && letter < 0xa0);
    bool const turnsDirection =
        (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
    bool const isLineBreak = letter == 0x2028 || letter == 0x2029;
    return letter >= 0 && !isControl && !turnsDirection && !isLineBreak && letter != 0xfeff;
}

// Also drops bytes that aren't valid UTF-8.
std::string seenLetters(std::string_view given) {
    std::string seen;
    auto const* const bytes = reinterpret_cast<std::uint8_t const*>(given.data());
    auto const length = static_cast<std::int32_t>(given.size());
    for (std::int32_t at = 0; at < length;) {
        auto const from = at;
        UChar32 letter = 0;
        U8_NEXT(bytes, at, length, letter);
        if (!isSeen(letter)) continue;
        if (seen.size() + static_cast<std::size_t>(at - from) > kLongestName) break;
        seen.append(given.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(at - from)));
    }
    return std::string{trimmed(seen)};
}

} // namespace

FileName tidyFileName(std::string_view given, std::string_view contentType) {
    auto const slash = given.find_last_of("/\\");
    auto const last = slash == std::string_view::npos ? given : given.substr(slash + 1);
    auto const dot = last.rfind('.');
    bool const hasEnding = dot != std::string_view::npos && dot > 0 && last.size() - dot <= 6;
    auto name = seenLetters(hasEnding ? last.substr(0, dot) : last);
    auto ending = hasEnding ? seenLetters(last.substr(dot)) : std::string{};
    while (name.starts_with('.'))
        name.erase(0, 1);
    if (name.empty()) name = contentType.starts_with("audio/") ? "sound" : "image";
    for (auto const& [type, endings] : kEndings)
        if (type == contentType &&
            (ending.empty() || std::ranges::find(endings, lowerCase(ending)) == endings.end()))
            ending = endings.front();
    return {name, name + ending};
}

std::string inlineDisposition(std::string_view fileName) {
    std::string plain;
    for (char const c : fileName)
        plain += c >= 0x20 && c < 0x7f && c != '"' && c != '\\' && c != '%' ? c : '_';
    return "inline; filename=\"" + plain + "\"; filename*=UTF-8''" + percentEncoded(fileName);
}

} // namespace wheelwright::media
