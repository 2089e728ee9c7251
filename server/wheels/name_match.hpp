#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::wheels {

// The words of a text in the form that search compares: lower case, without accents.
std::vector<std::u32string> searchWords(std::string_view text);

// How well a typed text fits a name, with tolerance for typing mistakes: 0 if one of its words fits nothing.
class NameQuery {
public:
    explicit NameQuery(std::string_view typed) : words_{searchWords(typed)} {}

    explicit NameQuery(std::vector<std::u32string> words) : words_{std::move(words)} {}

    bool isEmpty() const { return words_.empty(); }
    int fit(std::vector<std::u32string> const& name) const;

    // Also searches the words that a thing contains; they count less than its name.
    int fit(std::vector<std::u32string> const& name, std::vector<std::u32string> const& contained) const;

private:
    std::vector<std::u32string> words_;
};

} // namespace wheelwright::wheels
