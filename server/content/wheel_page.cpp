#include "content/wheel_page.hpp"
#include "content/first_stage.hpp"
#include "content/page_parts.hpp"
#include "content/site_map.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::content {
namespace {

namespace json = boost::json;

std::string configBlock(ContentShelf const& shelf, ContentWheel const& wheel, std::size_t language) {
    return dataBlock("application/json", kPreloadedWheel,
                     json::serialize(configOf(wheel, language, shelf.palettes())));
}

json::object linkedData(ContentWheel const& wheel, std::size_t language, std::string const& address) {
    auto const& texts = wheel.texts[language];
    json::array choices;
    for (auto const& choice : texts.choices)
        choices.push_back({{"@type", "ListItem"}, {"position", choices.size() + 1}, {"name", choice}});
    return {{"@context", "https://schema.org"},
            {"@type", "WebApplication"},
            {"name", texts.name},
            {"description", texts.description},
            {"url", address},
            {"image", address + "/preview.png"},
            {"inLanguage", kLanguages[language].locale},
            {"applicationCategory", "GameApplication"},
            {"operatingSystem", "Any"},
            {"isAccessibleForFree", true},
            {"offers", {{"@type", "Offer"}, {"price", 0}, {"priceCurrency", "EUR"}}},
            {"mainEntity", {{"@type", "ItemList"}, {"itemListElement", std::move(choices)}}}};
}

constexpr std::size_t kMostEmbedded = 64 << 10; // bytes of a shared wheel

// What link previews say of a shared wheel: its description, or else its first choices. Those of a blind
// wheel are a secret.
std::string summaryOf(wheels::SharedWheel const& share) {
    constexpr std::size_t named = 5;
    if (!share.description.empty()) return share.description;
    if (share.picture.isBlind) return "";
    std::string summary;
    std::size_t count = 0;
    for (auto const& slice : share.picture.slices) {
        if (trimmed(slice.text).empty()) continue;
        if (++count > named) continue;
        summary += (count == 1 ? "" : ", ") + slice.text;
    }
    if (count == 0) return "";
    if (count > named) summary += " and " + std::to_string(count - named) + " more";
    return summary + ". Spin the wheel to pick one.";
}

std::string readableWheel(ContentShelf const& shelf, ContentWheel const& wheel, std::size_t language) {
    auto const& texts = wheel.texts[language];
    auto html = "<main class=\"notice\"><h1>" + escapedHtml(texts.name) + "</h1><p>" +
                escapedHtml(texts.description) + "</p><h2>" +
                escapedHtml(shelf.gallery().texts[language].choices) + "</h2><ul>";
    for (auto const& choice : texts.choices)
        html += "<li>" + escapedHtml(choice) + "</li>";
    return html + "</ul><p><a href=\"" + galleryPath(kLanguages[language]) + "\">" +
           escapedHtml(shelf.gallery().texts[language].title) + "</a></p></main>";
}

std::string readableGallery(ContentShelf const& shelf, std::size_t language) {
    auto const& texts = shelf.gallery().texts[language];
    auto html = "<main class=\"notice\"><h1>" + escapedHtml(texts.title) + "</h1><p>" +
                escapedHtml(texts.description) + "</p>";
    for (auto const& category : shelf.gallery().categories) {
        html += "<h2>" + escapedHtml(category.names[language]) + "</h2><ul>";
        for (auto const place : category.wheels) {
            auto const& wheel = shelf.wheels()[place];
            html += "<li><a href=\"" + wheel.path(language) + "\">" +
                    escapedHtml(wheel.texts[language].name) +
                    "</a>: " + escapedHtml(wheel.texts[language].description) + "</li>";
        }
        html += "</ul>";
    }
    return html + "</main>";
}

} // namespace

