#pragma once
#include "http/form_fields.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "wheels/shares.hpp"

// oEmbed 1.0: what blogs, chats and note-takers show where someone pastes the address of a shared wheel.
namespace wheelwright::content {

// ?url=&maxwidth=&maxheight=&format=
struct OEmbedQuestion {
    wheels::ShareId shareId; // empty: the address isn't that of a share here
    std::int64_t maxWidth = 0;
    std::int64_t maxHeight = 0;
    bool asXml = false;
};
Result<OEmbedQuestion> readOEmbed(http::FormFields const& query, std::string_view publicAddress);

http::Response getOEmbed(wheels::Shares& shares, std::string const& publicAddress,
                         http::Request const& request);

// The id in the address of a share or of its embedded page here; empty: it is none.
std::string_view shareIn(std::string_view address, std::string_view publicAddress);

// The address at which the share's oEmbed answer is, for the head of its page.
std::string oEmbedAddress(std::string_view publicAddress, std::string_view shareAddress);

} // namespace wheelwright::content
