#include "ideas/stemmer.hpp"
#include <libstemmer.h>
#include <stdexcept>

namespace wheelwright::ideas {
namespace {

// Snowball's name of the language; regional variants share one.
char const* algorithmOf(std::string_view code) {
    if (code.starts_with("de")) return "german";
    if (code == "nl") return "dutch";
    if (code == "fr") return "french";
    if (code == "es") return "spanish";
    if (code == "pt") return "portuguese";
    if (code == "it") return "italian";
    return "english";
}

// "schulfaecher" and "schulfacher" (from "schulfächer") become one; "neue" and "quelle" keep their letters.
std::string withoutWrittenUmlauts(std::string const& word) {
    std::string out;
    for (std::size_t i = 0; i < word.size(); ++i) {
        out += word[i];
        bool const isBase = word[i] == 'a' || word[i] == 'o' || word[i] == 'u';
        bool const isDiphthong =
            word[i] == 'u' && i > 0 && (word[i - 1] == 'a' || word[i - 1] == 'e' || word[i - 1] == 'q');
        if (isBase && !isDiphthong && i + 1 < word.size() && word[i + 1] == 'e') ++i;
    }
    return out;
}

} // namespace

void Stemmer::Delete::operator()(sb_stemmer* stemmer) const {
    sb_stemmer_delete(stemmer);
}

Stemmer::Stemmer(Language const& language)
    : stemmer_{sb_stemmer_new(algorithmOf(language.code), "UTF_8")},
      isGerman_{language.code.starts_with("de")} {
    if (!stemmer_) throw std::runtime_error{"libstemmer has no stemmer for " + std::string{language.code}};
}

std::string Stemmer::stemOf(Token const& word) {
    auto const* const stem =
        sb_stemmer_stem(stemmer_.get(), reinterpret_cast<sb_symbol const*>(word.lower.data()),
                        static_cast<int>(word.lower.size()));
    if (stem == nullptr) return word.text; // out of memory
    std::string_view const text{reinterpret_cast<char const*>(stem),
                                static_cast<std::size_t>(sb_stemmer_length(stemmer_.get()))};
    auto const folded = tokensOf(text);
    auto bare = folded.empty() ? word.text : folded.front().text;
    return isGerman_ ? withoutWrittenUmlauts(bare) : bare;
}

std::vector<std::string> Stemmer::stemsIn(std::string_view text) {
    std::vector<std::string> stems;
    for (auto const& token : tokensOf(text))
        if (token.isWord) stems.push_back(stemOf(token));
    return stems;
}

} // namespace wheelwright::ideas
