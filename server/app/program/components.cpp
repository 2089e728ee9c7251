#include "app/program/components.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <cstdlib>
#include <utility>

namespace wheelwright::app {
namespace {

struct Facts {
    Component component;
    std::string_view name;
    bool isVital = true; // false: load balancers keep a server whose wheels and
                         // running rooms still work
};

constexpr std::array<Facts, kComponents> kFacts{{
    {Component::DataFolder, "data folder"},
    {Component::Listener, "listener"},
    {Component::AdminListener, "admin listener"},
    {Component::Database, "database"},
    {Component::Schema, "schema"},
    {Component::WordFilter, "word filter"},
    {Component::Media, "media", false},
    {Component::MediaSweep, "media sweep", false},
    {Component::Wheels, "wheels"},
    {Component::Page, "page"},
    {Component::Accounts, "accounts"},
    {Component::DatabaseWrites, "database writes", false},
    {Component::Reviews, "reviews"},
    {Component::Redis, "redis", false},
    {Component::CacheInvalidation, "cache invalidation"},
    {Component::Live, "live"},
    {Component::DrawLog, "draw log", false},
    {Component::Webhooks, "webhooks"},
    {Component::WebhookSender, "webhook sender", false},
    {Component::Ideas, "ideas"},
    {Component::Retention, "retention"},
    {Component::Backups, "backups", false},
    {Component::Requests, "requests"},
}};

constexpr std::size_t placeOf(Component component) {
    return static_cast<std::size_t>(component);
}
static_assert(std::ranges::all_of(kFacts, [](Facts const& each) {
    return !each.name.empty() && kFacts[placeOf(each.component)].name == each.name;
}));

} // namespace

std::string_view nameOf(Component component) {
    return kFacts[placeOf(component)].name;
}

std::string_view nameOf(ComponentState state) {
    switch (state) {
        case ComponentState::Absent: return "absent";
        case ComponentState::Waiting: return "waiting";
        case ComponentState::Starting: return "starting";
        case ComponentState::Ready: return "ready";
        case ComponentState::Failed: return "failed";
        case ComponentState::Stopped: return "stopped";
    }
    std::abort(); // unreachable: a state without a case fails the build
}

Components::Components(std::vector<Component> const& absent) {
    for (auto const which : absent)
        entries_[placeOf(which)].state = ComponentState::Absent;
}

void Components::set(Component which, ComponentState state) {
    {
        std::lock_guard const lock{guard_};
        change(entries_[placeOf(which)], state);
    }
    log::debug("component changed", {{"component", nameOf(which)}, {"state", nameOf(state)}});
}

void Components::report(Component which, bool works) {
    std::lock_guard const lock{guard_};
    auto& entry = entries_[placeOf(which)];
    entry.works = works;
    if (entry.state == ComponentState::Ready || entry.state == ComponentState::Failed)
        change(entry, ComponentState::Ready);
}

std::vector<Components::Status> Components::statuses() const {
    std::lock_guard const lock{guard_};
    std::vector<Status> all;
    for (std::size_t i = 0; i < kComponents; ++i)
        if (entries_[i].state != ComponentState::Absent)
            all.push_back({static_cast<Component>(i), entries_[i].state});
    return all;
}

ComponentState Components::stateOf(Component which) const {
    std::lock_guard const lock{guard_};
    return entries_[placeOf(which)].state;
}

bool Components::ready() const {
    for (auto const& [component, state] : statuses())
        if (state != ComponentState::Ready &&
            (state != ComponentState::Failed || kFacts[placeOf(component)].isVital))
            return false;
    return true;
}

// With the lock. A component that was reported as not working is Failed instead
// of Ready.
void Components::change(Entry& entry, ComponentState state) {
    if (state == ComponentState::Ready && !entry.works) state = ComponentState::Failed;
    if (std::exchange(entry.state, state) != state) revision_.fetch_add(1, std::memory_order_release);
}

} // namespace wheelwright::app
