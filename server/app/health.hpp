#pragma once
#include "app/startup.hpp"
#include "http/response.hpp"

namespace wheelwright::app {

// Every component's state, 503 until all are ready. Asked for again and again by
// load balancers, so it is written anew only when a state changed.
class Health {
public:
    explicit Health(Startup const& startup) : startup_{startup} {}
    http::Response answer();

private:
    http::Response describe() const;

    Startup const& startup_;
    std::mutex guard_;
    std::uint64_t describedRevision_ = ~std::uint64_t{0};
    http::Response described_;
};

} // namespace wheelwright::app
