#pragma once
#include "base/id.hpp"
#include "base/result.hpp"
#include <chrono>
#include <mutex>
#include <set>
#include <string>

// Lists that a wheel's user keeps elsewhere: a published spreadsheet, or a text or CSV at an address.
namespace wheelwright::bridges {

// Where the CSV of such an address is: of a Google spreadsheet as people copy it from their browser, its
// export; any other address as it is, without its fragment.
std::string listAddress(std::string const& typed);

struct ListRules {
    bool allowsPrivate = false;           // lists may be anywhere: for tests
    std::chrono::milliseconds patience{}; // for all of it, with its redirects
};

// Fetches lists, from public addresses alone. Spreadsheets answer with redirects, so up to three are
// followed; each is checked like the first address. Nothing of the caller is sent along.
class ListSource {
public:
    explicit ListSource(ListRules rules) : rules_{rules} {}

    // The text of a list, in UTF-8. One list at a time of each user, and few at once: a slow server elsewhere
    // must not occupy this one.
    Result<std::string> fetch(UserId const& userId, std::string const& typed);

private:
    Result<std::string> follow(std::string url) const;

    ListRules const rules_;
    std::mutex guard_;
    std::set<UserId> busy_;
};

} // namespace wheelwright::bridges
