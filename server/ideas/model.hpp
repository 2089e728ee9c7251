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
    int calls = 8; // at once
};

// A model elsewhere that plans wheels. All it is told of a user is the wish.
class Model {
public:
    Model(ModelRules rules, wheels::Palettes const& palettes)
        : rules_{std::move(rules)}, palettes_{palettes} {}

    bool isOn() const { return !rules_.url.empty(); }
    ModelRules const& rules() const { return rules_; }

    // Who waits for the plan.
    struct Listener {
        std::function<void(std::size_t choices)> progress;
        std::function<bool()> isForNobody;
    };

    // Waits for the answer. One that is no good is told so and has one more try, within the same time.
    Result<WheelPlan> plan(WheelWish const& wish, Listener const& listener) const;

private:
    using Deadline = std::chrono::steady_clock::time_point;
    Result<std::string> ask(boost::json::array const& messages, Deadline deadline,
                            Listener const& listener) const;

    ModelRules const rules_;
    wheels::Palettes const& palettes_;
};

} // namespace wheelwright::ideas
