#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::wheels {

// The words of a text as search compares them: lower case, without accents.
std::vector<std::u32string> searchWords(std::string_view text);

// How well what someone typed fits, typing mistakes forgiven: 0 when a word of it fits nothing.
class NameQuery {
public:
    explicit NameQuery(std::string_view typed) : words_{searchWords(typed)} {}

    explicit NameQuery(std::vector<std::u32string> words) : words_{std::move(words)} {}

    bool isEmpty() const { return words_.empty(); }
    int fit(std::vector<std::u32string> const& name) const;

    // For things that are also found by what they contain, which counts less than their name.
    int fit(std::vector<std::u32string> const& name, std::vector<std::u32string> const& contained) const;

private:
    std::vector<std::u32string> words_;
};

} // namespace wheelwright::wheels
