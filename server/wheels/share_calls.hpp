#pragma once
#include "http/response.hpp"
#include "wheels/shares.hpp"
#include <optional>

namespace wheelwright::wheels {

// Anyone with the link reads the wheel behind it, from memory where it is there.
std::optional<http::Response> sharedWheelInMemory(Shares const& shares, http::Request const& request);
http::Response getSharedWheel(Shares& shares, http::Request const& request);

std::optional<http::Response> sharePreviewInMemory(Shares const& shares, http::Request const& request);
http::Response getSharePreview(Shares& shares, PictureMaker& pictures, http::Request const& request);

} // namespace wheelwright::wheels
