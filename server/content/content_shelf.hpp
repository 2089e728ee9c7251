#pragma once
#include "base/single_flight.hpp"
#include "base/text.hpp"
#include "content/gallery.hpp"
#include "content/legal_text.hpp"
#include "http/made_file.hpp"
#include "wheels/wheel_picture.hpp"
#include <functional>
#include <mutex>

namespace wheelwright::content {

// The legal pages, which the operator is responsible for, and the help; each is a file of the folder legal.
inline constexpr std::array<std::string_view, 4> kLegalFiles{"privacy", "terms", "schools", "help"};
// The topics of the help, in the order of its sections: each also has a page of its own, with a picture.
inline constexpr std::array<std::string_view, 6> kHelpTopics{"fair-turns", "live",      "official-draws",
                                                             "teams",      "embedding", "streaming"};

// A snapshot of all content wheels and legal pages. Answers generated from it are cached on first use.
class ContentShelf {
public:
    // Reads themes.json, gallery.json, wheels/*.json and legal/*.json of the folder; throws ContentError.
    explicit ContentShelf(std::filesystem::path const& folder);

    std::vector<ContentWheel> const& wheels() const { return wheels_; }
    Gallery const& gallery() const { return gallery_; }
    wheels::Palettes const& palettes() const { return palettes_; }

    ContentWheel const* byId(std::string_view id) const;
    // "privacy", "help" or a topic of it, "help/teams"; null if there is no such page.
    LegalTexts const* legal(std::string_view page) const;
    std::vector<std::string> const& legalPages() const { return legalPages_; }
    // By the slug in that language, or else by the English one.
    ContentWheel const* bySlug(std::size_t language, std::string_view slug) const;

    // The words that search compares, computed once for each language.
    struct Words {
        std::vector<std::u32string> name;
        std::vector<std::u32string> contained;
    };
    std::vector<Words> const& words(std::size_t language) const; // in the order of wheels()

    // Concurrent requests for one name wait for the first of them: drawing a preview takes long.
    http::MadeFile made(std::string const& name, std::function<http::MadeFile()> const& make) const;
    http::MadeFile alreadyMade(std::string const& name) const; // null if it isn't

private:
    wheels::Palettes palettes_;
    std::vector<ContentWheel> wheels_; // sorted by their `order`
    Gallery gallery_;
    TextMap<LegalTexts> legal_;
    std::vector<std::string> legalPages_;
    TextMap<std::size_t> byId_;
    std::array<TextMap<std::size_t>, kLanguages.size()> bySlug_;
    mutable std::array<std::once_flag, kLanguages.size()> wordsMade_;
    mutable std::array<std::vector<Words>, kLanguages.size()> words_;
    mutable std::mutex guard_;
    mutable TextMap<http::MadeFile> made_;
    mutable SingleFlight<http::MadeFile> making_;
};

} // namespace wheelwright::content
