#include "wheels/films.hpp"
#include <cmath>
#include <ctime>

namespace wheelwright::wheels {
namespace {

double threadSeconds() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e9;
}

Error filmsBusy() {
    return {Fault::Unavailable, "busy", "The server is drawing other spins. Try again in a moment."};
}

Error filmsOverspent() {
    return {Fault::TooMany, "too_many_requests",
            "Your films took a lot of the server's time. Wait a moment and try again."};
}

} // namespace

Films::Films(PictureMaker& pictures, Palettes const& palettes, http::Metrics& metrics, FilmRules const& rules)
    : pictures_{pictures},
      palettes_{palettes},
      rules_{rules},
      made_{metrics.counter("wheelwright_films_total", "Films of spins.", {{"outcome", "made"}})},
      refused_{metrics.counter("wheelwright_films_total", "Films of spins.", {{"outcome", "refused"}})},
      cpuSeconds_{metrics.counter("wheelwright_films_cpu_seconds_total",
                                  "Processor seconds that films of spins took.")},
      spending_{rules.cpuSecondsPerMinute} {}

Films::Turn::Turn(Films& films, std::string_view network)
    : films_{films}, network_{network}, began_{threadSeconds()} {}

Films::Turn::~Turn() {
    films_.end(network_, threadSeconds() - began_);
}

std::string Films::Turn::make(boost::json::object const& wheel, pictures::FilmOrder const& order) {
    auto picture = pictureOf(wheel, films_.palettes_);
    picture.hubLabel.clear(); // its language is unknown
    auto film = films_.pictures_.film(picture, order);
    films_.made_.increment();
    return film;
}

Result<std::unique_ptr<Films::Turn>> Films::wait(std::string_view network) {
    std::unique_lock lock{guard_};
    auto const refused = [this](Error error) {
        refused_.increment();
        return error;
    };
    if (isOverspent(network)) return refused(filmsOverspent());
    if (making_ >= rules_.atOnce && waiting_ >= rules_.waiting) return refused(filmsBusy());
    ++waiting_;
    bool const isFree = freed_.wait_for(lock, rules_.patience, [this] { return making_ < rules_.atOnce; });
    --waiting_;
    if (!isFree) return refused(filmsBusy());
    // Requests that came together have all passed the first question.
    if (isOverspent(network)) {
        freed_.notify_one();
        return refused(filmsOverspent());
    }
    ++making_;
    return std::make_unique<Turn>(*this, network);
}

std::chrono::seconds Films::pauseOf(std::string_view network) const {
    std::lock_guard const lock{guard_};
    auto const seconds = std::ceil(spending_.waitFor(network, steadySeconds()).count());
    return std::chrono::seconds{std::max(1L, std::lround(seconds))};
}

bool Films::isOverspent(std::string_view network) const {
    return rules_.isLimited && spending_.waitFor(network, steadySeconds()).count() > 0;
}

void Films::end(std::string_view network, double cpuSeconds) {
    cpuSeconds_.increment(cpuSeconds);
    std::lock_guard const lock{guard_};
    spending_.spend(network, cpuSeconds, steadySeconds());
    --making_;
    freed_.notify_one();
}

} // namespace wheelwright::wheels
