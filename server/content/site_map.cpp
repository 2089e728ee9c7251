#include "content/site_map.hpp"

namespace wheelwright::content {

std::string robotsText(std::string_view publicAddress) {
    return "User-agent: *\nDisallow: /api/\nDisallow: /share/\nDisallow: /dashboard\nDisallow: "
           "/login\n\nSitemap: " +
           std::string{publicAddress} + "/sitemap.xml\n";
}

std::string siteMap(std::string_view publicAddress) {
    std::string const base{publicAddress};
    std::string alternates;
    for (auto const& [code, locale] : kLanguages)
        alternates += "    <xhtml:link rel=\"alternate\" hreflang=\"" + std::string{locale} + "\" href=\"" +
                      base + "/" + std::string{code} + "/\"/>\n";
    std::string map = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" "
                      "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n";
    for (auto const& language : kLanguages)
        map += "  <url>\n    <loc>" + base + "/" + std::string{language.code} + "/</loc>\n" + alternates +
               "  </url>\n";
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
