#pragma once
#include "accounts/accounts.hpp"
#include "http/response.hpp"
#include "media/media.hpp"

namespace wheelwright::app {

// What a page needs to know of this server before anyone signs in.
http::Response getClientConfig(accounts::Accounts const& accounts, media::Media const& media);

} // namespace wheelwright::app
