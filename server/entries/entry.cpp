#include "entries/entry.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include <cstdlib>

namespace wheelwright::entries {
namespace {

namespace json = boost::json;

constexpr std::size_t kSaltSize = 22; // characters of a secret: 132 bits

std::string_view nameOf(Came came) {
    switch (came) {
        case Came::Link: return "link";
        case Came::Host: return "host";
        case Came::Earlier: return "earlier";
        case Came::Chat: return "chat";
        case Came::Form: return "form";
        case Came::Api: return "api";
    }
    std::abort(); // unreachable: a way without a case fails the build
}

std::string_view nameOf(EntryState state) {
    switch (state) {
        case EntryState::In: return "in";
        case EntryState::Waiting: return "waiting";
        case EntryState::Left:
        case EntryState::Blocked: return "gone";
    }
    std::abort(); // unreachable: a state without a case fails the build
}

} // namespace

std::optional<Came> sourceIn(std::string_view name) {
    for (auto const source : {Came::Chat, Came::Form, Came::Api})
        if (nameOf(source) == name) return source;
    return std::nullopt;
}

json::object jsonOf(Entry const& entry, Reader reader) {
    bool const showsName = entry.state == EntryState::In || (entry.isListed() && reader == Reader::Host);
    json::object said{{"entryId", entry.id},        {"change", entry.change},
                      {"place", entry.place},       {"state", nameOf(entry.state)},
                      {"came", nameOf(entry.came)}, {"name", showsName ? entry.name : ""}};
    if (entry.weight > 1 && entry.isListed()) said["weight"] = entry.weight;
    if (entry.sameAs) said["sameAs"] = entry.sameAs->text();
    return said;
}

std::string newSalt() {
    return newSecret().substr(0, kSaltSize);
}

// The parts can't be confused with one another: the salt and the id have a fixed alphabet without line
// breaks.
std::string leafOf(Entry const& entry) {
    return sha256Hex("entry\n" + entry.salt + "\n" + entry.id.text() + "\n" + entry.name);
}

json::object proofOf(Entry const& entry) {
    return {{"salt", entry.salt}, {"leaf", leafOf(entry)}};
}

} // namespace wheelwright::entries
