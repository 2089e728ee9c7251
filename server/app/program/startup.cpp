#include "app/program/startup.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <ranges>
#include <utility>

namespace wheelwright::app {
namespace {

std::string joined(std::vector<std::string> const& names, std::string_view between) {
    std::string text;
    for (auto const& name : names) {
        if (!text.empty()) text += between;
        text += name;
    }
    return text;
}

// Depth-first over the needs. path_ holds the components that led here, so that an error can name a circle.
class NeedsOrder {
public:
    explicit NeedsOrder(std::vector<Component> const& components) : components_{components} {}

    std::vector<std::size_t> find() {
        for (std::size_t i = 0; i < components_.size(); ++i)
            visit(i);
        return order_;
    }

private:
    void visit(std::size_t index) {
        if (std::ranges::count(order_, index) > 0) return;
        auto const& component = components_[index];
        auto const onPath = std::ranges::find(path_, component.name);
        if (onPath != path_.end()) {
            std::vector<std::string> circle(onPath, path_.end());
            circle.push_back(component.name);
            throw StartupError("Components need each other in a circle: " + joined(circle, " → ") + ".");
        }
        path_.push_back(component.name);
        for (auto const& need : component.needs) {
            auto const found = std::ranges::find(components_, need, &Component::name);
            if (found == components_.end())
                throw StartupError("Component '" + component.name + "' needs '" + need +
                                   "', which does not exist.");
            visit(static_cast<std::size_t>(found - components_.begin()));
        }
        path_.pop_back();
        order_.push_back(index);
    }

    std::vector<Component> const& components_;
    std::vector<std::string> path_;
    std::vector<std::size_t> order_;
};

} // namespace

std::string_view nameOf(ComponentState state) {
    switch (state) {
        case ComponentState::Waiting: return "waiting";
        case ComponentState::Starting: return "starting";
        case ComponentState::Ready: return "ready";
        case ComponentState::Failed: return "failed";
        case ComponentState::Stopped: return "stopped";
    }
    std::abort(); // unreachable: a state without a case fails the build
}

void Startup::add(Component component) {
    if (std::ranges::find(components_, component.name, &Component::name) != components_.end())
        throw StartupError("Component '" + component.name + "' is declared twice.");
    std::lock_guard const lock{statesGuard_};
    components_.push_back(std::move(component));
    states_.push_back(ComponentState::Waiting);
    works_.push_back(true);
}

void Startup::start() {
    for (auto const index : NeedsOrder{components_}.find()) {
        auto& component = components_[index];
        setState(index, ComponentState::Starting);
        try {
            component.start();
        } catch (...) {
            setState(index, ComponentState::Failed);
            throw;
        }
        started_.push_back(index);
        setState(index, ComponentState::Ready);
        log::debug("component ready", {{"component", std::string_view{component.name}}});
    }
    hasStarted_.store(true, std::memory_order_release);
}

void Startup::stop() noexcept {
    for (auto const index : started_ | std::views::reverse) {
        auto& component = components_[index];
        setState(index, ComponentState::Stopped);
        if (!component.stop) continue;
        try {
            component.stop();
        } catch (std::exception const& problem) {
            // A component that fails to stop must not keep the others from stopping.
            log::error("component did not stop cleanly", {{"component", std::string_view{component.name}},
                                                          {"problem", std::string_view{problem.what()}}});
        }
    }
    started_.clear();
}

void Startup::report(std::string_view name, bool works) {
    std::lock_guard const lock{statesGuard_};
    auto const found = std::ranges::find(components_, name, &Component::name);
    if (found == components_.end())
        throw std::logic_error{"There is no component " + std::string{name} + "."};
    auto const index = static_cast<std::size_t>(found - components_.begin());
    works_[index] = works;
    if (states_[index] == ComponentState::Ready || states_[index] == ComponentState::Failed)
        changeState(index, ComponentState::Ready);
}

std::vector<ComponentStatus> Startup::statuses() const {
    std::lock_guard const lock{statesGuard_};
    std::vector<ComponentStatus> all;
    for (std::size_t i = 0; i < components_.size(); ++i)
        all.push_back({components_[i].name, states_[i]});
    return all;
}

bool Startup::ready() const {
    std::lock_guard const lock{statesGuard_};
    for (std::size_t i = 0; i < components_.size(); ++i) {
        bool const isMissed = states_[i] == ComponentState::Failed && !components_[i].isVital;
        if (states_[i] != ComponentState::Ready && !isMissed) return false;
    }
    return true;
}

void Startup::setState(std::size_t index, ComponentState state) {
    std::lock_guard const lock{statesGuard_};
    changeState(index, state);
}

// With the lock. A component that was reported as not working is Failed instead of Ready.
void Startup::changeState(std::size_t index, ComponentState state) {
    if (state == ComponentState::Ready && !works_[index]) state = ComponentState::Failed;
    if (std::exchange(states_[index], state) != state) revision_.fetch_add(1, std::memory_order_release);
}

} // namespace wheelwright::app
