#pragma once
#include "http/response.hpp"
#include "wheels/wheels.hpp"

// The calls of a user's own wheels; docs and answers in api/openapi.yaml.
namespace wheelwright::wheels {

http::Response saveWheel(Wheels& wheels, Palettes const& palettes, http::Request const& request);
http::Response loadWheel(Wheels& wheels, http::Request const& request);
http::Response deleteWheel(Wheels& wheels, http::Request const& request);
http::Response listWheels(Wheels& wheels, http::Request const& request);

http::Response shareWheel(Wheels& wheels, http::Request const& request);
http::Response unshareWheel(Wheels& wheels, http::Request const& request);

http::Response listVersions(Wheels& wheels, http::Request const& request);
http::Response getVersion(Wheels& wheels, http::Request const& request);
http::Response restoreVersion(Wheels& wheels, http::Request const& request);

// The path's wheel: the same id may be written with capitals.
std::string wheelIdIn(http::Request const& request);

// Someone else's wheel opens with the key of its co-editing link.
Asker askerOf(http::Request const& request);

} // namespace wheelwright::wheels
