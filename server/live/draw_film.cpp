#include "live/draw_film.hpp"
#include "base/json.hpp"
#include "live/calls.hpp"
#include "live/spin_plan.hpp"
#include "pictures/label_text.hpp"
#include <unordered_map>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::size_t kWinnersShown = 3;
constexpr std::size_t kLongestShown = 80; // characters of one winner

using Slices = std::unordered_map<std::string_view, json::object const*>;

Slices slicesByGuid(json::object const* definition) {
    Slices byGuid;
    auto const* const slices = definition == nullptr ? nullptr : listAt(*definition, "slices");
    if (slices != nullptr)
        for (auto const& slice : *slices)
            if (auto const* const object = slice.if_object(); object != nullptr)
                byGuid.emplace(textAt(*object, "guid"), object);
    return byGuid;
}

} // namespace

Result<std::optional<pictures::FilmKind>> readFilmKind(http::FormFields const& query) {
    using pictures::FilmKind;
    auto const given = query.find("as");
    if (!given) return std::optional<FilmKind>{};
    if (given == "webp") return std::optional{FilmKind::Webp};
    if (given == "gif") return std::optional{FilmKind::Gif};
    return Error{Fault::BadInput, "bad_film", "The field as must be webp or gif."};
}

json::object houseLook() {
    return {{"wheel-definition", {{"wheel-colors", "house"}}}};
}

json::object drawnWheel(json::object const& look, json::object const& receipt) {
    auto const* const given = partAt(look, "wheel-definition");
    auto const slices = slicesByGuid(given);
    json::array drawn;
    for (auto const& entry : receipt.at("entries").as_array()) {
        auto const& facts = entry.as_object();
        auto const known = slices.find(textAt(facts, "guid"));
        auto slice = known == slices.end() ? json::object{} : *known->second;
        slice["guid"] = facts.at("guid");
        slice["weight"] = facts.at("weight");
        slice["active"] = true;
        if (auto const* const text = facts.if_contains("text")) slice["text"] = *text;
        drawn.push_back(std::move(slice));
    }
    auto definition = given == nullptr ? json::object{} : *given;
    definition["slices"] = std::move(drawn);
    return {{"wheel-definition", std::move(definition)}};
}

double landingOf(json::object const& wheel, json::object const& receipt) {
    std::vector<DrawEntry> entries;
    for (auto const& entry : receipt.at("entries").as_array())
        entries.push_back(
            {std::string{entry.at("guid").as_string()}, {}, entry.at("weight").to_number<std::int64_t>()});
    auto const& winner = receipt.at("winners").as_array().at(0).as_string();
    return planSpin(wheel, entries, winner, receipt.at("whereabouts").to_number<std::uint64_t>()).landing;
}

std::string winnersText(InstantOutcome const& outcome) {
    std::string text;
    for (std::size_t place = 0; place < std::min(kWinnersShown, outcome.winners.size()); ++place)
        text += (place == 0 ? "" : ", ") + pictures::cutAt(outcome.winners[place].text, kLongestShown);
    if (outcome.winners.size() > kWinnersShown)
        text += " +" + std::to_string(outcome.winners.size() - kWinnersShown);
    return text;
}

} // namespace wheelwright::live
