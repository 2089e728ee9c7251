#pragma once
#include <array>
#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string_view>
#include <vector>

namespace wheelwright::app {

// The parts of the server whose state operators see, in the order of their
// start.
enum class Component {
    DataFolder,
    Listener,
    AdminListener,
    Database,
    Schema,
    WordFilter,
    Media,
    MediaSweep,
    Wheels,
    Page,
    Accounts,
    DatabaseWrites,
    Reviews,
    Redis,
    CacheInvalidation,
    Live,
    DrawLog,
    Webhooks,
    WebhookSender,
    Ideas,
    Retention,
    Backups,
    Requests,
};
inline constexpr std::size_t kComponents = static_cast<std::size_t>(Component::Requests) + 1;
std::string_view nameOf(Component component);

enum class ComponentState { Absent, Waiting, Starting, Ready, Failed, Stopped };
std::string_view nameOf(ComponentState state);

// The states of the components. Safe to use from any thread while they start
// and stop.
class Components {
public:
    explicit Components(std::vector<Component> const& absent = {});

    void set(Component which, ComponentState state);

    // Records that a component has stopped working, or works again. While it
    // starts, the last report counts once it has started.
    void report(Component which, bool works);

    struct Status {
        Component component;
        ComponentState state;
    };
    std::vector<Status> statuses() const; // of those that aren't absent
    ComponentState stateOf(Component which) const;
    bool ready() const; // a component that isn't vital may have failed after its start

    // Increases with every change of a state, so that callers can cache a result
    // until then.
    std::uint64_t revision() const { return revision_.load(std::memory_order_acquire); }

    // Stays true while components stop, so that requests in flight are still
    // answered.
    void allStarted() { hasStarted_.store(true, std::memory_order_release); }
    bool hasStarted() const { return hasStarted_.load(std::memory_order_acquire); }

private:
    struct Entry {
        ComponentState state = ComponentState::Waiting;
        bool works = true; // as reported
    };
    void change(Entry& entry, ComponentState state);

    mutable std::mutex guard_;
    std::array<Entry, kComponents> entries_;
    std::atomic<std::uint64_t> revision_ = 0;
    std::atomic<bool> hasStarted_ = false;
};

// A component together with its object: it starts when this is constructed and
// stops when this is destroyed. As a member it therefore stops before
// everything that was declared, and so started, before it.
template <class T> class Part {
public:
    template <std::invocable Make>
    Part(Components& components, Component which, Make make)
        : components_{components}, which_{which}, object_(made(make)) {
        components_.set(which_, ComponentState::Ready);
    }
    Part(Part const&) = delete;
    Part& operator=(Part const&) = delete;
    ~Part() { components_.set(which_, ComponentState::Stopped); }

    T& operator*() { return object_; }
    T* operator->() { return &object_; }

private:
    template <class Make> T made(Make& make) {
        components_.set(which_, ComponentState::Starting);
        try {
            return make();
        } catch (...) {
            components_.set(which_, ComponentState::Failed);
            throw;
        }
    }

    Components& components_;
    Component const which_;
    T object_;
};

} // namespace wheelwright::app
