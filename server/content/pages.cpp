#include "content/pages.hpp"
#include "base/text.hpp"
#include "content/first_stage.hpp"
#include "content/legal_page.hpp"
#include "content/oembed.hpp"
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

// /{lang}/overlay/{code}
bool isOverlay(std::string_view path) {
    auto const segments = segmentsOf(path);
    return segments.size() == 3 && findLanguage(segments[0]) != nullptr && segments[1] == "overlay";
}

http::Response notIndexed(http::Response response) {
    response.header("X-Robots-Tag", "noindex");
    return response;
}

void addLinks(http::Response& response, std::string const& preloads, std::string const& others = "") {
    auto const between = preloads.empty() || others.empty() ? "" : ", ";
    if (auto const links = preloads + between + others; !links.empty()) response.header("Link", links);
}

std::string previewTags(std::string_view built, std::string_view publicAddress, Language const& language,
                        bool isHome) {
    auto [title, description] = textsOf(built);
    auto address = isHome ? std::string{publicAddress} + "/" + std::string{language.code} + "/" : "";
    return openGraph({std::move(title), std::move(description), std::move(address),
                      sitePicture(publicAddress, language), language});
}

// The page asks the server when it is thrown away, and says so.
std::string withDemoMark(std::string_view built) {
    PageParts parts;
    parts.head = "<meta name=\"wheelwright-demo\" />";
    return withParts(built, parts);
}

http::MadeFile withPreview(std::string_view page, std::string tags) {
    PageParts parts;
    parts.head = std::move(tags);
    return http::compressedFile(kHtml, withParts(page, parts), http::BrotliLevel::Best);
}

} // namespace

Pages::Pages(http::StaticFiles const& files, std::string_view publicAddress, ContentWheels const& content,
             Operator who, bool isDemo)
    : files_{files}, publicAddress_{publicAddress}, content_{content}, operator_{std::move(who)} {
    for (auto const& language : kLanguages) {
        auto const address = "/pages/" + std::string{language.code} + ".html";
        auto const* const page = files_.find(address);
        if (page == nullptr)
            throw std::runtime_error("The built page is incomplete: " + address +
                                     " is missing. Build it anew.");
        auto const built = isDemo ? withDemoMark(page->plain()) : std::string{page->plain()};
        pageByLanguage_[language.code] = {
            built, withPreview(built, previewTags(built, publicAddress, language, true)),
            withPreview(withoutStage(built), previewTags(built, publicAddress, language, false)),
            preloadLinks(built, false), preloadLinks(built, true)};
        alternateLinks_[language.code] =
            alternateLinks(publicAddress, "/" + std::string{language.code} + "/");
    }
    alternateLinks_[""] = alternateLinks(publicAddress, "/");
    made_.try_emplace("/robots.txt", "text/plain; charset=utf-8", "no-cache", robotsText(publicAddress));
}

http::Response Pages::answer(http::Request const& request) const {
    auto const shelf = content_.now();
    auto const which = madeAt(request.path, *shelf);
    return which ? answerWith(*which, shelf->made(which->name, which->make), request) : builtFile(request);
}

std::optional<http::Response> Pages::inMemory(http::Request const& request) const {
    auto const shelf = content_.now();
    auto const which = madeAt(request.path, *shelf);
    if (!which) return builtFile(request);
    auto const file = shelf->alreadyMade(which->name);
    return file ? std::optional{answerWith(*which, file, request)} : std::nullopt;
}

http::Response Pages::answerWith(Made const& which, http::MadeFile const& file,
                                 http::Request const& request) const {
    auto response = http::answerWith(file, request);
    if (which.language == nullptr) return response;
    response.header("Content-Language", which.language->locale);
    addLinks(response, pageByLanguage_.at(which.language->code).linksAndTexts);
    if (!which.isEmbedded) return response;
    response.policy = http::ContentPolicy::Embed;
    return notIndexed(std::move(response));
}

http::Response Pages::builtFile(http::Request const& request) const {
    if (auto const made = made_.find(request.path); made != made_.end()) return made->second.answer(request);
    if (!request.path.starts_with("/pages/"))
        if (auto const* const file = files_.find(request.path)) return file->answer(request);
    auto const [isPage, language, isHome] = placeOf(request.path);
    if (!isPage) return http::errorResponse(404, "not_found", "There is nothing at this address.");
    if (isOverlay(request.path)) return overlayPage(request, language);
    auto response = builtPage(request, language, isHome);
    if (request.path.starts_with("/embed/")) response.policy = http::ContentPolicy::Embed;
    return response;
}

// Streaming programs and other sites may frame it: nothing in it can be pressed.
http::Response Pages::overlayPage(http::Request const& request, Language const& language) const {
    auto const* const file = files_.find("/pages/overlay/" + std::string{language.code} + ".html");
    if (file == nullptr) return http::errorResponse(404, "not_found", "There is nothing at this address.");
    auto response = file->answer(request);
    response.header("Content-Language", language.locale);
    response.policy = http::ContentPolicy::Embed;
    return notIndexed(std::move(response));
}

