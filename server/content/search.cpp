#include "content/search.hpp"
#include "base/text.hpp"
#include "wheels/name_match.hpp"
#include <algorithm>

namespace wheelwright::content {
namespace {

// Bytes of a name. Comparing thousands of very long names would take a second of processor time per call.
constexpr std::size_t kNameCompared = 400;

struct Ranked {
    int fit;
    SearchResult result;
};

void append(std::vector<SearchResult>& results, std::vector<Ranked> ranked) {
    std::ranges::stable_sort(ranked, std::ranges::greater{}, &Ranked::fit);
    for (auto& [fit, result] : ranked)
        if (results.size() < kMostResults) results.push_back(std::move(result));
}

} // namespace

std::vector<SearchResult> search(std::string_view typed, std::size_t language,
                                 std::vector<wheels::WheelName> const& own, ContentShelf const& shelf) {
    wheels::NameQuery const query{typed};
    // Emoji and symbols aren't words, so this searches for them as they are. An empty text matches all.
    auto const fitWithoutWords = [signs = trimmed(typed)](std::string_view name) {
        return name.find(signs) == std::string_view::npos ? 0 : 1;
    };
    std::string const home = "/" + std::string{kLanguages[language].code};
    std::vector<Ranked> mine;
    for (auto const& [id, name] : own)
        if (auto const compared = std::string_view{name}.substr(0, kNameCompared);
            auto const fit =
                query.isEmpty() ? fitWithoutWords(compared) : query.fit(wheels::searchWords(compared)))
            mine.push_back({fit, {id.text(), name, "user", home + "?wheel=" + id.text()}});
    std::vector<Ranked> content;
    auto const& words = shelf.words(language);
    for (std::size_t place = 0; place < words.size(); ++place) {
        auto const& wheel = shelf.wheels()[place];
        auto const fit = query.isEmpty() ? fitWithoutWords(wheel.texts[language].name)
                                         : query.fit(words[place].name, words[place].contained);
        if (fit > 0)
            content.push_back({fit, {wheel.id, wheel.texts[language].name, "cms", wheel.path(language)}});
    }
    std::vector<SearchResult> results;
    append(results, std::move(mine));
    append(results, std::move(content));
    return results;
}

} // namespace wheelwright::content
