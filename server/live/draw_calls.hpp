#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "live/draws.hpp"

// Official draws over HTTP.
namespace wheelwright::live {

http::Response beginDraw(Draws& draws, wheels::Asker const& asker, http::Request const& request);
http::Response makeDraw(Draws& draws, http::Request const& request);
http::Response listDraws(Draws& draws, http::Request const& request);
http::Response getReceipt(Draws& draws, http::Request const& request);
http::Response receiptKeys(Draws& draws);

} // namespace wheelwright::live
