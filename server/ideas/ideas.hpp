#pragma once
#include "base/recurring.hpp"
#include "ideas/idea_library.hpp"
#include "ideas/model_wheels.hpp"
#include <mutex>
#include <thread>

namespace wheelwright::ideas {

// The operator's settings for wheels from a sentence.
struct IdeaRules {
    std::filesystem::path content; // the folder of the library's topics, sets and reading words
    std::size_t longestPrompt = 500;
    ModelRules model;
    accounts::CreditRules credits;
};

// Makes wheels from a sentence: of what it says itself, else with a model if one is set up, else from the
// library.
struct Ideas {
    Ideas(storage::Database& database, Clock const& wallClock, wheels::Palettes const& themes,
          IdeaRules const& given, http::Metrics& metrics)
        : clock{wallClock},
          palettes{themes},
          rules{given},
          counts{metrics},
          model{rules.model, palettes},
          modelWheels{database, clock, model, rules.credits, counts},
          upkeep{"upkeep of ideas", std::chrono::seconds{20}, [this] { modelWheels.settle(); }} {}

    // Read by the first call. Throws ContentError; the next call then tries again.
    IdeaLibrary const& library(std::stop_token const& stop = {}) {
        std::call_once(libraryRead_, [&] { library_.emplace(rules.content, palettes, stop); });
        return *library_;
    }

    // Reads the library in the background, so that the first sentence doesn't wait for it.
    void readLibrary();

    Clock const& clock;
    wheels::Palettes const& palettes;
    IdeaRules const rules;
    IdeaCounts counts;
    Model const model;
    ModelWheels modelWheels;
    Recurring upkeep; // uses all of the above

private:
    std::once_flag libraryRead_;
    std::optional<IdeaLibrary> library_;
    std::jthread reading_; // uses all of the above
};

} // namespace wheelwright::ideas
