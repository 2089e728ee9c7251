#include "live/people.hpp"
#include "base/base64url.hpp"
#include "base/digest.hpp"
#include <algorithm>
#include <boost/json/array.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::size_t kIdSize = 12;

} // namespace

std::string viewerIdOf(std::string_view viewerKey) {
    return base64url(sha256(viewerKey)).substr(0, kIdSize);
}

void People::add(Seat seat, Person person) {
    byId_[person.viewerId] = seat;
    bySeat_[seat] = std::move(person);
}

std::optional<Person> People::remove(Seat seat) {
    auto const found = bySeat_.extract(seat);
    if (!found) return std::nullopt;
    byId_.erase(found.mapped().viewerId);
    return std::move(found.mapped());
}

Person* People::at(Seat seat) {
    auto const found = bySeat_.find(seat);
    return found == bySeat_.end() ? nullptr : &found->second;
}

std::optional<Seat> People::seatOf(std::string_view viewerId) const {
    auto const found = byId_.find(viewerId);
    return found == byId_.end() ? std::nullopt : std::optional{found->second};
}

std::optional<Seat> People::hostSeat() const {
    auto const host = std::ranges::find_if(bySeat_, [](auto const& entry) { return entry.second.isHost; });
    return host == bySeat_.end() ? std::nullopt : std::optional{host->first};
}

json::object People::json() const {
    json::array list;
    for (bool const named : {true, false})
        for (auto const& [seat, person] : bySeat_) {
            if (list.size() == kPeopleListed) break;
            if (person.name.empty() == named) continue;
            list.push_back({{"viewerId", person.viewerId}, {"name", person.name}});
        }
    return {{"count", bySeat_.size()}, {"list", std::move(list)}};
}

} // namespace wheelwright::live
