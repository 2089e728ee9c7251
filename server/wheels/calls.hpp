#pragma once
#include "http/metrics.hpp"
#include "http/response.hpp"
#include "wheels/shares.hpp"
#include "wheels/wheels.hpp"
#include <optional>

// The calls of a user's own wheels; docs and answers in api/openapi.yaml.
namespace wheelwright::wheels {

// The wheel in the body, ?force=true, and in X-Save-Id the page's id of this save.
struct SaveInput {
    WheelDocument document;
    IfStale ifStale = IfStale::Refuse;
};
Result<SaveInput> readSave(http::Request const& request, Palettes const& palettes);

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
WheelId wheelIdIn(http::Request const& request);

// The caller, with the key of a co-editing link if the request has one.
Asker askerOf(http::Request const& request);

// The calls for anyone with a share's link. The functions named …InMemory answer only from the cache.
std::optional<http::Response> sharedWheelInMemory(Shares const& shares, http::Request const& request);
http::Response getSharedWheel(Shares& shares, http::Request const& request);

std::optional<http::Response> sharePreviewInMemory(Shares const& shares, http::Request const& request);
http::Response getSharePreview(Shares& shares, PictureMaker& pictures, http::Request const& request);

// The calls by which an owner lets others edit a wheel.

http::Response addCoEditLink(Wheels& wheels, http::Request const& request);
http::Response listCoEditLinks(Wheels& wheels, http::Request const& request);
http::Response endCoEditLink(Wheels& wheels, http::Request const& request);

// The calls of a wheel's log of spins; docs and answers in api/openapi.yaml.

http::Response getSpins(Wheels& wheels, http::Request const& request);

// Adds the new entries and returns those that the caller doesn't know yet.
http::Response sendSpins(Wheels& wheels, http::Counter& logged, http::Request const& request);

} // namespace wheelwright::wheels
