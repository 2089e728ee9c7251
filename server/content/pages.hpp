#pragma once
#include "content/content_wheels.hpp"
#include "content/page_parts.hpp"
#include "http/static_files.hpp"
#include "wheels/share_cache.hpp"
#include <map>
#include <optional>
#include <string>

namespace wheelwright::content {

// Answers every request that no API route matches: the pages of content wheels, the page in the path's
// language, the built files, robots.txt and sitemap.xml, and a real 404 for the rest.
class Pages {
public:
    Pages(http::StaticFiles const& files, std::string_view publicAddress, ContentWheels const& content,
          Operator who);

    http::Response answer(http::Request const& request) const;

    // The page of a shared wheel: link previews show the wheel, search engines don't list it.
    http::Response sharePage(wheels::ShareCache::Entry const& share, http::Request const& request) const;

private:
    http::Response page(http::Request const& request) const;
    http::Response builtPage(http::Request const& request, Language const& language, bool isHome) const;
    std::optional<http::Response> contentPage(http::Request const& request) const;

    http::StaticFiles const& files_;
    std::string publicAddress_;
    ContentWheels const& content_;
    Operator const operator_;
    std::map<std::string, http::StaticFile, std::less<>> made_; // by address
    std::map<std::string_view, http::StaticFile const*> pageByLanguage_;
    std::map<std::string_view, std::string> homeLinks_;
    std::string rootLinks_;
};

} // namespace wheelwright::content
