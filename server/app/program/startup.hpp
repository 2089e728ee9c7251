#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::app {

// A named part of the program: what it needs, how it starts, how it stops.
struct Component {
    std::string name;
    std::vector<std::string> needs;
    std::function<void()> start;
    std::function<void()> stop = {};
    bool isVital = true; // false: the server counts as ready even if this fails later
};

enum class ComponentState { Waiting, Starting, Ready, Failed, Stopped };
std::string_view nameOf(ComponentState state);

struct ComponentStatus {
    std::string name;
    ComponentState state;
};

struct StartupError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Starts components in the order of their needs and stops them in reverse. Refuses circular or unmet needs
// before it starts anything.
class Startup {
public:
    void add(Component component);
    void start();
    void stop() noexcept;

    // Records that a component has stopped working, or works again. While it starts, the last report counts
    // once it has started. Throws std::logic_error for an unknown name.
    void report(std::string_view name, bool works);

    // Safe to call from any thread while components start and stop.
    std::vector<ComponentStatus> statuses() const;
    bool ready() const; // a component that isn't vital may have failed after its start

    // Increases with every change of a state, so that callers can cache a result until then.
    std::uint64_t revision() const { return revision_.load(std::memory_order_acquire); }

    // Stays true while components stop, so that requests in flight are still answered.
    bool hasStarted() const { return hasStarted_.load(std::memory_order_acquire); }

private:
    void setState(std::size_t index, ComponentState state);
    void changeState(std::size_t index, ComponentState state);

    std::vector<Component> components_;
    std::vector<std::size_t> started_;
    std::atomic<bool> hasStarted_ = false;
    std::atomic<std::uint64_t> revision_ = 0;
    mutable std::mutex statesGuard_;
    std::vector<ComponentState> states_;
    std::vector<bool> works_; // as reported
};

} // namespace wheelwright::app
