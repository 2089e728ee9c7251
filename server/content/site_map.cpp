#include "content/site_map.hpp"
#include "content/legal_page.hpp"

namespace wheelwright::content {

std::string robotsText(std::string_view publicAddress) {
    // Crawlers may fetch shared wheels, because link previews need them. Their pages are marked noindex.
    return "User-agent: *\nDisallow: /api/\nDisallow: /embed/\nDisallow: /dashboard\nDisallow: "
           "/login\n\nSitemap: " +
           std::string{publicAddress} + "/sitemap.xml\n";
}

std::string galleryPath(Language const& language) {
    return "/" + std::string{language.code} + "/wheels/";
}

std::string siteMap(std::string_view publicAddress, ContentShelf const& shelf) {
    std::string const base{publicAddress};
    std::string map = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" "
                      "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n";
    auto const add = [&](auto const& pathIn) {
        std::string alternates;
        for (std::size_t i = 0; i < kLanguages.size(); ++i)
            alternates += "    <xhtml:link rel=\"alternate\" hreflang=\"" +
                          std::string{kLanguages[i].locale} + "\" href=\"" + base + pathIn(i) + "\"/>\n";
        for (std::size_t i = 0; i < kLanguages.size(); ++i)
            map += "  <url>\n    <loc>" + base + pathIn(i) + "</loc>\n" + alternates + "  </url>\n";
    };
    add([](std::size_t i) { return "/" + std::string{kLanguages[i].code} + "/"; });
    add([](std::size_t i) { return galleryPath(kLanguages[i]); });
    for (auto const& page : shelf.legalPages())
        add([&](std::size_t i) { return legalPath(page, kLanguages[i]); });
    for (auto const& wheel : shelf.wheels())
        add([&](std::size_t i) { return wheel.path(i); });
    return map + "</urlset>\n";
}

std::string alternateLinks(std::string_view publicAddress, std::string_view canonicalPath) {
    std::string const base{publicAddress};
    auto links = "<" + base + std::string{canonicalPath} + ">; rel=\"canonical\"";
    for (auto const& [code, locale] : kLanguages)
        links += ", <" + base + "/" + std::string{code} + "/>; rel=\"alternate\"; hreflang=\"" +
                 std::string{locale} + "\"";
    return links + ", <" + base + "/>; rel=\"alternate\"; hreflang=\"x-default\"";
}

} // namespace wheelwright::content