std::string wheelPage(std::string_view builtPage, ContentShelf const& shelf, ContentWheel const& wheel,
                      std::size_t language, std::string const& publicAddress) {
    auto const& texts = wheel.texts[language];
    auto const address = publicAddress + wheel.path(language);
    auto head = canonicalLink(address);
    head += alternates(publicAddress, [&](std::size_t i) { return wheel.path(i); });
    head +=
        openGraph({texts.name, texts.description, address, address + "/preview.png", kLanguages[language]});
    head += dataBlock("application/ld+json", "", json::serialize(linkedData(wheel, language, address)));
    head += configBlock(shelf, wheel, language);
    auto const picture = wheels::pictureOf(configOf(wheel, language, shelf.palettes()), shelf.palettes(),
                                           kLanguages[language]);
    return withParts(
        withStage(builtPage, {texts.name, texts.description, picture, stageLabels(picture)}),
        {titleOf(texts.name), texts.description, std::move(head), readableWheel(shelf, wheel, language)});
}

std::string embeddedWheelPage(std::string_view builtPage, ContentShelf const& shelf,
                              ContentWheel const& wheel, std::size_t language,
                              std::string const& publicAddress) {
    auto const& texts = wheel.texts[language];
    return withParts(withoutStage(builtPage), {titleOf(texts.name), texts.description,
                                               canonicalLink(publicAddress + wheel.path(language)) +
                                                   configBlock(shelf, wheel, language),
                                               readableWheel(shelf, wheel, language)});
}

json::object galleryList(ContentShelf const& shelf, std::size_t language) {
    json::array categories;
    for (auto const& category : shelf.gallery().categories) {
        json::array wheels;
        for (auto const place : category.wheels) {
            auto const& wheel = shelf.wheels()[place];
            json::array colors;
            for (auto const& fill : wheels::fillsOf(
                     configOf(wheel, language, shelf.palettes()).at("wheel-definition").get_object(),
                     shelf.palettes(), 12))
                colors.emplace_back(fill);
            wheels.push_back({{"id", wheel.id},
                              {"name", wheel.texts[language].name},
                              {"description", wheel.texts[language].description},
                              {"url", wheel.path(language)},
                              {"colors", std::move(colors)}});
        }
        categories.push_back({{"name", category.names[language]}, {"wheels", std::move(wheels)}});
    }
    auto const& texts = shelf.gallery().texts[language];
    return {{"success", true},
            {"title", texts.title},
            {"description", texts.description},
            {"categories", std::move(categories)}};
}

std::string galleryPage(std::string_view builtPage, ContentShelf const& shelf, std::size_t language,
                        std::string const& publicAddress) {
    auto const& texts = shelf.gallery().texts[language];
    auto const address = publicAddress + galleryPath(kLanguages[language]);
    auto head = canonicalLink(address);
    head += alternates(publicAddress, [](std::size_t i) { return galleryPath(kLanguages[i]); });
    head +=
        openGraph({texts.title, texts.description, address, address + "preview.png", kLanguages[language]});
    head += dataBlock("application/json", kGalleryList, json::serialize(galleryList(shelf, language)));
    return withParts(withoutStage(builtPage), {titleOf(texts.title), texts.description, std::move(head),
                                               readableGallery(shelf, language)});
}

std::string sharePage(std::string_view builtPage, wheels::SharedWheel const& share, SharePlace const& place) {
    auto const title = share.name.empty() ? std::string{"Wheelwright"} : share.name;
    auto const told = summaryOf(share);
    auto const summary = told.empty() ? textsOf(builtPage).description : told;
    auto head = openGraph({title, summary, place.address, place.address + "/preview.png", kDefaultLanguage});
    head += "    <link rel=\"alternate\" type=\"application/json+oembed\" href=\"" +
            escapedHtml(place.oEmbed) + "\" title=\"" + escapedHtml(title) + "\" />\n";
    // The page's source must not reveal the choices that the wheel hides: the script fetches them.
    if (!share.picture.isBlind && share.answer->plain().size() <= kMostEmbedded)
        head += dataBlock("application/json", kSharedWheel + place.id, share.answer->plain());
    return withParts(
        withStage(builtPage, {title, share.description, share.picture, stageLabels(share.picture)}),
        {share.name.empty() ? title : titleOf(title), summary, std::move(head),
         "<main class=\"notice\"><h1>" + escapedHtml(title) + "</h1><p>" + escapedHtml(share.description) +
             "</p></main>"});
}

} // namespace wheelwright::content
