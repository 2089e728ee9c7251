#pragma once
#include "testing/places.hpp"
#include <cstdio>
#include <string>
#include <sys/wait.h>

namespace wheelwright::testing {

struct ScriptOutput {
    int exitCode;
    std::string text;
};

// Runs docs/howto/verify-a-draw.py with an address, and a file where one is named behind it.
inline ScriptOutput verify(std::string const& words) {
    auto const command = projectFile("docs/howto/verify-a-draw.py") + " " + words + " 2>&1";
    auto* const pipe = popen(command.c_str(), "r");
    ScriptOutput output{0, {}};
    for (char bytes[4096]; auto const count = fread(bytes, 1, sizeof bytes, pipe);)
        output.text.append(bytes, count);
    output.exitCode = WEXITSTATUS(pclose(pipe));
    return output;
}

} // namespace wheelwright::testing
