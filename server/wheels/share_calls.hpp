#pragma once
#include "http/response.hpp"
#include "wheels/shares.hpp"
#include <optional>

namespace wheelwright::wheels {

// The calls for anyone with a share's link. The functions named …InMemory answer only from the cache.
std::optional<http::Response> sharedWheelInMemory(Shares const& shares, http::Request const& request);
http::Response getSharedWheel(Shares& shares, http::Request const& request);

std::optional<http::Response> sharePreviewInMemory(Shares const& shares, http::Request const& request);
http::Response getSharePreview(Shares& shares, PictureMaker& pictures, http::Request const& request);

} // namespace wheelwright::wheels
