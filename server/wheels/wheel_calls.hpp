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

// The id in the path, in lower case.
std::string wheelIdIn(http::Request const& request);

// The caller, with the key of a co-editing link if the request has one.
Asker askerOf(http::Request const& request);

} // namespace wheelwright::wheels
