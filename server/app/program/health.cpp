#include "app/program/health.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::app {

http::Response Health::answer() {
    auto const revision = components_.revision();
    std::lock_guard const lock{guard_};
    if (revision != describedRevision_) {
        described_ = describe();
        describedRevision_ = revision;
    }
    return described_;
}

http::Response Health::describe() const {
    boost::json::array components;
    for (auto const& [component, state] : components_.statuses())
        components.push_back({{"name", nameOf(component)}, {"state", nameOf(state)}});
    bool const ready = components_.ready();
    auto response =
        http::jsonResponse(ready ? 200 : 503, {{"success", ready}, {"components", std::move(components)}});
    if (!ready) response.header("Retry-After", "1");
    return response;
}

} // namespace wheelwright::app
