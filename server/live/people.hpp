#pragma once
#include "live/audience.hpp"
#include <boost/json/object.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

namespace wheelwright::live {

struct Person {
    std::string viewerId;
    std::string name; // may be empty
    bool isHost = false;
    bool isPicture = false; // an overlay or a second screen: not another person
};

inline constexpr std::size_t kPeopleListed = 100;

// A viewer's public id, derived from the key that only their page knows.
std::string viewerIdOf(std::string_view viewerKey);
std::string viewerIdOfDigest(std::string_view keyDigest); // of the key's SHA-256 in hex

// The people in a room, in the order in which they joined.
class People {
public:
    void add(Seat seat, Person person);
    std::optional<Person> remove(Seat seat);

    Person const* at(Seat seat) const;
    void rename(Seat seat, std::string name);
    void makeHost(Seat seat); // the previous host becomes a viewer
    std::optional<Seat> seatOf(std::string_view viewerId) const;
    std::optional<Seat> hostSeat() const { return host_; }
    std::size_t count() const { return bySeat_.size(); }

    // The number of people, and at most kPeopleListed of them: those with a name first. Pictures aren't
    // people.
    boost::json::object json() const;

private:
    std::map<Seat, Person> bySeat_;
    std::set<Seat> named_;
    std::size_t pictures_ = 0;
    std::optional<Seat> host_;
    std::map<std::string, Seat, std::less<>> byId_;
};

} // namespace wheelwright::live
