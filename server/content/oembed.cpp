#include "content/oembed.hpp"
#include "base/encoding.hpp"
#include "base/html.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <limits>

namespace wheelwright::content {
namespace {

constexpr std::int64_t kWidth = 600; // what fits a column of text
constexpr std::int64_t kHeight = 600;
constexpr std::int64_t kPictureWidth = 1200; // of the share's preview
constexpr std::int64_t kPictureHeight = 630;

Error badQuestion(std::string message) {
    return {Fault::BadInput, "bad_oembed", std::move(message)};
}

std::optional<std::int64_t> mostIn(http::FormFields const& query, std::string_view name) {
    auto const given = query.find(name);
    if (!given) return std::numeric_limits<std::int64_t>::max();
    auto const number = wholeNumber(*given);
    return number && *number > 0 ? number : std::nullopt;
}

std::string frameOf(std::string const& address, std::string_view title, std::int64_t width,
                    std::int64_t height) {
    return "<iframe src=\"" + escapedHtml(address) + "\" title=\"" + escapedHtml(title) + "\" width=\"" +
           std::to_string(width) + "\" height=\"" + std::to_string(height) +
           "\" style=\"border:0\" loading=\"lazy\" allow=\"autoplay; fullscreen; clipboard-write\"></iframe>";
}

} // namespace

// /share/{id} and /embed/{id}, with or without what browsers add.
std::string_view shareIn(std::string_view address, std::string_view publicAddress) {
    if (!address.starts_with(publicAddress)) return {};
    address.remove_prefix(publicAddress.size());
    address = address.substr(0, address.find_first_of("?#"));
    if (address.ends_with('/')) address.remove_suffix(1);
    for (std::string_view const place : {"/share/", "/embed/"})
        if (address.starts_with(place)) {
            address.remove_prefix(place.size());
            return address.find('/') == std::string_view::npos ? address : std::string_view{};
        }
    return {};
}

Result<OEmbedQuestion> readOEmbed(http::FormFields const& query, std::string_view publicAddress) {
    auto const address = query.find("url");
    if (!address) return badQuestion("The field url is missing.");
    auto const width = mostIn(query, "maxwidth");
    auto const height = mostIn(query, "maxheight");
    if (!width || !height)
        return badQuestion("The fields maxwidth and maxheight must be whole numbers, 1 or more.");
    return OEmbedQuestion{wheels::ShareId{shareIn(*address, publicAddress)}, *width, *height,
                          query.find("format").value_or("json") == "xml"};
}

http::Response getOEmbed(wheels::Shares& shares, std::string const& publicAddress,
                         http::Request const& request) {
    auto const asked = readOEmbed(http::FormFields{request.query}, publicAddress);
    if (!asked) return http::errorResponse(asked.error());
    if (asked->asXml)
        return http::errorResponse(501, "json_only", "This server answers oEmbed as JSON: send format=json.");
    auto const noSuchWheel =
        Error{Fault::NotFound, "share_not_found", "There is no shared wheel at this address."};
    if (asked->shareId.empty() || !storage::isStorableText(asked->shareId.text()))
        return http::errorResponse(noSuchWheel);
    auto const share = shares.load(asked->shareId);
    if (!share) return http::errorResponse(share.error());
    auto const& wheel = **share;
    // Link previews on other sites show nothing of a wheel with a filtered word.
    auto const title = wheel.isFiltered || wheel.name.empty() ? std::string{"Wheelwright"} : wheel.name;
    auto const width = std::min(kWidth, asked->maxWidth);
    auto const height = std::min(kHeight, asked->maxHeight);
    boost::json::object answer{
        {"version", "1.0"},
        {"type", "rich"},
        {"title", title},
        {"provider_name", "Wheelwright"},
        {"provider_url", publicAddress},
        {"cache_age", 3600},
        {"width", width},
        {"height", height},
        {"html", frameOf(publicAddress + "/embed/" + asked->shareId.text(), title, width, height)}};
    if (!wheel.isFiltered && kPictureWidth <= asked->maxWidth && kPictureHeight <= asked->maxHeight) {
        answer["thumbnail_url"] = publicAddress + "/share/" + asked->shareId.text() + "/preview.png";
        answer["thumbnail_width"] = kPictureWidth;
        answer["thumbnail_height"] = kPictureHeight;
    }
    return http::jsonResponse(200, answer);
}

std::string oEmbedAddress(std::string_view publicAddress, std::string_view shareAddress) {
    return std::string{publicAddress} + "/oembed?format=json&url=" + percentEncoded(shareAddress);
}

} // namespace wheelwright::content
