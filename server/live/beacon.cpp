#include "live/beacon.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include "base/log.hpp"
#include "base/web_fetch.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr auto kTimeout = 3s;
constexpr std::size_t kMostAnswer = 16 * 1024;
constexpr int kAskedAtOnce = 4;              // a slow beacon must not hold all workers
constexpr std::int64_t kRoundsAhead = 2;     // the next one could be known by the time this is stored
constexpr std::int64_t kMostDifference = 60; // seconds between the beacon's newest round and this clock
constexpr auto kShortestWait = 500ms;

Error unavailable(std::string_view code, std::string_view why) {
    return {Fault::Unavailable, std::string{code}, std::string{why}};
}

Error unreachable() {
    return unavailable("beacon_unavailable",
                       "The public randomness beacon can't be reached, so nothing was drawn. Try again "
                       "in a moment.");
}

Error wrongAnswer() {
    return unavailable("beacon_wrong",
                       "The public randomness beacon sent an invalid answer, so nothing was drawn.");
}

bool isHex(std::string_view text, std::size_t least, std::size_t most) {
    return text.size() >= least && text.size() <= most && text.size() % 2 == 0 && fromHex(text).has_value();
}

// Counts the calls that are under way.
class Turn {
public:
    explicit Turn(std::atomic<int>& count) : count_{count}, isFree_{++count <= kAskedAtOnce} {}
    ~Turn() { --count_; }
    Turn(Turn const&) = delete;
    Turn& operator=(Turn const&) = delete;
    explicit operator bool() const { return isFree_; }

private:
    std::atomic<int>& count_;
    bool const isFree_;
};

std::int64_t secondsOf(Instant now) {
    return millisecondsOf(now) / 1000;
}

} // namespace

std::string beaconChain(std::string_view url) {
    auto const hash = url.substr(url.rfind('/') + 1);
    return isHex(hash, 64, 64) ? std::string{hash} : std::string{};
}

Beacon::Beacon(std::string url, Clock const& clock)
    : url_{std::move(url)}, chain_{beaconChain(url_)}, clock_{clock} {}

Result<Beacon::Schedule> Beacon::schedule() {
    {
        std::lock_guard const lock{guard_};
        if (schedule_) return *schedule_;
    }
    auto const answer = webFetch({.url = url_ + "/info", .timeout = kTimeout, .mostBytes = kMostAnswer});
    if (!answer || answer->status != 200) return unreachable();
    boost::system::error_code problem;
    auto const body = json::parse(answer->body, problem);
    if (problem || !body.is_object()) return wrongAnswer();
    auto const genesis = numberAt(body.get_object(), "genesis_time");
    auto const period = numberAt(body.get_object(), "period");
    if (textAt(body.get_object(), "hash") != chain_ || !genesis || !period || *period < 1 || *period > 3600)
        return wrongAnswer();
    std::lock_guard const lock{guard_};
    return *(schedule_ = Schedule{*genesis, *period});
}

Result<std::optional<BeaconRound>> Beacon::fetchRound(std::string const& which) {
    auto const answer =
        webFetch({.url = url_ + "/public/" + which, .timeout = kTimeout, .mostBytes = kMostAnswer});
    if (!answer) {
        log::warn("beacon not reachable", {{"code", answer.error().code}});
        return unreachable();
    }
    if (answer->status == 404 || answer->status == 425) return std::optional<BeaconRound>{};
    if (answer->status != 200) return unreachable();
    boost::system::error_code problem;
    auto const body = json::parse(answer->body, problem);
    if (problem || !body.is_object()) return wrongAnswer();
    auto const& object = body.get_object();
    BeaconRound round{chain_, numberAt(object, "round").value_or(0),
                      std::string{textAt(object, "randomness")}, std::string{textAt(object, "signature")}};
    bool const fits = round.round > 0 && isHex(round.signature, 96, 192) &&
                      sha256Hex(*fromHex(round.signature)) == round.randomness;
    if (!fits) return wrongAnswer();
    return std::optional{std::move(round)};
}

Result<std::int64_t> Beacon::futureRound() {
    Turn const turn{asking_};
    if (!turn) return unreachable();
    auto const known = schedule();
    if (!known) return known.error();
    auto const latest = fetchRound("latest");
    if (!latest) return latest.error();
    if (!*latest) return unreachable();
    auto const byClock =
        std::max<std::int64_t>(0, secondsOf(clock_.now()) - known->genesis) / known->period + 1;
    auto const newest = (*latest)->round;
    if (std::max(byClock - newest, newest - byClock) * known->period > kMostDifference + known->period)
        return unavailable("beacon_clock",
                           "The public randomness beacon and this server's clock disagree, so "
                           "nothing was drawn. The operator has to set the clock.");
    return std::max(byClock, newest) + kRoundsAhead;
}

Result<std::optional<BeaconRound>> Beacon::round(std::int64_t number) {
    Turn const turn{asking_};
    if (!turn) return unreachable();
    auto found = fetchRound(std::to_string(number));
    if (found && *found && (*found)->round != number) return wrongAnswer();
    return found;
}

std::chrono::milliseconds Beacon::until(std::int64_t number) const {
    std::lock_guard const lock{guard_};
    if (!schedule_) return kShortestWait;
    auto const at = (schedule_->genesis + (number - 1) * schedule_->period) * 1000;
    auto const wait = std::chrono::milliseconds{at - millisecondsOf(clock_.now())};
    return std::max<std::chrono::milliseconds>(wait, kShortestWait);
}

} // namespace wheelwright::live
