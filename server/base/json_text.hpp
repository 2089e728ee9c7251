#pragma once
#include <string>
#include <string_view>

namespace wheelwright {

// Appends `text` as a quoted JSON string. Control characters are escaped, so a
// hostile value can neither break the JSON nor forge a second log line.
void appendJsonText(std::string& out, std::string_view text);

} // namespace wheelwright
