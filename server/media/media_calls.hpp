#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "media/media.hpp"
#include "media/signed_addresses.hpp"
#include "media/upload_store.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::media {

// An upload as its owner sees it, with signed addresses, which expire.
boost::json::object describe(Upload const& upload, SignedAddresses const& addresses);

http::Response getLimits(Media const& media);

http::Response listMedia(Media& media, MediaKind kind, http::Request const& request);
http::Response addMedia(Media& media, MediaKind kind, http::Request const& request);
http::Response eraseMedia(Media& media, MediaKind kind, http::Request const& request);
http::Response getMediaAddress(Media& media, MediaKind kind, http::Request const& request);

} // namespace wheelwright::media
