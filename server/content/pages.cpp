#include "content/pages.hpp"
#include "content/page_place.hpp"
#include "content/site_map.hpp"
#include <stdexcept>

namespace wheelwright::content {

Pages::Pages(http::StaticFiles const& files, std::string_view publicAddress) : files_{files} {
    for (auto const& language : kLanguages) {
        auto const address = "/pages/" + std::string{language.code} + ".html";
        auto const* const page = files_.find(address);
        if (page == nullptr)
            throw std::runtime_error("The built page is incomplete: " + address +
                                     " is missing. Build it anew.");
        pageByLanguage_[language.code] = page;
        homeLinks_[language.code] = alternateLinks(publicAddress, "/" + std::string{language.code} + "/");
    }
    rootLinks_ = alternateLinks(publicAddress, "/");
    made_.try_emplace("/robots.txt", "text/plain; charset=utf-8", "no-cache", robotsText(publicAddress));
    made_.try_emplace("/sitemap.xml", "application/xml", "no-cache", siteMap(publicAddress));
}

http::Response Pages::answer(http::Request const& request) const {
    if (auto const made = made_.find(request.path); made != made_.end()) return made->second.answer(request);
    if (!request.path.starts_with("/pages/"))
        if (auto const* const file = files_.find(request.path)) return file->answer(request);
    return page(request);
}

http::Response Pages::page(http::Request const& request) const {
    auto const [isPage, language, isHome] = placeOf(request.path);
    if (!isPage) return http::errorResponse(404, "not_found", "There is nothing at this address.");
    auto response = pageByLanguage_.at(language.code)->answer(request);
    response.header("Content-Language", language.locale);
    if (isHome)
        response.header("Link", request.path == "/" ? rootLinks_ : homeLinks_.at(language.code));
    else
        response.header("X-Robots-Tag", "noindex");
    return response;
}

} // namespace wheelwright::content
