#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "media/media.hpp"

namespace wheelwright::media {

http::Response getLimits(Media const& media);

http::Response listMedia(Media& media, MediaKind kind, http::Request const& request);
http::Response addMedia(Media& media, MediaKind kind, http::Request const& request);
http::Response eraseMedia(Media& media, MediaKind kind, http::Request const& request);
http::Response getMediaAddress(Media& media, MediaKind kind, http::Request const& request);

} // namespace wheelwright::media
