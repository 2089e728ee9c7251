#pragma once
#include "base/languages.hpp"
#include "ideas/sentence.hpp"
#include <memory>

struct sb_stemmer;

namespace wheelwright::ideas {

// Reduces words to their stems: "dinners" and "dinner" are one. One thread at a time may use it.
class Stemmer {
public:
    explicit Stemmer(Language const& language);

    // Lower case without accents.
    std::string stemOf(Token const& word);

    // Of every word in the text, in order, without marks.
    std::vector<std::string> stemsIn(std::string_view text);

private:
    struct Delete {
        void operator()(sb_stemmer* stemmer) const;
    };
    std::unique_ptr<sb_stemmer, Delete> stemmer_;
    bool isGerman_;
};

} // namespace wheelwright::ideas
