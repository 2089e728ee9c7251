#pragma once
#include "media/signed_addresses.hpp"
#include "media/upload_store.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::media {

// An upload as its owner sees it, with signed addresses, which expire.
boost::json::object describe(Upload const& upload, SignedAddresses const& addresses);

} // namespace wheelwright::media
