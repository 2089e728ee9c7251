#pragma once
#include "base/recurring.hpp"
#include "ideas/idea_library.hpp"
#include "ideas/model_wheels.hpp"

namespace wheelwright::ideas {

// What operators decide about wheels from a sentence.
struct IdeaRules {
    std::filesystem::path folder; // of the library's topics
    std::size_t longestPrompt = 500;
    ModelRules model;
    accounts::CreditRules credits;
};

// Wheels from a sentence: by a model where there is one, else from the library.
struct Ideas {
    Ideas(storage::Database& database, Clock const& wallClock, wheels::Palettes const& themes,
          IdeaRules const& given, http::Metrics& metrics)
        : clock{wallClock},
          palettes{themes},
          rules{given},
          counts{metrics},
          library{rules.folder, palettes},
          model{rules.model, palettes},
          modelWheels{database, clock, model, rules.credits, counts},
          upkeep{"upkeep of ideas", std::chrono::seconds{20}, [this] { modelWheels.settle(); }} {}

    Clock const& clock;
    wheels::Palettes const& palettes;
    IdeaRules const rules;
    IdeaCounts counts;
    IdeaLibrary const library;
    Model const model;
    ModelWheels modelWheels;
    Recurring upkeep; // last: it uses all of the above
};

} // namespace wheelwright::ideas
