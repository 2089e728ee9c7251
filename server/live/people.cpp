#include "live/people.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::size_t kIdSize = 12;

} // namespace

std::string viewerIdOf(std::string_view viewerKey) {
    return base64url(sha256(viewerKey)).substr(0, kIdSize);
}

std::string viewerIdOfDigest(std::string_view keyDigest) {
    return base64url(fromHex(keyDigest).value_or("")).substr(0, kIdSize);
}

void People::add(Seat seat, Person person) {
    byId_[person.viewerId] = seat;
    if (person.isPicture) ++pictures_;
    if (!person.name.empty() && !person.isPicture) named_.insert(seat);
    if (person.isHost) host_ = seat;
    bySeat_[seat] = std::move(person);
}

std::optional<Person> People::remove(Seat seat) {
    auto const found = bySeat_.extract(seat);
    if (!found) return std::nullopt;
    byId_.erase(found.mapped().viewerId);
    named_.erase(seat);
    if (found.mapped().isPicture) --pictures_;
    if (host_ == seat) host_.reset();
    return std::move(found.mapped());
}

Person const* People::at(Seat seat) const {
    auto const found = bySeat_.find(seat);
    return found == bySeat_.end() ? nullptr : &found->second;
}

void People::rename(Seat seat, std::string name) {
    auto& person = bySeat_.at(seat);
    if (name.empty() || person.isPicture)
        named_.erase(seat);
    else
        named_.insert(seat);
    person.name = std::move(name);
}

void People::makeHost(Seat seat) {
    if (host_) bySeat_.at(*host_).isHost = false;
    bySeat_.at(seat).isHost = true;
    host_ = seat;
}

std::optional<Seat> People::seatOf(std::string_view viewerId) const {
    auto const found = byId_.find(viewerId);
    return found == byId_.end() ? std::nullopt : std::optional{found->second};
}

// Called for every greeting. named_ saves a search through thousands of people without a name.
json::object People::json() const {
    json::array list;
    auto const add = [&](Person const& person) {
        list.push_back({{"viewerId", person.viewerId}, {"name", person.name}});
    };
    for (auto seat = named_.begin(); seat != named_.end() && list.size() < kPeopleListed; ++seat)
        add(bySeat_.at(*seat));
    for (auto entry = bySeat_.begin(); entry != bySeat_.end() && list.size() < kPeopleListed; ++entry)
        if (entry->second.name.empty() && !entry->second.isPicture) add(entry->second);
    return {{"count", bySeat_.size() - pictures_}, {"list", std::move(list)}};
}

} // namespace wheelwright::live
