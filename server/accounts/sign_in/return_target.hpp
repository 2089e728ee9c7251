#pragma once
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// The path that a sign-in returns to: always a path of this site, whatever the request asks for. A full
// address is reduced to its path, and keeps its query only if the address is ours. An unreadable target
// becomes /dashboard; an empty one, or the sign-in page itself, becomes /. The result starts with one slash
// and contains only characters that are allowed in a header.
std::string returnTarget(std::string_view asked, std::string_view publicAddress);

// The language a target's path starts with, or "en".
std::string_view languageOf(std::string_view target);

} // namespace wheelwright::accounts
