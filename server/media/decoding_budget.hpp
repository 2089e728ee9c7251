#pragma once
#include "base/id.hpp"
#include "base/spending.hpp"
#include <functional>
#include <mutex>
#include <string_view>

namespace wheelwright::media {

// Processor seconds and megapixels: what decoding a file takes, or what may be taken within a minute.
struct DecodingCost {
    double cpuSeconds = 0;
    double megapixels = 0;
};

// A minute. Of one user, what one core can do; of one source address, what a class of users takes.
struct DecodingLimits {
    bool isOn = false;
    DecodingCost perUser{.cpuSeconds = 60, .megapixels = 600};
    DecodingCost perSource{.cpuSeconds = 240, .megapixels = 2400};
};

// The user and the machine that a file comes from.
struct Uploader {
    UserId userId;
    std::string_view source;        // its address
    std::string_view sourceNetwork; // what limits count by
};

// What the files of one user and of one source address cost lately. A file's cost is known when it has been
// decoded: one that exceeds the limit is decoded to its end, and the next ones wait until the excess has
// drained at the rate of the limit.
class DecodingBudget {
public:
    using Seconds = Spending::Seconds;
    using Now = std::function<Seconds()>; // since any moment

    explicit DecodingBudget(DecodingLimits const& limits, Now now = {});

    // Until the uploader's next file may be decoded; zero when it may be now.
    Seconds waitFor(Uploader const& uploader);
    void spend(Uploader const& uploader, DecodingCost const& cost);

    Seconds now() const { return now_(); }
    std::size_t remembered() const;

private:
    class Accounts {
    public:
        explicit Accounts(DecodingCost const& limit)
            : cpuSeconds_{limit.cpuSeconds}, megapixels_{limit.megapixels} {}
        Seconds waitFor(std::string_view name, Seconds now) const;
        void spend(std::string_view name, DecodingCost const& cost, Seconds now);
        std::size_t remembered() const {
            return std::max(cpuSeconds_.remembered(), megapixels_.remembered());
        }

    private:
        Spending cpuSeconds_;
        Spending megapixels_;
    };

    bool const isOn_;
    Now const now_;

    mutable std::mutex guard_;
    Accounts users_;
    Accounts sources_;
};

} // namespace wheelwright::media
