#include "wheels/spin_entry.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "wheels/document_text.hpp"
#include <algorithm>
#include <boost/json/array.hpp>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

constexpr std::int64_t kLargestWhole = 9'007'199'254'740'991; // the largest that JavaScript counts exactly

Error wrongSpins(std::string const& place, std::string_view what) {
    return {Fault::Invalid, "invalid_spins", place + " " + std::string{what}};
}

std::string firstCharacters(std::string_view text, std::size_t most) {
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size(); ++end)
        if (beginsCharacter(text[end]) && count++ == most) break;
    return std::string{text.substr(0, end)};
}

bool isGiven(json::value const* value) {
    return value != nullptr && !value->is_null();
}

// Checks the fields of one object of the call and keeps the first error.
class SpinFields {
public:
    SpinFields(json::object const& object, std::string place) : object_{object}, place_{std::move(place)} {}

    void text(char const* name) {
        if (auto const* const value = needed(name); value != nullptr && !value->is_string())
            refuse(name, "must be a text.");
    }
    void uuid(char const* name) {
        auto const* const value = needed(name);
        if (value != nullptr && !(value->is_string() && isUuidV4(value->get_string())))
            refuse(name, "must be a version 4 UUID.");
    }
    void whole(char const* name, std::int64_t least) {
        auto const* const value = needed(name);
        if (value == nullptr) return;
        bool const isWhole =
            value->is_int64() && value->get_int64() >= least && value->get_int64() <= kLargestWhole;
        if (!isWhole) refuse(name, "must be a whole number from " + std::to_string(least) + " to 2^53 - 1.");
    }
    void truth(char const* name) {
        if (auto const* const value = needed(name); value != nullptr && !value->is_bool())
            refuse(name, "must be true or false.");
    }
    void uuids(char const* name, std::size_t most) {
        auto const* const value = needed(name);
        if (value == nullptr) return;
        auto const* const list = value->if_array();
        if (list == nullptr || list->size() > most || !std::ranges::all_of(*list, [](auto const& id) {
                return id.is_string() && isUuidV4(id.get_string());
            }))
            refuse(name, "must be a list of at most " + std::to_string(most) + " version 4 UUIDs.");
    }
    json::object const* part(char const* name) {
        auto const* const value = needed(name);
        if (value == nullptr) return nullptr;
        if (!value->is_object()) refuse(name, "must be an object.");
        return value->if_object();
    }
    bool has(char const* name) const { return isGiven(object_.if_contains(name)); }
    void take(std::optional<Error> const& inner) {
        if (!problem_) problem_ = inner;
    }

    std::optional<Error> const& problem() const { return problem_; }

private:
    json::value const* needed(char const* name) {
        auto const* const value = object_.if_contains(name);
        if (isGiven(value)) return value;
        refuse(name, "is missing.");
        return nullptr;
    }
    void refuse(char const* name, std::string_view what) {
        if (!problem_) problem_ = wrongSpins(place_.empty() ? name : place_ + "." + name, what);
    }

    json::object const& object_;
    std::string place_;
    std::optional<Error> problem_;
};

void checkWin(SpinFields& fields) {
    fields.text("guid");
    fields.text("text");
    if (auto const* const by = fields.part("by")) {
        SpinFields inner{*by, "by"};
        inner.text("id");
        inner.text("name");
        fields.take(inner.problem());
    }
    if (fields.has("receipt")) fields.uuid("receipt");
    if (fields.has("endsRound")) fields.truth("endsRound");
}

void checkSeen(SpinFields& fields) {
    auto const* const seen = fields.part("seen");
    if (seen == nullptr) return;
    SpinFields inner{*seen, "seen"};
    inner.whole("mark", 0);
    if (inner.has("ids")) inner.uuids("ids", kMostSeen);
    fields.take(inner.problem());
}

