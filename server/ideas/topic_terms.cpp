#include "ideas/topic_terms.hpp"
#include <algorithm>
#include <cmath>
#include <ranges>

namespace wheelwright::ideas {
namespace {

constexpr float kFrequencyInChoices = 0.1F;

template <class Items>
auto partOf(Items const& items, std::vector<std::uint32_t> const& ends, std::size_t place) {
    auto const from = place == 0 ? 0 : ends[place - 1];
    return std::span{items}.subspan(from, ends[place] - from);
}

} // namespace

std::string_view TopicTerms::stem(Term term) const {
    auto const part = partOf(stems_, stemEnds_, term);
    return {part.data(), part.size()};
}

std::optional<Term> TopicTerms::find(std::string_view stem) const {
    auto const all = std::views::iota(Term{0}, terms());
    auto const found = std::ranges::lower_bound(all, stem, {}, [&](Term term) { return this->stem(term); });
    if (found == all.end() || this->stem(*found) != stem) return std::nullopt;
    return *found;
}

std::span<TopicTerms::Posting const> TopicTerms::postings(Term term) const {
    return partOf(postings_, postingEnds_, term);
}

std::span<Term const> TopicTerms::entry(std::size_t place) const {
    return partOf(entryTerms_, entryTermEnds_, place);
}

std::uint32_t TopicTerms::lettersOf(std::string_view text) {
    std::uint32_t letters = 0;
    for (char const c : text)
        letters |= 1U << (static_cast<unsigned char>(c) % 32U);
    return letters;
}

std::uint8_t TopicTerms::spellingBit(std::string_view word) {
    std::uint32_t mixed = 0;
    for (char const c : word)
        mixed = mixed * 31U + static_cast<unsigned char>(c);
    return static_cast<std::uint8_t>(1U << (mixed % 8U));
}

std::optional<Term> TopicTermsBuilder::termOf(Token const& token) {
    if (auto const known = ofWords_.find(token.lower); known != ofWords_.end()) return known->second;
    std::optional<Term> term;
    if (!words_.stop.contains(token.text)) {
        auto const [found, isNew] =
            ofStems_.try_emplace(stemmer_.stemOf(token), static_cast<Term>(made_.size()));
        if (isNew) made_.emplace_back();
        term = found->second;
    }
    ofWords_.emplace(token.lower, term);
    return term;
}

// Adds a posting for each word and returns each term once.
std::vector<Term> TopicTermsBuilder::addTerms(Tokens const& tokens, TopicTerms::Field field) {
    std::vector<Term> terms;
    for (auto const& token : tokens) {
        auto const term = token.isWord ? termOf(token) : std::nullopt;
        if (!term) continue;
        addPosting(*term, field, TopicTerms::spellingBit(token.text));
        if (std::ranges::find(terms, *term) == terms.end()) terms.push_back(*term);
    }
    return terms;
}

void TopicTermsBuilder::addPosting(Term term, TopicTerms::Field field, std::uint8_t spelling) {
    auto const topic = static_cast<std::uint16_t>(terms_.topics());
    auto& made = made_[term];
    bool const isChoice = field == TopicTerms::Field::Choice;
    if (!made.postings.empty() && made.postings.back().topic == topic) {
        auto& posting = made.postings.back(); // a better field has it
        bool const isLess = isChoice && posting.field != TopicTerms::Field::Choice;
        if (!isLess) posting.spellings |= spelling;
        return;
    }
    made.postings.push_back({topic, field, spelling});
    made.frequency += isChoice ? kFrequencyInChoices : 1.0F;
    made.isSearched = made.isSearched || !isChoice;
}

void TopicTermsBuilder::addSaying(Tokens const& tokens) {
    auto const isCommon = [&](Token const& token) {
        return token.isWord && words_.stop.contains(token.text);
    };
    if (std::ranges::count_if(tokens, isCommon) < 2) return;
    TopicTerms::Saying saying{{}, static_cast<std::uint16_t>(terms_.topics())};
    for (auto const& token : tokens)
        if (token.isWord) saying.stems.append(stemmer_.stemOf(token)).append(" ");
    terms_.sayings_.push_back(std::move(saying));
}

void TopicTermsBuilder::addEntry(std::string const& text, TopicTerms::Field field) {
    auto const tokens = tokensOf(text);
    for (auto const term : addTerms(tokens, field))
        terms_.entryTerms_.push_back(term);
    terms_.entryTermEnds_.push_back(static_cast<std::uint32_t>(terms_.entryTerms_.size()));
    addSaying(tokens);
}

void TopicTermsBuilder::add(TopicTexts const& texts) {
    addEntry(texts.name, TopicTerms::Field::Name);
    for (auto const& word : texts.words)
        addEntry(word, TopicTerms::Field::SearchWord);
    for (auto const& choice : texts.choices)
        addTerms(tokensOf(choice), TopicTerms::Field::Choice);
    terms_.entryEnds_.push_back(static_cast<std::uint32_t>(terms_.entryTermEnds_.size()));
}

TopicTerms TopicTermsBuilder::finish() {
    std::vector<std::pair<std::string_view, Term>> sorted;
    for (auto const& [stem, term] : ofStems_)
        sorted.emplace_back(stem, term);
    std::ranges::sort(sorted);
    std::vector<Term> places(sorted.size());
    auto const topics = static_cast<double>(terms_.topics());
    for (auto const& [stem, term] : sorted) {
        places[term] = terms_.terms();
        auto const& made = made_[term];
        auto const found = static_cast<double>(made.frequency);
        terms_.stems_.append(stem);
        terms_.stemEnds_.push_back(static_cast<std::uint32_t>(terms_.stems_.size()));
        terms_.rarities_.push_back(static_cast<float>(std::log(1 + (topics - found + 0.5) / (found + 0.5))));
        terms_.letters_.push_back(made.isSearched ? TopicTerms::lettersOf(stem) : 0);
        terms_.postings_.insert(terms_.postings_.end(), made.postings.begin(), made.postings.end());
        terms_.postingEnds_.push_back(static_cast<std::uint32_t>(terms_.postings_.size()));
    }
    for (auto& term : terms_.entryTerms_)
        term = places[term];
    std::ranges::stable_sort(terms_.sayings_, {}, &TopicTerms::Saying::stems);
    terms_.stems_.shrink_to_fit();
    for (auto* const ends : {&terms_.stemEnds_, &terms_.letters_, &terms_.postingEnds_, &terms_.entryEnds_,
                             &terms_.entryTermEnds_, &terms_.entryTerms_})
        ends->shrink_to_fit();
    terms_.rarities_.shrink_to_fit();
    terms_.postings_.shrink_to_fit();
    terms_.sayings_.shrink_to_fit();
    return std::move(terms_);
}

} // namespace wheelwright::ideas
