#pragma once
#include "http/response.hpp"
#include "wheels/wheels.hpp"

// The calls by which an owner lets others edit a wheel.
namespace wheelwright::wheels {

http::Response addCoEditLink(Wheels& wheels, http::Request const& request);
http::Response listCoEditLinks(Wheels& wheels, http::Request const& request);
http::Response endCoEditLink(Wheels& wheels, http::Request const& request);

} // namespace wheelwright::wheels
