#pragma once
#include "http/metrics.hpp"
#include "http/response.hpp"
#include "wheels/wheels.hpp"

// The calls of a wheel's log of spins; docs and answers in api/openapi.yaml.
namespace wheelwright::wheels {

http::Response getSpins(Wheels& wheels, http::Request const& request);

// Adds the new entries and returns those that the caller doesn't know yet.
http::Response sendSpins(Wheels& wheels, http::Counter& logged, http::Request const& request);

} // namespace wheelwright::wheels
