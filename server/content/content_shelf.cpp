#include "content/content_shelf.hpp"
#include "wheels/name_match.hpp"
#include <algorithm>

namespace wheelwright::content {
namespace {

namespace fs = std::filesystem;

std::vector<ContentWheel> readWheels(fs::path const& folder, wheels::Palettes const& palettes) {
    std::error_code problem;
    std::vector<fs::path> files;
    for (auto const& entry : fs::directory_iterator{folder, problem})
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    if (problem)
        throw ContentError{"The folder of content wheels " + folder.string() +
                           " cannot be read: " + problem.message() + ". Name another with --content."};
    // The previews of the home page and of the gallery show the first wheel.
    if (files.empty())
        throw ContentError{"The folder of content wheels " + folder.string() +
                           " has no .json files. Name another with --content."};
    std::vector<ContentWheel> wheels;
    for (auto const& file : files)
        wheels.push_back(readContentWheel(file, palettes));
    std::ranges::sort(wheels, [](auto const& one, auto const& other) {
        return std::tie(one.order, one.key) < std::tie(other.order, other.key);
    });
    return wheels;
}

void add(TextMap<std::size_t>& places, std::string const& name, std::size_t place,
         std::vector<ContentWheel> const& wheels, std::string const& what) {
    auto const [known, isNew] = places.emplace(name, place);
    if (!isNew)
        throw ContentError{"The content wheels " + wheels[known->second].key + " and " + wheels[place].key +
                           " have the same " + what + " " + name + "."};
}

} // namespace

ContentShelf::ContentShelf(fs::path const& folder)
    : palettes_{readPalettes(folder / "themes.json")},
      wheels_{readWheels(folder / "wheels", palettes_)},
      gallery_{readGallery(folder / "gallery.json", wheels_)} {
    for (auto const page : kLegalFiles) {
        legalPages_.emplace_back(page);
        legal_.emplace(page, readLegalTexts(folder / "legal" / (std::string{page} + ".json")));
    }
    auto& help = legal_.at("help");
    nameTopics(help, kHelpTopics);
    for (auto const topic : kHelpTopics) {
        auto const& page = legalPages_.emplace_back("help/" + std::string{topic});
        legal_.emplace(page, topicTexts(help, topic));
    }
    for (std::size_t place = 0; place < wheels_.size(); ++place) {
        add(byId_, wheels_[place].id, place, wheels_, "id");
        for (std::size_t i = 0; i < kLanguages.size(); ++i)
            add(bySlug_[i], wheels_[place].texts[i].slug, place, wheels_,
                std::string{kLanguages[i].code} + " slug");
    }
}

ContentWheel const* ContentShelf::byId(std::string_view id) const {
    auto const found = byId_.find(id);
    return found == byId_.end() ? nullptr : &wheels_[found->second];
}

LegalTexts const* ContentShelf::legal(std::string_view page) const {
    auto const found = legal_.find(page);
    return found == legal_.end() ? nullptr : &found->second;
}

ContentWheel const* ContentShelf::bySlug(std::size_t language, std::string_view slug) const {
    for (auto const index : {language, indexOf(kDefaultLanguage)})
        if (auto const found = bySlug_[index].find(slug); found != bySlug_[index].end())
            return &wheels_[found->second];
    return nullptr;
}

std::vector<ContentShelf::Words> const& ContentShelf::words(std::size_t language) const {
    std::call_once(wordsMade_[language], [&] {
        for (auto const& wheel : wheels_) {
            auto const& texts = wheel.texts[language];
            Words words{wheels::searchWords(texts.name), wheels::searchWords(texts.description)};
            for (auto const& choice : texts.choices)
                for (auto& word : wheels::searchWords(choice))
                    words.contained.push_back(std::move(word));
            words_[language].push_back(std::move(words));
        }
    });
    return words_[language];
}

http::MadeFile ContentShelf::alreadyMade(std::string const& name) const {
    std::lock_guard const lock{guard_};
    auto const found = made_.find(name);
    return found == made_.end() ? nullptr : found->second;
}

http::MadeFile ContentShelf::made(std::string const& name,
                                  std::function<http::MadeFile()> const& make) const {
    if (auto file = alreadyMade(name)) return file;
    return making_.run(name, [&] {
        if (auto file = alreadyMade(name)) return file; // another request has just ended making it
        auto file = make();
        std::lock_guard const lock{guard_};
        return made_.try_emplace(name, std::move(file)).first->second;
    });
}

} // namespace wheelwright::content
