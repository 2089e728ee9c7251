#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <string>

namespace wheelwright::wheels {

inline constexpr std::int64_t kMostSpins =
    9'007'199'254'740'991; // the largest that JavaScript counts exactly

// A count of wins or spins in a document: a whole number from 0 to kMostSpins, or 0.
std::int64_t spinCount(boost::json::value const& given);

// One entry per slice and user, as the page keeps them (web/src/wheel/keeping/win-history.ts). Wins may be
// added in any order: the latest is the one with the latest time.
class WinHistory {
public:
    explicit WinHistory(boost::json::array entries);

    void clear();
    void add(boost::json::object const& win); // an entry of the log

    // Most wins first, then the latest; never larger than a document may be.
    boost::json::array finished() &&;

private:
    using Key = std::pair<std::string, std::string>;

    void forgetOldTimes();
    void keepAsLargeAsAWheel();

    boost::json::array entries_;
    std::map<Key, std::size_t> places_;
};

} // namespace wheelwright::wheels
