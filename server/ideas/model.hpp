#pragma once
#include "ideas/wheel_plan.hpp"
#include "ideas/wheel_wish.hpp"
#include <boost/json/array.hpp>
#include <functional>

namespace wheelwright::ideas {

struct ModelRules {
    std::string url; // of an OpenAI-compatible API; empty: there is no model
    std::string key;
    std::string name;
    std::chrono::seconds timeout{60};
    std::size_t mostBytes = 256 * 1024;
    int calls = 8; // at most at the same time
};

// An external model that plans wheels. It gets the wish and nothing else about the user.
class Model {
public:
    Model(ModelRules rules, wheels::Palettes const& palettes)
        : rules_{std::move(rules)}, palettes_{palettes} {}

    bool isOn() const { return !rules_.url.empty(); }
    ModelRules const& rules() const { return rules_; }

    // Callbacks of the request that waits for the plan.
    struct Listener {
        std::function<void(std::size_t choices)> progress;
        std::function<bool()> isCancelled;
    };

    // Waits for the answer. If the plan is invalid, the model gets the reason and one more try, within the
    // same timeout.
    Result<WheelPlan> plan(WheelWish const& wish, Listener const& listener) const;

private:
    using Deadline = std::chrono::steady_clock::time_point;
    Result<std::string> ask(boost::json::array const& messages, Deadline deadline,
                            Listener const& listener) const;

    ModelRules const rules_;
    wheels::Palettes const& palettes_;
};

} // namespace wheelwright::ideas
