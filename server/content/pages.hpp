#pragma once
#include "http/static_files.hpp"
#include <map>
#include <string>

namespace wheelwright::content {

// What a browser gets where no API route answers: the page in the path's
// language, the built files, robots.txt and sitemap.xml, a real 404 for the rest.
class Pages {
public:
    Pages(http::StaticFiles const& files, std::string_view publicAddress);

    http::Response answer(http::Request const& request) const;

private:
    http::Response page(http::Request const& request) const;

    http::StaticFiles const& files_;
    std::map<std::string, http::StaticFile, std::less<>> made_; // by address
    std::map<std::string_view, http::StaticFile const*> pageByLanguage_;
    std::map<std::string_view, std::string> homeLinks_;
    std::string rootLinks_;
};

} // namespace wheelwright::content
