#pragma once
#include "bridges/list_source.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

namespace wheelwright::bridges {

// {url} → {text}
http::Response readList(ListSource& source, http::Request const& request);

} // namespace wheelwright::bridges
