#pragma once
#include "content/content_wheels.hpp"
#include "http/form_fields.hpp"
#include "http/response.hpp"
#include "wheels/wheels.hpp"
#include <functional>
#include <optional>

// The public calls for content wheels; docs and answers in api/openapi.yaml.
namespace wheelwright::content {

// ?lang=, as the language's place among kLanguages
Result<std::size_t> readLanguage(http::FormFields const& query);

std::optional<http::Response> contentConfigInMemory(ContentWheels const& content,
                                                    http::Request const& request);
http::Response getContentConfig(ContentWheels const& content, http::Request const& request);

http::Response listContentWheels(ContentWheels const& content, http::Request const& request);

std::optional<http::Response> contentPreviewInMemory(ContentWheels const& content,
                                                     http::Request const& request);
http::Response getContentPreview(ContentWheels const& content, wheels::PictureMaker& pictures,
                                 http::Request const& request);

// The pictures of the home page and of the gallery. `heading` is the home page's promise in that language.
enum class SitePicture { Home, Gallery };
std::optional<http::Response> sitePreviewInMemory(ContentWheels const& content, SitePicture which,
                                                  http::Request const& request);
using Heading = std::function<std::string(Language const&)>;
http::Response getSitePreview(ContentWheels const& content, wheels::PictureMaker& pictures, SitePicture which,
                              Heading const& heading, http::Request const& request);

// ?q=&lang=
struct SearchInput {
    std::string typed;
    std::size_t language = 0;
};
Result<SearchInput> readSearch(http::FormFields const& query);

// Also searches the caller's own wheels; `caller` is nullopt for a guest.
http::Response searchWheels(ContentWheels const& content, wheels::Wheels& wheels,
                            std::optional<http::Caller> const& caller, http::Request const& request);

} // namespace wheelwright::content
