#pragma once
#include "base/text.hpp"
#include <compare>
#include <iosfwd>
#include <utility>

namespace wheelwright {

// The id of one kind of thing, as text. Ids of different kinds don't convert into each other, and text
// becomes an id only where the code says so. So a call with its ids in the wrong order doesn't compile,
// unless it takes text, as queries do.
template <class Of> class Id {
public:
    Id() = default; // empty: the id of nothing
    explicit Id(std::string text) : text_{std::move(text)} {}
    explicit Id(std::string_view text) : text_{text} {}
    explicit Id(char const* text) : text_{text} {}
    template <class Other> Id(Id<Other> const&) = delete; // it would pass as a string_view

    std::string const& text() const noexcept { return text_; }
    bool empty() const noexcept { return text_.empty(); }
    operator std::string_view() const noexcept { return text_; }

    friend bool operator==(Id const&, Id const&) = default;
    friend std::strong_ordering operator<=>(Id const&, Id const&) = default;
    friend std::ostream& operator<<(std::ostream& out, Id const& id) { return out << id.text_; }

private:
    std::string text_;
};

template <class T> inline constexpr bool isId = false;
template <class Of> inline constexpr bool isId<Id<Of>> = true;

// A map by id that can also be searched with a string_view, without copying it.
template <class Key, class Value>
    requires isId<Key>
using IdMap = std::unordered_map<Key, Value, TextHash, std::equal_to<>>;

// The ids that a request comes with; the other kinds are declared by the modules that own the things.
using UserId = Id<struct UserKind>;
using SessionId = Id<struct SessionKind>;

} // namespace wheelwright

template <class Of> struct std::hash<wheelwright::Id<Of>> {
    std::size_t operator()(wheelwright::Id<Of> const& id) const noexcept {
        return std::hash<std::string_view>{}(id);
    }
};
