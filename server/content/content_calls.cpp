#include "content/content_calls.hpp"
#include "content/search.hpp"
#include "content/wheel_page.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::content {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using http::Request;
using http::Response;

constexpr auto kPictureKept = 24h;
constexpr std::size_t kLongestTyped = 200;

std::string nameOf(std::string_view what, std::size_t language, std::string_view id) {
    return std::string{what} + " " + std::string{kLanguages[language].code} + " " + std::string{id};
}

Response noSuchWheel() {
    return http::errorResponse(404, "CMS_WHEEL_NOT_FOUND", "There is no such wheel.");
}

std::string_view nameOf(SitePicture which) {
    return which == SitePicture::Home ? "home preview" : "gallery preview";
}

// The home page opens with the first content wheel.
json::object homeWheel(ContentShelf const& shelf, Language const& language, std::string const& heading) {
    auto config = configOf(shelf.wheels().front(), indexOf(language), shelf.palettes());
    config["wheel-definition"].get_object()["name"] = heading;
    return config;
}

// A wheel of the gallery's categories.
json::object galleryWheel(ContentShelf const& shelf, Language const& language) {
    auto config = configOf(shelf.wheels().front(), indexOf(language), shelf.palettes());
    auto& definition = config["wheel-definition"].get_object();
    json::array slices;
    for (auto const& category : shelf.gallery().categories)
        slices.push_back(json::object{{"text", category.names[indexOf(language)]}});
    definition["slices"] = std::move(slices);
    definition["name"] = shelf.gallery().texts[indexOf(language)].title;
    return config;
}

// The language and the wheel of /{lang}/wheels/{slug}/…
struct Asked {
    std::size_t language = 0;
    ContentWheel const* wheel = nullptr;
};
Asked askedFor(ContentShelf const& shelf, Request const& request) {
    auto const* const language = findLanguage(request.captures.at(0));
    if (language == nullptr) return {};
    return {indexOf(*language), shelf.bySlug(indexOf(*language), request.captures.at(1))};
}

} // namespace

Result<std::size_t> readLanguage(http::FormFields const& query) {
    auto const code = query.find("lang");
    auto const* const language = code ? findLanguage(*code) : &kDefaultLanguage;
    if (language == nullptr)
        return Error{Fault::BadInput, "unknown_language", "There is no language with this code."};
    return indexOf(*language);
}

Result<SearchInput> readSearch(http::FormFields const& query) {
    auto const language = readLanguage(query);
    if (!language) return language.error();
    auto typed = query.find("q").value_or("");
    if (typed.size() > kLongestTyped)
        return Error{Fault::BadInput, "bad_search", "Search for something shorter than 200 characters."};
    return SearchInput{std::move(typed), *language};
}

std::optional<Response> contentConfigInMemory(ContentWheels const& content, Request const& request) {
    auto const language = readLanguage(http::FormFields{request.query});
    if (!language) return std::nullopt;
    auto const file = content.now()->alreadyMade(nameOf("config", *language, request.captures.at(0)));
    return file ? std::optional{http::answerWith(file, request)} : std::nullopt;
}

Response getContentConfig(ContentWheels const& content, Request const& request) {
    auto const language = readLanguage(http::FormFields{request.query});
    if (!language) return http::errorResponse(language.error());
    auto const shelf = content.now();
    auto const* const wheel = shelf->byId(request.captures.at(0));
    if (wheel == nullptr) return noSuchWheel();
    return http::answerWith(
        shelf->made(nameOf("config", *language, wheel->id),
                    [&] {
                        return http::compressedFile(
                            "application/json",
                            json::serialize(configOf(*wheel, *language, shelf->palettes())));
                    }),
        request);
}

Response listContentWheels(ContentWheels const& content, Request const& request) {
    auto const language = readLanguage(http::FormFields{request.query});
    if (!language) return http::errorResponse(language.error());
    auto const shelf = content.now();
    return http::answerWith(shelf->made(nameOf("gallery list", *language, ""),
                                        [&] {
                                            return http::compressedFile(
                                                "application/json",
                                                json::serialize(galleryList(*shelf, *language)));
                                        }),
                            request);
}

std::optional<Response> contentPreviewInMemory(ContentWheels const& content, Request const& request) {
    auto const shelf = content.now();
    auto const [language, wheel] = askedFor(*shelf, request);
    auto const file = wheel == nullptr ? nullptr : shelf->alreadyMade(nameOf("preview", language, wheel->id));
    return file ? std::optional{http::answerWith(file, request)} : std::nullopt;
}

Response getContentPreview(ContentWheels const& content, wheels::PictureMaker& pictures,
                           Request const& request) {
    auto const shelf = content.now();
    auto const [language, wheel] = askedFor(*shelf, request);
    if (wheel == nullptr) return noSuchWheel();
    auto const make = [&, language = language, wheel = wheel] {
        auto const config = configOf(*wheel, language, shelf->palettes());
        return http::plainFile(
            "image/png", pictures.png(wheels::pictureOf(config, shelf->palettes(), kLanguages[language])),
            kPictureKept);
    };
    return http::answerWith(shelf->made(nameOf("preview", language, wheel->id), make), request);
}

std::optional<Response> sitePreviewInMemory(ContentWheels const& content, SitePicture which,
                                            Request const& request) {
    auto const* const language = findLanguage(request.captures.at(0));
    if (language == nullptr) return std::nullopt;
    auto const file = content.now()->alreadyMade(nameOf(nameOf(which), indexOf(*language), ""));
    return file ? std::optional{http::answerWith(file, request)} : std::nullopt;
}

Response getSitePreview(ContentWheels const& content, wheels::PictureMaker& pictures, SitePicture which,
                        Heading const& heading, Request const& request) {
    auto const* const language = findLanguage(request.captures.at(0));
    if (language == nullptr)
        return http::errorResponse(404, "not_found", "There is nothing at this address.");
    auto const shelf = content.now();
    auto const make = [&] {
        auto const config = which == SitePicture::Home ? homeWheel(*shelf, *language, heading(*language))
                                                       : galleryWheel(*shelf, *language);
        return http::plainFile(
            "image/png", pictures.png(wheels::pictureOf(config, shelf->palettes(), *language)), kPictureKept);
    };
    return http::answerWith(shelf->made(nameOf(nameOf(which), indexOf(*language), ""), make), request);
}

Response searchWheels(ContentWheels const& content, wheels::Wheels& wheels,
                      std::optional<http::Caller> const& caller, Request const& request) {
    auto const asked = readSearch(http::FormFields{request.query});
    if (!asked) return http::errorResponse(asked.error());
    auto const own = caller ? wheels.names(caller->userId) : std::vector<wheels::WheelName>{};
    json::array results;
    for (auto const& [id, name, source, url] : search(asked->typed, asked->language, own, *content.now()))
        results.push_back({{"id", id}, {"name", name}, {"source", source}, {"url", url}});
    return http::jsonResponse(200, {{"success", true}, {"results", std::move(results)}});
}

} // namespace wheelwright::content
