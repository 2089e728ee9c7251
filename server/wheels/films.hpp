#pragma once
#include "base/recent_cache.hpp"
#include "base/spending.hpp"
#include "http/metrics.hpp"
#include "wheels/palettes.hpp"
#include "wheels/wheel_picture.hpp"
#include <condition_variable>
#include <memory>
#include <mutex>

namespace wheelwright::wheels {

struct FilmRules {
    bool isLimited = true; // in the processor seconds of one network
    int atOnce = 1;
    int waiting = 4; // each holds a thread
    std::chrono::milliseconds patience{5000};
    double cpuSecondsPerMinute = 30; // of one network: about 20 films
};

// Films of spins. A film takes a processor for about a second and a half, so few are made at the same time
// and the others are told to come back.
class Films {
public:
    Films(PictureMaker& pictures, Palettes const& palettes, http::Metrics& metrics,
          FilmRules const& rules = {});

    // A place among those that make films. Charges the network for what its thread takes until it ends.
    class Turn {
    public:
        Turn(Films& films, std::string_view network);
        Turn(Turn const&) = delete;
        Turn& operator=(Turn const&) = delete;
        ~Turn();

        // Of the wheel's active slices, until `order.landing` is under the pointer.
        std::string make(boost::json::object const& wheel, pictures::FilmOrder const& order);

    private:
        Films& films_;
        std::string const network_;
        double const began_; // by the clock of its thread
    };

    // Waits for a place. Whoever draws takes it first: a draw must not be made for an answer that is refused.
    Result<std::unique_ptr<Turn>> wait(std::string_view network);

    // Films of draws that anyone may ask for again, as all who see a message in a chat do.
    struct Kept {
        std::string film;
        std::size_t bytes = 0; // of it
    };
    RecentCache<Kept> kept{16 * 1024 * 1024};

    // Until the network may have films made again, at least a second.
    std::chrono::seconds pauseOf(std::string_view network) const;

private:
    bool isOverspent(std::string_view network) const; // with the lock
    void end(std::string_view network, double cpuSeconds);

    PictureMaker& pictures_;
    Palettes const& palettes_;
    FilmRules const rules_;
    http::Counter made_;
    http::Counter refused_;
    http::Counter cpuSeconds_;

    mutable std::mutex guard_;
    std::condition_variable freed_;
    Spending spending_;
    int making_ = 0;
    int waiting_ = 0;
};

} // namespace wheelwright::wheels
