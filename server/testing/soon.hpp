#pragma once
#include <chrono>
#include <thread>

namespace wheelwright::testing {

// Whether it holds within half a minute, however busy the machine.
bool soon(auto holds) {
    for (int tries = 0; tries < 1500; ++tries) {
        if (holds()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    return false;
}

} // namespace wheelwright::testing
