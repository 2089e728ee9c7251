#include "wheels/name_match.hpp"
#include "base/folding.hpp"
#include <algorithm>
#include <numeric>
#include <unicode/uchar.h>

namespace wheelwright::wheels {
namespace {

constexpr std::size_t kLongestTyped = 20; // words; the rest is ignored

std::size_t mistakesForgiven(std::size_t letters) {
    if (letters < 4) return 0;
    return letters < 8 ? 1 : 2;
}

// How many letters must be added, removed, changed or swapped with their neighbour to turn `typed` into the
// beginning of `word`.
std::size_t mistakesToPrefix(std::u32string const& typed, std::u32string const& word) {
    auto const width = word.size() + 1;
    std::vector<std::size_t> before(width), last(width), row(width);
    for (std::size_t j = 0; j < width; ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= typed.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j < width; ++j) {
            bool const same = typed[i - 1] == word[j - 1];
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0U : 1U)});
            bool const swapped = i > 1 && j > 1 && typed[i - 1] == word[j - 2] && typed[i - 2] == word[j - 1];
            if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = last;
        last = row;
    }
    return *std::ranges::min_element(last);
}

// Every letter that the word doesn't have is a mistake. This rules out most words without the table above.
bool isOutOfReach(std::u32string const& typed, std::u32string const& word, std::size_t forgiven) {
    std::size_t strange = 0;
    for (auto const letter : typed)
        if (word.find(letter) == std::u32string::npos && ++strange > forgiven) return true;
    return false;
}

int fitOfWord(std::u32string const& typed, std::u32string const& word) {
    if (typed == word) return 100;
    if (word.starts_with(typed)) return 80;
    if (typed.size() >= 3 && word.find(typed) != std::u32string::npos) return 50;
    auto const forgiven = mistakesForgiven(typed.size());
    // A short text forgives no mistakes, and a word that is much shorter than the text needs too many.
    if (forgiven == 0 || word.size() + forgiven < typed.size()) return 0;
    if (isOutOfReach(typed, word, forgiven)) return 0;
    auto const mistakes = mistakesToPrefix(typed, word);
    if (mistakes > forgiven) return 0;
    return 40 - 10 * static_cast<int>(mistakes);
}

int bestFit(std::u32string const& typed, std::vector<std::u32string> const& words) {
    int best = 0;
    for (auto const& word : words)
        best = std::max(best, fitOfWord(typed, word));
    return best;
}

} // namespace

std::vector<std::u32string> searchWords(std::string_view text) {
    std::vector<std::u32string> words;
    bool inWord = false;
    for (auto const letter : foldedLetters(text)) {
        if (letter == U'\'' || letter == U'’') continue;
        if (!u_isalnum(static_cast<UChar32>(letter))) {
            inWord = false;
            continue;
        }
        if (!inWord) words.emplace_back();
        inWord = true;
        words.back() += letter;
    }
    return words;
}

int NameQuery::fit(std::vector<std::u32string> const& name) const {
    return fit(name, {});
}

int NameQuery::fit(std::vector<std::u32string> const& name,
                   std::vector<std::u32string> const& contained) const {
    // "babynames" also finds "Baby names".
    auto words = name;
    if (name.size() > 1) words.push_back(std::accumulate(name.begin(), name.end(), std::u32string{}));
    int total = 0;
    for (std::size_t i = 0; i < std::min(words_.size(), kLongestTyped); ++i) {
        auto const fit = std::max(3 * bestFit(words_[i], words), bestFit(words_[i], contained));
        if (fit == 0) return 0;
        total += fit;
    }
    return total;
}

} // namespace wheelwright::wheels
