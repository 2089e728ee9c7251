#pragma once
#include "base/clock.hpp"
#include "wheels/palettes.hpp"
#include <cstddef>
#include <string_view>

namespace wheelwright::ideas {

// Counts the choices of a plan while its JSON still arrives: the complete objects in a list of the outermost
// object.
class ChoiceCounter {
public:
    void take(std::string_view text) {
        for (char const c : text)
            takeOne(c);
    }
    std::size_t count() const { return count_; }

private:
    void takeOne(char c) {
        if (isInText_) {
            if (isEscaped_)
                isEscaped_ = false;
            else if (c == '\\')
                isEscaped_ = true;
            else if (c == '"')
                isInText_ = false;
            return;
        }
        if (c == '"') isInText_ = true;
        if (c == '{' || c == '[') ++depth_;
        if ((c == '}' || c == ']') && depth_ > 0) {
            if (c == '}' && depth_ == kChoiceDepth) ++count_;
            --depth_;
        }
    }

    static constexpr std::size_t kChoiceDepth = 3;
    std::size_t depth_ = 0;
    std::size_t count_ = 0;
    bool isInText_ = false;
    bool isEscaped_ = false;
};

struct PlannedChoice {
    std::string text;
    std::int64_t weight = 1;
};

// The wheel that a topic of the library or a model proposes.
struct WheelPlan {
    std::string name;
    std::vector<PlannedChoice> choices;
    std::string theme;
    std::string palette;
    std::string effect;
};

// Makes a complete new wheel from the plan. A page can show it without further changes.
boost::json::object wheelOf(WheelPlan const& plan, wheels::Palettes const& palettes, Instant now);

} // namespace wheelwright::ideas
