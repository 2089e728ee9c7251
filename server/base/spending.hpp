#pragma once
#include "base/text.hpp"
#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>

namespace wheelwright {

// What callers spent lately of something that each may spend so much of a minute. The cost of a job is known
// at its end, so one may exceed the limit; the excess drains at the rate of the limit.
class Spending {
public:
    using Seconds = std::chrono::duration<double>; // since any moment

    explicit Spending(double limit) : limit_{limit} {}

    // Until the caller may spend again; zero when that is now.
    Seconds waitFor(std::string_view caller, Seconds now) const {
        auto const found = spent_.find(caller);
        if (found == spent_.end()) return Seconds{0};
        return Seconds{std::max(0.0, (leftOf(found->second, now) - limit_) / limit_ * kMinute)};
    }

    void spend(std::string_view caller, double cost, Seconds now) {
        if (spent_.size() >= kManySpenders)
            std::erase_if(spent_, [&](auto const& entry) { return leftOf(entry.second, now) == 0; });
        auto& spent = spent_[std::string{caller}];
        spent = {leftOf(spent, now) + cost, now};
    }

    std::size_t remembered() const { return spent_.size(); }

private:
    static constexpr double kMinute = 60;
    static constexpr std::size_t kManySpenders = 1000;
    struct Spent {
        double cost = 0;
        Seconds at{0};
    };
    double leftOf(Spent const& spent, Seconds now) const {
        return std::max(0.0, spent.cost - limit_ * (now - spent.at).count() / kMinute);
    }

    double limit_;
    TextMap<Spent> spent_;
};

inline Spending::Seconds steadySeconds() {
    return std::chrono::steady_clock::now().time_since_epoch();
}

} // namespace wheelwright
