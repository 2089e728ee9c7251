#pragma once
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// Where a sign-in may lead back to: always a path of this site, whatever was asked for.
// A full address is reduced to its path, and keeps its query when it is ours; what cannot
// be read leads to /dashboard, nothing at all or the sign-in page itself to /.
// The result starts with one slash and holds only characters that may stand in a header.
std::string returnTarget(std::string_view asked, std::string_view publicAddress);

// The language a target's path starts with, or "en".
std::string_view languageOf(std::string_view target);

} // namespace wheelwright::accounts
