#pragma once
#include <functional>
#include <mutex>
#include <string_view>

namespace wheelwright {

// Passes a text to its listener, if there is one.
class Announcer {
public:
    using Ear = std::function<void(std::string_view)>;

    void announce(std::string_view what) const {
        std::lock_guard const lock{guard_};
        if (ear_) ear_(what);
    }
    void tellTo(Ear ear) { // an empty one removes the listener
        std::lock_guard const lock{guard_};
        ear_ = std::move(ear);
    }

private:
    mutable std::mutex guard_;
    Ear ear_;
};

} // namespace wheelwright
