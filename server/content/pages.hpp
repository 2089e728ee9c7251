#pragma once
#include "content/content_wheels.hpp"
#include "content/page_parts.hpp"
#include "http/made_file.hpp"
#include "wheels/shares.hpp"
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace wheelwright::content {

// Answers every request that no API route matches: the pages of content wheels, the page in the path's
// language, the built files, robots.txt and sitemap.xml, and a real 404 for the rest.
class Pages {
public:
    Pages(http::StaticFiles const& files, std::string_view publicAddress, ContentWheels const& content,
          Operator who, bool isDemo = false);

    // Makes the page if it isn't in memory: not on a loop.
    http::Response answer(http::Request const& request) const;
    std::optional<http::Response> inMemory(http::Request const& request) const; // nullopt: it has to be made

    // The page of a shared wheel: link previews show the wheel, search engines don't list it.
    http::Response sharePage(wheels::Shares& shares, http::Request const& request) const;
    std::optional<http::Response> sharePageInMemory(wheels::Shares const& shares,
                                                    http::Request const& request) const;

    // The promise in the title of the home page: the heading of the site's picture.
    std::string promise(Language const& language) const;

private:
    // A file that is made of the content when it is first asked for.
    struct Made {
        std::string name;
        std::function<http::MadeFile()> make;
        Language const* language = nullptr; // of a page; null: no page
        bool isEmbedded = false;
    };
    std::optional<Made> madeAt(std::string_view path, ContentShelf const& shelf) const;
    std::optional<Made> wheelPageAt(std::vector<std::string_view> const& segments, bool isEmbedded,
                                    Language const& language, ContentShelf const& shelf) const;
    http::Response answerWith(Made const& which, http::MadeFile const& file,
                              http::Request const& request) const;
    http::Response builtFile(http::Request const& request) const;
    http::Response builtPage(http::Request const& request, Language const& language, bool isHome) const;
    http::Response overlayPage(http::Request const& request, Language const& language) const;
    http::MadeFile shareFile(wheels::SharedWheel const& share, std::string const& shareId) const;
    http::Response sharePage(http::MadeFile const& page, http::Request const& request) const;

    struct BuiltPage {
        std::string built; // with the first sample wheel, without an address of ours
        http::MadeFile home;
        http::MadeFile other; // for places without a wheel
        std::string links;
        std::string linksAndTexts;
    };

    http::StaticFiles const& files_;
    std::string publicAddress_;
    ContentWheels const& content_;
    Operator const operator_;
    std::map<std::string, http::StaticFile, std::less<>> made_; // by address
    std::map<std::string_view, BuiltPage> pageByLanguage_;
    std::map<std::string_view, std::string> alternateLinks_; // by the language in the path; "": none
};

} // namespace wheelwright::content
