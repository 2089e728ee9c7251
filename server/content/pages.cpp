#include "content/pages.hpp"
#include "content/legal_page.hpp"
#include "content/site_map.hpp"
#include "content/wheel_page.hpp"
#include <stdexcept>

namespace wheelwright::content {
namespace {

constexpr char kHtml[] = "text/html; charset=utf-8";

std::vector<std::string_view> segmentsOf(std::string_view path) {
    std::vector<std::string_view> segments;
    while (!path.empty()) {
        auto const slash = path.find('/');
        if (slash != 0) segments.push_back(path.substr(0, slash));
        path = slash == std::string_view::npos ? "" : path.substr(slash + 1);
    }
    return segments;
}

http::Response notIndexed(http::Response response) {
    response.header("X-Robots-Tag", "noindex");
    return response;
}

} // namespace

Pages::Pages(http::StaticFiles const& files, std::string_view publicAddress, ContentWheels const& content,
             Operator who)
    : files_{files}, publicAddress_{publicAddress}, content_{content}, operator_{std::move(who)} {
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
}

http::Response Pages::answer(http::Request const& request) const {
    if (auto const made = made_.find(request.path); made != made_.end()) return made->second.answer(request);
    if (request.path == "/sitemap.xml") {
        auto const shelf = content_.now();
        auto const make = [&] {
            return http::compressedFile("application/xml", siteMap(publicAddress_, *shelf));
        };
        return http::answerWith(shelf->made("sitemap", make), request);
    }
    if (!request.path.starts_with("/pages/"))
        if (auto const* const file = files_.find(request.path)) return file->answer(request);
    return page(request);
}

http::Response Pages::page(http::Request const& request) const {
    auto const [isPage, language, isHome] = placeOf(request.path);
    if (!isPage) return http::errorResponse(404, "not_found", "There is nothing at this address.");
    if (auto response = contentPage(request)) return std::move(*response);
    auto response = builtPage(request, language, isHome);
    if (request.path.starts_with("/embed/")) response.policy = http::ContentPolicy::Embed;
    return response;
}

http::Response Pages::builtPage(http::Request const& request, Language const& language, bool isHome) const {
    auto response = pageByLanguage_.at(language.code)->answer(request);
    response.header("Content-Language", language.locale);
    if (!isHome) return notIndexed(std::move(response));
    response.header("Link", request.path == "/" ? rootLinks_ : homeLinks_.at(language.code));
    return response;
}

// /{lang}/wheels/, /{lang}/privacy, /{lang}/terms, /{lang}/wheels/{slug}, /{lang}/{slug} and
// /embed/{lang}/{slug}.
std::optional<http::Response> Pages::contentPage(http::Request const& request) const {
    auto segments = segmentsOf(request.path);
    bool const isEmbedded = !segments.empty() && segments.front() == "embed";
    if (isEmbedded) segments.erase(segments.begin());
    auto const* const language = segments.empty() ? nullptr : findLanguage(segments.front());
    if (language == nullptr || segments.size() < 2) return std::nullopt;
    auto const index = indexOf(*language);
    auto const built = pageByLanguage_.at(language->code)->plain();
    auto const shelf = content_.now();
    auto const answer = [&](std::string const& name, auto const& text) {
        auto const make = [&] { return http::compressedFile(kHtml, text()); };
        auto response =
            http::answerWith(shelf->made(name + " " + std::string{language->code}, make), request);
        response.header("Content-Language", language->locale);
        return response;
    };
    if (segments.size() == 2 && segments[1] == "wheels" && !isEmbedded)
        return answer("gallery", [&] { return galleryPage(built, *shelf, index, publicAddress_); });

    if (segments.size() == 2 && shelf->legal(segments[1]) != nullptr && !isEmbedded)
        return answer(std::string{segments[1]}, [&] {
            return legalPage(built, *shelf, segments[1], index, publicAddress_, operator_);
        });

    bool const hasWheels = segments.size() == 3 && segments[1] == "wheels";
    if (segments.size() != 2 && !hasWheels) return std::nullopt;
    auto const* const wheel = shelf->bySlug(index, segments.back());
    if (wheel == nullptr) return std::nullopt;
    if (!isEmbedded)
        return answer("page " + wheel->id,
                      [&] { return wheelPage(built, *shelf, *wheel, index, publicAddress_); });
    auto response = answer("embedded " + wheel->id,
                           [&] { return embeddedWheelPage(built, *shelf, *wheel, index, publicAddress_); });
    response.policy = http::ContentPolicy::Embed;
    return notIndexed(std::move(response));
}

http::Response Pages::sharePage(wheels::ShareCache::Entry const& share, http::Request const& request) const {
    if (!share) return builtPage(request, kDefaultLanguage, false);
    // The page still shows the wheel, but link previews on other sites show nothing of it.
    if (share->isFiltered) return builtPage(request, kDefaultLanguage, false);
    auto const address = publicAddress_ + "/share/" + std::string{request.captures.at(0)};
    auto const built = pageByLanguage_.at(kDefaultLanguage.code)->plain();
    http::MadeFile const page = std::make_shared<http::StaticFile>(
        kHtml, "no-cache", content::sharePage(built, share->name, share->description, address));
    auto response = http::answerWith(page, request);
    response.header("Content-Language", kDefaultLanguage.locale);
    return notIndexed(std::move(response));
}

} // namespace wheelwright::content
