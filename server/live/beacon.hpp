#pragma once
#include "base/clock.hpp"
#include "base/result.hpp"
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::live {

// A round of a public randomness beacon in drand's format. All but the round are lower-case hexadecimal
// digits.
struct BeaconRound {
    std::string chain; // the hash that names the chain
    std::int64_t round = 0;
    std::string randomness; // SHA-256 of the signature
    std::string signature;  // by the beacon's network; not checked here (docs/adr/0029)
};

// The hash at the end of https://api.drand.sh/HASH; empty if there is none.
std::string beaconChain(std::string_view url);

// A public randomness beacon, such as https://drand.love: a network of others that publishes a number every
// few seconds, which can’t be known before.
class Beacon {
public:
    Beacon(std::string url, Clock const& clock); // an empty address: there is no beacon

    bool isOn() const { return !url_.empty(); }
    std::string const& chain() const { return chain_; }

    // A round that isn't known yet, by the beacon's own word and by this server's clock.
    Result<std::int64_t> futureRound();

    // nullopt: not published yet.
    Result<std::optional<BeaconRound>> round(std::int64_t number);

    // Until a round is published, by this server's clock; at least a little.
    std::chrono::milliseconds until(std::int64_t number) const;

private:
    struct Schedule {
        std::int64_t genesis = 0; // in seconds
        std::int64_t period = 1;
    };
    Result<Schedule> schedule();
    Result<std::optional<BeaconRound>> fetchRound(std::string const& which);

    std::string const url_;
    std::string const chain_;
    Clock const& clock_;
    std::atomic<int> asking_ = 0;
    mutable std::mutex guard_;
    std::optional<Schedule> schedule_;
};

} // namespace wheelwright::live
