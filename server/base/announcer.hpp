#pragma once
#include <functional>
#include <mutex>
#include <string_view>

namespace wheelwright {

// Passes a text to its listener, if there is one.
class Announcer {
public:
    using Listener = std::function<void(std::string_view)>;

    void announce(std::string_view what) const {
        std::lock_guard const lock{guard_};
        if (listener_) listener_(what);
    }
    void setListener(Listener listener) { // an empty one removes the listener
        std::lock_guard const lock{guard_};
        listener_ = std::move(listener);
    }

private:
    mutable std::mutex guard_;
    Listener listener_;
};

} // namespace wheelwright
