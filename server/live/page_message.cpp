#include "live/page_message.hpp"
#include "base/json.hpp"
#include "entries/names.hpp"
#include "http/json_body.hpp"
#include <array>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestField = 200;
constexpr std::size_t kLongestWords = 200;  // characters
constexpr std::int64_t kShortestClaim = 10; // seconds
constexpr std::int64_t kLongestClaim = 86'400;

Error unknown(std::string sentence) {
    return {Fault::BadInput, "unknown_message", std::move(sentence)};
}

Error missing(std::string_view field) {
    return unknown("The message needs the field " + std::string{field} + ".");
}

Result<std::string> fieldOf(json::object const& message, std::string_view name) {
    auto const text = textAt(message, name);
    if (text.empty() || text.size() > kLongestField) return missing(name);
    return std::string{text};
}

template <class Message> Result<PageMessage> withViewer(json::object const& message) {
    auto viewerId = fieldOf(message, "viewerId");
    if (!viewerId) return viewerId.error();
    return PageMessage{Message{std::move(*viewerId)}};
}

Result<PageMessage> readClock(json::object const& message) {
    auto const* const sent = message.if_contains("sent");
    if (sent == nullptr || !sent->is_number()) return missing("sent");
    return PageMessage{ClockAsked{json::serialize(*sent)}};
}

Result<PageMessage> readSpin(json::object const& message) {
    auto spinId = fieldOf(message, "spinId");
    if (!spinId) return spinId.error();
    auto entropy = fieldOf(message, "entropy");
    if (!entropy) return entropy.error();
    auto const counts = readCounts(message);
    if (!counts) return counts.error();
    auto const teams = numberAt(message, "teams").value_or(0);
    if (message.contains("teams") && (teams < 2 || teams > kMostPlaces))
        return invalidDraw("The field teams must be a whole number from 2 to 1000.");
    auto const claim = numberAt(message, "claim").value_or(0);
    if (message.contains("claim") && (claim < kShortestClaim || claim > kLongestClaim))
        return invalidDraw("The field claim must be a number of seconds from 10 to 86400.");
    return PageMessage{SpinAsked{SpinId{std::move(*spinId)}, std::move(*entropy), *counts, teams, claim,
                                 std::string{textAt(message, "root")}}};
}

Result<PageMessage> readClose(json::object const& message) {
    auto spinId = fieldOf(message, "spinId");
    if (!spinId) return spinId.error();
    auto const choice = textAt(message, "choice");
    if (choice != "confirm" && choice != "deny" && choice != "cancel") return missing("choice");
    return PageMessage{ResultClosed{SpinId{std::move(*spinId)}, std::string{choice}}};
}

Result<PageMessage> readRules(json::object const& message) {
    auto const* const viewersSpin = message.if_contains("viewersSpin");
    if (viewersSpin == nullptr || !viewersSpin->is_bool()) return missing("viewersSpin");
    return PageMessage{RulesChanged{viewersSpin->get_bool()}};
}

Result<PageMessage> readName(json::object const& message) {
    auto const* const name = message.if_contains("name");
    if (name == nullptr || !name->is_string()) return missing("name");
    return PageMessage{NameChanged{entries::tidyName(textAt(message, "name"))}};
}

Result<PageMessage> readSay(json::object const& message) {
    auto guid = fieldOf(message, "guid");
    if (!guid) return guid.error();
    auto const* const text = message.if_contains("text");
    if (text == nullptr || !text->is_string()) return missing("text");
    return PageMessage{
        WordsShown{std::move(*guid), entries::tidyName(textAt(message, "text"), kLongestWords)}};
}

Result<PageMessage> readEnd(json::object const&) {
    return PageMessage{RoomEnded{}};
}

struct Reader {
    std::string_view type;
    Result<PageMessage> (*read)(json::object const&);
};

// In the order of the variant's types: typeOf() uses its index.
constexpr std::array<Reader, std::variant_size_v<PageMessage>> kReaders{{
    {"clock", readClock},
    {"spin", readSpin},
    {"close", readClose},
    {"rules", readRules},
    {"handOver", withViewer<HostingHandedOver>},
    {"remove", withViewer<ViewerRemoved>},
    {"name", readName},
    {"end", readEnd},
    {"say", readSay},
}};

} // namespace

Result<PageMessage> readPageMessage(std::string_view text) {
    auto const message = http::parseJsonObject(text);
    if (!message) return unknown("The message must be one JSON object.");
    auto const type = textAt(*message, "type");
    for (auto const& reader : kReaders)
        if (reader.type == type) return reader.read(*message);
    return unknown("There is no such type of message.");
}

std::string_view typeOf(PageMessage const& message) {
    return kReaders.at(message.index()).type;
}

} // namespace wheelwright::live
