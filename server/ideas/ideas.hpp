#pragma once
#include "base/recurring.hpp"
#include "ideas/idea_library.hpp"
#include "ideas/model_wheels.hpp"

namespace wheelwright::ideas {

// The operator's settings for wheels from a sentence.
struct IdeaRules {
    std::filesystem::path folder; // of the library's topics
    std::size_t longestPrompt = 500;
    ModelRules model;
    accounts::CreditRules credits;
};

// Makes wheels from a sentence: with a model if one is set up, otherwise from the library.
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

    // Read on first use. Throws ContentError; the next call then tries again.
    IdeaLibrary const& library() {
        std::call_once(libraryRead_, [this] { library_.emplace(rules.folder, palettes); });
        return *library_;
    }

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
};

} // namespace wheelwright::ideas
