#include "content/word_filter.hpp"
#include "base/log.hpp"
#include "base/loop_thread.hpp"
#include "base/text.hpp"
#include "content/content_file.hpp"
#include "storage/query.hpp"
#include "wheels/name_match.hpp"
#include <algorithm>
#include <fstream>
#include <unicode/uchar.h>

namespace wheelwright::content {
namespace {

constexpr std::size_t kLongestLine = 200;
constexpr std::size_t kMostPhrases = 20'000;

// Replaces symbols that may stand for a letter by digits; isSame() decides whether those stand for letters.
std::string withoutSigns(std::string_view text) {
    std::string plain{text};
    std::ranges::replace(plain, '@', '4');
    std::ranges::replace(plain, '$', '5');
    std::ranges::replace(plain, '!', '1');
    return plain;
}

std::u32string_view lettersBehind(char32_t digit) {
    switch (digit) {
        case U'0': return U"o";
        case U'1': return U"il";
        case U'3': return U"e";
        case U'4': return U"a";
        case U'5': return U"s";
        case U'7': return U"t";
        case U'8': return U"b";
        default: return U"";
    }
}

bool hasLetter(std::u32string const& word) {
    return std::ranges::any_of(word, [](char32_t c) { return u_isalpha(static_cast<UChar32>(c)) != 0; });
}

// Digits stand for letters only in a word that also has a letter: a number stays a number.
bool isSame(std::u32string const& listed, std::u32string const& written) {
    if (listed.size() != written.size()) return false;
    bool const mayHide = hasLetter(written);
    return std::ranges::equal(listed, written, [&](char32_t wanted, char32_t seen) {
        return wanted == seen || (mayHide && lettersBehind(seen).find(wanted) != std::u32string_view::npos);
    });
}

bool isIn(std::vector<std::u32string> const& phrase, std::vector<std::u32string> const& text) {
    return !std::ranges::search(text, phrase, [](auto const& written, auto const& listed) {
                return isSame(listed, written);
            }).empty();
}

} // namespace

WordList::WordList(std::filesystem::path const& file) {
    auto const refuse = [&](std::size_t line, std::string const& what) {
        throw ContentError{"The word filter " + file.string() + " is refused: line " + std::to_string(line) +
                           " " + what};
    };
    std::ifstream stream{file, std::ios::binary};
    std::string line;
    std::size_t number = 0;
    while (std::getline(stream, line)) {
        ++number;
        if (line.ends_with('\r')) line.pop_back();
        if (!storage::isStorableText(line)) refuse(number, "is no text in UTF-8.");
        auto const text = trimmed(std::string_view{line}.substr(0, line.find('#')));
        if (text.empty() || text == "\xEF\xBB\xBF") continue;
        if (characters(text) > kLongestLine) refuse(number, "has more than 200 characters.");
        auto words = wheels::searchWords(text);
        if (words.empty()) refuse(number, "has no letter or digit.");
        phrases_.push_back(std::move(words));
        if (phrases_.size() > kMostPhrases) refuse(number, "is one too many: 20000 words and phrases fit.");
    }
    // A folder can be opened like a file; only reading it fails.
    if (number == 0 && !stream.eof())
        throw ContentError{"The word filter " + file.string() + " cannot be read."};
}

bool WordList::finds(std::string_view text) const {
    if (phrases_.empty()) return false;
    auto const asWritten = wheels::searchWords(text);
    auto const undisguised = wheels::searchWords(withoutSigns(text));
    return std::ranges::any_of(
        phrases_, [&](Words const& phrase) { return isIn(phrase, asWritten) || isIn(phrase, undisguised); });
}

using namespace std::chrono_literals;
namespace fs = std::filesystem;

WordFilter::WordFilter(fs::path file)
    : file_{std::move(file)},
      stamp_{stamp()},
      list_{std::make_shared<WordList const>(file_)},
      follower_{"following the word filter", 500ms, [this] { follow(); }} {}

bool WordFilter::finds(std::string_view text) const {
    refuseOnLoop("The word filter");
    auto const list = [&] {
        std::lock_guard const lock{guard_};
        return list_;
    }();
    return list->finds(text);
}

std::string WordFilter::stamp() const {
    std::error_code problem;
    auto const size = fs::file_size(file_, problem);
    auto const changedAt = fs::last_write_time(file_, problem);
    return problem ? "" : std::to_string(size) + " " + std::to_string(changedAt.time_since_epoch().count());
}

void WordFilter::follow() {
    auto found = stamp();
    if (found == stamp_) return;
    stamp_ = std::move(found);
    try {
        auto list = std::make_shared<WordList const>(file_);
        log::info("word filter reloaded", {{"phrases", static_cast<std::int64_t>(list->size())}});
        {
            std::lock_guard const lock{guard_};
            list_ = std::move(list);
        }
        ++version_;
    } catch (ContentError const& problem) {
        log::error("reloading the word filter failed, keeping the last good one",
                   {{"problem", std::string_view{problem.what()}}});
    }
}

} // namespace wheelwright::content
