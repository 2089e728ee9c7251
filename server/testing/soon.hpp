#pragma once
#include <algorithm>
#include <chrono>
#include <thread>

namespace wheelwright::testing {

// Polls until `holds` is true, at most 30 s, which is enough on a busy machine too. Returns whether it is.
bool soon(auto holds) {
    using namespace std::chrono_literals;
    auto const until = std::chrono::steady_clock::now() + 30s;
    for (auto pause = 1ms; !holds(); pause = std::min(pause * 2, 20ms)) {
        if (std::chrono::steady_clock::now() > until) return false;
        std::this_thread::sleep_for(pause);
    }
    return true;
}

} // namespace wheelwright::testing
