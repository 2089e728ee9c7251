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
    std::string name; // perhaps none
    bool isHost = false;
};

inline constexpr std::size_t kPeopleListed = 100;

// Who a viewer is to the others, from the key that only their page knows.
std::string viewerIdOf(std::string_view viewerKey);

// Who is in a room, in the order in which they came.
class People {
public:
    void add(Seat seat, Person person);
    std::optional<Person> remove(Seat seat);

    Person const* at(Seat seat) const;
    void rename(Seat seat, std::string name);
    void makeHost(Seat seat); // and nobody else
    std::optional<Seat> seatOf(std::string_view viewerId) const;
    std::optional<Seat> hostSeat() const { return host_; }
    std::size_t count() const { return bySeat_.size(); }

    // How many there are, and some of them: those with a name first.
    boost::json::object json() const;

private:
    std::map<Seat, Person> bySeat_;
    std::set<Seat> named_;
    std::optional<Seat> host_;
    std::map<std::string, Seat, std::less<>> byId_;
};

} // namespace wheelwright::live
