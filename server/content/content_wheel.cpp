#include "content/content_wheel.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "wheels/fresh_wheel.hpp"
#include "wheels/wheel_structure.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::content {
namespace {

namespace json = boost::json;

std::string slugIn(ContentReader const& file, json::object const& texts, std::string const& path) {
    auto slug = file.text(texts, "slug", path);
    if (slug.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
        file.refuse(path + "slug may have a-z, 0-9 and hyphens only.");
    return slug;
}

// A language may have its own choices; otherwise it uses those of the file.
std::vector<std::string> choicesIn(ContentReader const& file, json::object const& texts,
                                   std::string const& path) {
    bool const own = texts.contains("choices");
    auto const place = own ? path : std::string{};
    auto const field = place + "choices";
    auto const& list = file.list(own ? texts : file.object(), "choices", place);
    if (list.size() < 2) file.refuse(field + " must hold at least two choices.");
    std::vector<std::string> choices;
    for (auto const& choice : list) {
        if (!choice.is_string() || choice.get_string().empty())
            file.refuse(field + "[" + std::to_string(choices.size()) + "] must be a text that is not empty.");
        choices.emplace_back(choice.get_string());
    }
    return choices;
}

ContentTexts wheelTexts(ContentReader const& file, Language const& language) {
    auto const path = "languages." + std::string{language.code} + ".";
    auto const& languages = file.part(file.object(), "languages", "");
    auto const& texts = file.part(languages, std::string{language.code}, "languages.");
    return {slugIn(file, texts, path), file.text(texts, "name", path), file.text(texts, "description", path),
            choicesIn(file, texts, path)};
}

// A version 4 UUID that is always the same for this slice of this wheel.
std::string guidOf(std::string const& wheelId, std::size_t place) {
    auto hex = sha256Hex(wheelId + ":" + std::to_string(place)).substr(0, 32);
    hex[12] = '4';
    hex[16] = "89ab"[static_cast<std::size_t>(hex[16]) % 4];
    return hex.substr(0, 8) + "-" + hex.substr(8, 4) + "-" + hex.substr(12, 4) + "-" + hex.substr(16, 4) +
           "-" + hex.substr(20);
}

json::array slicesOf(ContentWheel const& wheel, ContentTexts const& texts, wheels::Palette const& palette) {
    auto const* const looks = listAt(wheel.wheel.at("wheel-definition").get_object(), "slices");
    json::array slices;
    for (std::size_t place = 0; place < texts.choices.size(); ++place) {
        auto slice = wheels::freshSlice(guidOf(wheel.id, place), texts.choices[place],
                                        wheels::colorAt(palette, place, texts.choices.size()));
        if (looks != nullptr && place < looks->size() && (*looks)[place].is_object())
            for (auto const& [name, value] : (*looks)[place].get_object())
                slice[name] = value;
        slices.push_back(std::move(slice));
    }
    return slices;
}

} // namespace

std::size_t indexOf(Language const& language) {
    return static_cast<std::size_t>(std::ranges::find(kLanguages, language.code, &Language::code) -
                                    kLanguages.begin());
}

std::string ContentWheel::path(std::size_t language) const {
    return "/" + std::string{kLanguages[language].code} + "/wheels/" + texts[language].slug;
}

ContentWheel readContentWheel(std::filesystem::path const& file, wheels::Palettes const& palettes) {
    ContentReader const reader{file};
    ContentWheel wheel;
    wheel.key = file.stem().string();
    wheel.id = reader.text(reader.object(), "id", "");
    if (!isUuidV4(wheel.id)) reader.refuse("id must be a version 4 UUID.");
    auto const* const order = reader.object().if_contains("order");
    if (order == nullptr || !order->is_int64()) reader.refuse("order must be a whole number.");
    wheel.order = order->get_int64();
    auto const& definition = reader.part(reader.object(), "wheel-definition", "");
    auto const theme = reader.text(definition, "wheel-theme", "wheel-definition.");
    auto const palette = reader.text(definition, "wheel-palette", "wheel-definition.");
    if (!palettes.has(theme, palette))
        reader.refuse("wheel-definition.wheel-palette is no palette of the theme " + theme + ".");
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        wheel.texts[i] = wheelTexts(reader, kLanguages[i]);
    for (auto const& [name, value] : reader.object())
        if (name != "languages" && name != "choices" && name != "order" && name != "id")
            wheel.wheel[name] = value;
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        if (auto const checked = wheels::checkStructure(configOf(wheel, i, palettes)); !checked)
            throw ContentError{"The content file " + file.string() +
                               " is refused: " + checked.error().message};
    return wheel;
}

json::object configOf(ContentWheel const& wheel, std::size_t language, wheels::Palettes const& palettes) {
    auto config = wheels::freshWheel();
    auto definition = config.at("wheel-definition").get_object();
    for (auto const& [name, value] : wheel.wheel)
        config[name] = value;
    for (auto const& [name, value] : wheel.wheel.at("wheel-definition").get_object())
        definition[name] = value;
    auto const& texts = wheel.texts[language];
    definition["id"] = wheel.id;
    definition["name"] = texts.name;
    definition["description"] = texts.description;
    definition["slices"] = slicesOf(wheel, texts, palettes.of(definition));
    json::object slugs;
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        slugs[kLanguages[i].code] = wheel.texts[i].slug;
    config["id"] = wheel.id;
    config["source"] = "cms";
    config["cmsOriginalId"] = wheel.id;
    config["slugs"] = std::move(slugs);
    config["wheel-definition"] = std::move(definition);
    return config;
}

} // namespace wheelwright::content