http::Response Pages::builtPage(http::Request const& request, Language const& language, bool isHome) const {
    auto const& page = pageByLanguage_.at(language.code);
    auto response = http::answerWith(isHome ? page.home : page.other, request);
    response.header("Content-Language", language.locale);
    auto const root = "/" + std::string{language.code};
    bool const namesLanguage = request.path == root || request.path.starts_with(root + "/");
    addLinks(response, namesLanguage ? page.linksAndTexts : page.links,
             isHome ? alternateLinks_.at(namesLanguage ? language.code : "") : "");
    return isHome ? response : notIndexed(std::move(response));
}

// /sitemap.xml, /{lang}/wheels/, the pages of content/legal and those of wheels.
std::optional<Pages::Made> Pages::madeAt(std::string_view path, ContentShelf const& shelf) const {
    if (path == "/sitemap.xml")
        return Made{"sitemap", [this, &shelf] {
                        return http::compressedFile("application/xml", siteMap(publicAddress_, shelf));
                    }};
    if (!placeOf(path).isPage) return std::nullopt;
    auto segments = segmentsOf(path);
    bool const isEmbedded = !segments.empty() && segments.front() == "embed";
    if (isEmbedded) segments.erase(segments.begin());
    auto const* const language = segments.empty() ? nullptr : findLanguage(segments.front());
    if (language == nullptr || segments.size() < 2) return std::nullopt;
    bool const isHelp = segments[1] == "help" && segments.size() == 3;
    if ((segments.size() > 2 && !isHelp) || isEmbedded)
        return wheelPageAt(segments, isEmbedded, *language, shelf);

    std::string_view const built = pageByLanguage_.at(language->code).built;
    auto const index = indexOf(*language);
    auto name = std::string{segments[1]};
    // A topic that there isn't shows all of them.
    if (isHelp && shelf.legal("help/" + std::string{segments[2]}) != nullptr)
        name += "/" + std::string{segments[2]};
    if (name == "wheels")
        return Made{"gallery " + std::string{language->code},
                    [this, &shelf, built, index] {
                        return http::compressedFile(kHtml, galleryPage(built, shelf, index, publicAddress_));
                    },
                    language};
    if (shelf.legal(name) != nullptr)
        return Made{name + " " + std::string{language->code},
                    [this, &shelf, built, index, name] {
                        return http::compressedFile(
                            kHtml, legalPage(built, shelf, name, index, publicAddress_, operator_));
                    },
                    language};
    return wheelPageAt(segments, isEmbedded, *language, shelf);
}

// /{lang}/wheels/{slug}, /{lang}/{slug} and both below /embed.
std::optional<Pages::Made> Pages::wheelPageAt(std::vector<std::string_view> const& segments, bool isEmbedded,
                                              Language const& language, ContentShelf const& shelf) const {
    bool const hasWheels = segments.size() == 3 && segments[1] == "wheels";
    if (segments.size() != 2 && !hasWheels) return std::nullopt;
    auto const index = indexOf(language);
    auto const* const wheel = shelf.bySlug(index, segments.back());
    if (wheel == nullptr) return std::nullopt;
    auto* const page = isEmbedded ? &embeddedWheelPage : &wheelPage;
    return Made{(isEmbedded ? "embedded " : "page ") + wheel->id + " " + std::string{language.code},
                [this, &shelf, &language, page, wheel, index] {
                    std::string_view const built = pageByLanguage_.at(language.code).built;
                    return http::compressedFile(kHtml, page(built, shelf, *wheel, index, publicAddress_));
                },
                &language, isEmbedded};
}

// "Wheelwright: spin the wheel" becomes "Spin the wheel".
std::string Pages::promise(Language const& language) const {
    auto title = textsOf(pageByLanguage_.at(language.code).built).title;
    if (auto const colon = title.find(": "); colon != std::string::npos) title.erase(0, colon + 2);
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

http::MadeFile Pages::shareFile(wheels::SharedWheel const& share, std::string const& shareId) const {
    auto const& built = pageByLanguage_.at(kDefaultLanguage.code);
    // The page still shows the wheel, but link previews on other sites show nothing of it.
    if (share.isFiltered) return built.other;
    auto const address = publicAddress_ + "/share/" + shareId;
    return http::compressedFile(
        kHtml,
        content::sharePage(built.built, share, {shareId, address, oEmbedAddress(publicAddress_, address)}));
}

http::Response Pages::sharePage(wheels::Shares& shares, http::Request const& request) const {
    wheels::ShareId const shareId{request.captures.at(0)};
    auto const page = shares.page(
        shareId, [&](wheels::SharedWheel const& share) { return shareFile(share, shareId.text()); });
    return page ? sharePage(*page, request) : builtPage(request, kDefaultLanguage, false);
}

std::optional<http::Response> Pages::sharePageInMemory(wheels::Shares const& shares,
                                                       http::Request const& request) const {
    auto const share = shares.inMemory(request.captures.at(0));
    if (!share || !share->page) return std::nullopt;
    return sharePage(share->page, request);
}

http::Response Pages::sharePage(http::MadeFile const& page, http::Request const& request) const {
    auto response = http::answerWith(page, request);
    response.header("Content-Language", kDefaultLanguage.locale);
    addLinks(response, pageByLanguage_.at(kDefaultLanguage.code).links);
    return notIndexed(std::move(response));
}

} // namespace wheelwright::content