// Keeps entries of unknown kinds: they come from a newer page.
std::optional<Error> problemWith(json::object const& entry) {
    SpinFields fields{entry, ""};
    fields.uuid("id");
    fields.text("kind");
    fields.whole("order", 1);
    fields.whole("at", 0);
    if (fields.problem()) return fields.problem();
    auto const& kind = entry.at("kind").get_string();
    if (kind == "win") checkWin(fields);
    if (kind == "restore") fields.uuid("of");
    if (fields.has("seen")) checkSeen(fields);
    return fields.problem();
}

std::optional<SeenSpins> seenIn(json::object const& entry) {
    auto const* const given = partAt(entry, "seen");
    if (given == nullptr) return std::nullopt;
    SeenSpins seen{given->at("mark").get_int64(), {}};
    if (auto const* const ids = listAt(*given, "ids"))
        for (auto const& id : *ids)
            seen.ids.push_back(lowerCase(id.get_string()));
    return seen;
}

Result<SpinEntry> spinEntryOf(json::value const& given, std::string_view text, std::size_t index) {
    auto const* const entry = given.if_object();
    if (entry == nullptr) return wrongSpins("The entry", "must be an object.");
    if (auto const problem = problemWith(*entry)) return *problem;
    SpinEntry spin{index,
                   lowerCase(entry->at("id").get_string()),
                   {},
                   std::string{textAt(*entry, "kind")},
                   entry->at("order").get_int64(),
                   seenIn(*entry)};
    DocumentText kept{text};
    kept.erase("seq"); // set by the server only
    kept.erase("seen");
    kept.set("id", jsonText(spin.id));
    if (auto const wide = textAt(*entry, "text"); characters(wide) > kLongestSpinText)
        kept.set("text", jsonText(firstCharacters(wide, kLongestSpinText - 1) + "…"));
    spin.text = kept.text();
    auto const ofText = kept.find("text").value_or("").size();
    if (spin.text.size() - ofText > kLargestSpin)
        return wrongSpins("The entry",
                          "has more than " + std::to_string(kLargestSpin) + " bytes beside its text.");
    return spin;
}

std::string idOf(json::value const& given) {
    auto const* const entry = given.if_object();
    auto const id = entry == nullptr ? std::string_view{} : textAt(*entry, "id");
    return isUuidV4(id) ? lowerCase(id) : std::string{};
}

std::optional<std::int64_t> markIn(json::object const& body, char const* name) {
    auto const* const value = body.if_contains(name);
    return isGiven(value) ? std::optional{value->get_int64()} : std::nullopt;
}

} // namespace

Result<SpinsSent> readSpins(json::object const& body, std::string_view text) {
    SpinFields fields{body, ""};
    for (auto const* name : {"after", "folded"})
        if (fields.has(name)) fields.whole(name, 0);
    if (fields.problem()) return *fields.problem();
    auto const* const given = body.if_contains("entries");
    if (!isGiven(given)) return wrongSpins("entries", "is missing.");
    if (!given->is_array()) return wrongSpins("entries", "must be a list.");
    auto const& list = given->get_array();
    if (list.size() > kMostSpinsAtOnce)
        return wrongSpins("entries", "holds more than " + std::to_string(kMostSpinsAtOnce) + " entries.");
    SpinsSent sent{{}, {markIn(body, "after").value_or(0), markIn(body, "folded")}};
    auto const texts = elementsOf(*DocumentText{text}.find("entries"));
    for (std::size_t index = 0; index < list.size(); ++index) {
        auto entry = spinEntryOf(list[index], texts.at(index), index);
        if (entry)
            sent.entries.push_back(std::move(*entry));
        else
            sent.refused.push_back({index, idOf(list[index]), entry.error()});
    }
    return sent;
}

Result<SpinsKnown> readSpinsKnown(http::FormFields const& query) {
    SpinsKnown known;
    for (auto const* name : {"after", "folded"}) {
        auto const given = query.find(name);
        if (!given) continue;
        auto const number = wholeNumber(*given);
        if (!number || *number < 0 || *number > kLargestWhole)
            return Error{Fault::BadInput, "bad_mark", std::string{name} + " must be a whole number from 0."};
        if (name == std::string_view{"after"})
            known.after = *number;
        else
            known.folded = *number;
    }
    return known;
}

} // namespace wheelwright::wheels
