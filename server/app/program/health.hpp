#pragma once
#include "app/program/components.hpp"
#include "http/response.hpp"

namespace wheelwright::app {

// Every component's state, with 503 until the server is ready. Load balancers
// poll it, so the response is rebuilt only when a state has changed.
class Health {
public:
    explicit Health(Components const& components) : components_{components} {}
    http::Response answer();

private:
    http::Response describe() const;

    Components const& components_;
    std::mutex guard_;
    std::uint64_t describedRevision_ = ~std::uint64_t{0};
    http::Response described_;
};

} // namespace wheelwright::app
