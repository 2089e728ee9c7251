// What is checked for people: who claimed their win and who was replaced, and whether one person was on the
// list.
#pragma once
#include "steps.hpp"

// Of a time like 2026-11-19T05:00:00.000Z, in milliseconds since 1970; none for any other text.
inline std::optional<std::int64_t> momentOf(Text const& at) {
    static Text const kForm = "0000-00-00T00:00:00.000Z";
    if (at.size() != kForm.size() || at[0] == '0') return std::nullopt;
    for (std::size_t i = 0; i < at.size(); ++i)
        if (kForm[i] == '0' ? at[i] < '0' || at[i] > '9' : at[i] != kForm[i]) return std::nullopt;
    auto const number = [&](std::size_t from, std::size_t size) { return std::stoi(at.substr(from, size)); };
    if (number(5, 2) < 1 || number(5, 2) > 12) return std::nullopt;
    std::tm parts{};
    parts.tm_year = number(0, 4) - 1900;
    parts.tm_mon = number(5, 2) - 1;
    parts.tm_mday = number(8, 2);
    parts.tm_hour = number(11, 2);
    parts.tm_min = number(14, 2);
    parts.tm_sec = number(17, 2);
    return std::int64_t{timegm(&parts)} * 1000 + number(20, 3);
}

inline bool isEvent(Value const& event) {
    static auto const kIsTime = whole(0, 1'000'000'000);
    auto const textOf = [&](char const* name) {
        auto const* const value = find(&event, name);
        return value == nullptr ? nullptr : value->as<Text>();
    };
    auto const isIdOrEmpty = [&](char const* name) {
        return textOf(name) != nullptr && (textOf(name)->empty() || isId(*find(&event, name)));
    };
    auto const* const kind = textOf("kind");
    auto const* const by = textOf("by");
    auto const* const reason = textOf("reason");
    auto const* const seconds = find(&event, "seconds");
    static std::set<Text> const kKinds{"began", "claimed", "replaced", "ended"};
    return kind != nullptr && kKinds.contains(*kind) && textOf("at") != nullptr && momentOf(*textOf("at")) &&
           by != nullptr && by->size() <= 16 && isMadeOf(*by, "abcdefghijklmnopqrstuvwxyz") &&
           isIdOrEmpty("guid") && isIdOrEmpty("next") && seconds != nullptr && kIsTime(*seconds) &&
           reason != nullptr && isUtf8(*reason) && reason->find('\n') == Text::npos;
}

inline Text const& textIn(Value const& event, char const* name) {
    return *find(&event, name)->as<Text>();
}

inline std::int64_t secondsIn(Value const& event) {
    return static_cast<std::int64_t>(*find(&event, "seconds")->as<double>());
}

// When the time of a place is over, if it has one.
using Until = std::optional<std::int64_t>;

// Whether the parts of an event go together.
inline bool isSound(Value const& event, Until const& until) {
    auto const isEmpty = [&](char const* name) { return textIn(event, name).empty(); };
    auto const& kind = textIn(event, "kind");
    auto const& by = textIn(event, "by");
    if (kind == "began" || kind == "ended")
        return isEmpty("by") && isEmpty("guid") && isEmpty("next") && isEmpty("reason") &&
               (secondsIn(event) > 0) == (kind == "began");
    bool const mayHaveReason = kind == "replaced" && by == "host";
    if (secondsIn(event) != 0 || (!isEmpty("reason") && !mayHaveReason)) return false;
    auto const at = *momentOf(textIn(event, "at"));
    if (kind == "claimed") return (by == "winner" || by == "host") && (!until || at <= *until);
    return by == "host" || by == "left" || (by == "time" && until && at >= *until);
}

// Whether what became of the winners follows from the draw: nobody has a place who is not the next in its
// order.
inline Step checkClaims(Draw const& draw, Value const* keys, Value const* claims) {
    auto const step = [](Outcome outcome, Text remark, Text found = {}) {
        return Step{"claims", "who claimed and who was replaced follows from the draw", outcome,
                    std::move(remark), std::move(found)};
    };
    auto const has = [&](char const* name, auto const& rule) {
        auto const* const value = find(claims, name);
        return value != nullptr && rule(*value);
    };
    auto const* const listed = find(claims, "events");
    auto const* const events = listed == nullptr ? nullptr : listed->as<List>();
    if (events == nullptr || events->size() > 100'000 || !has("signature", isSignature) ||
        !has("keyId", isLine) || !has("spinId", isId) || !std::ranges::all_of(*events, isEvent))
        return step(Outcome::Missing, "they cannot be read");
    if (!isTextOf(find(claims, "spinId"), draw.text("spinId")))
        return step(Outcome::Wrong, "they belong to another draw");
    auto const replaced = static_cast<std::size_t>(std::ranges::count_if(
        *events, [&](auto const& event) { return textIn(event, "kind") == "replaced"; }));
    auto const order = pickAgain(draw, draw.winners.size() + replaced);
    auto taken = draw.winners.size();
    std::map<Text, Until> placed;
    for (auto const& winner : draw.winners)
        placed[winner] = std::nullopt;
    std::int64_t given = 0;
    std::set<Text> settled;
    auto head = draw.text("link");
    Text last;
    std::size_t claimed = 0;
    for (auto const& event : *events) {
        auto const kind = textIn(event, "kind");
        auto const guid = textIn(event, "guid");
        auto const at = textIn(event, "at");
        auto const place = placed.find(guid);
        if (at < last) return step(Outcome::Wrong, "their times are not in order");
        if (kind == "began" && &event != events->data()) return step(Outcome::Wrong, "they began twice");
        if (kind == "ended" && &event != &events->back())
            return step(Outcome::Wrong, "something came after their end");
        if (!isSound(event, place == placed.end() ? std::nullopt : place->second))
            return step(Outcome::Wrong, "an event contradicts itself");
        auto const until = [&] { return *momentOf(at) + given; };
        if (kind == "began") {
            given = secondsIn(event) * 1000;
            for (auto& each : placed)
                each.second = until();
        } else if (kind != "ended") {
            if (place == placed.end() || settled.contains(guid))
                return step(Outcome::Wrong, "somebody claimed or was replaced without a place");
            auto const following = kind == "replaced" && taken < order.size() ? order[taken] : Text{};
            if (textIn(event, "next") != following) return step(Outcome::Wrong, "somebody else was the next");
            settled.insert(guid);
            if (!following.empty()) {
                placed[following] = given > 0 ? Until{until()} : std::nullopt;
                ++taken;
            }
            if (kind == "claimed") ++claimed;
        }
        last = at;
        head =
            sha256(lines(Text{"wheelwright claim 1"}, head, kind, at, textIn(event, "by"), guid,
                         textIn(event, "next"), std::to_string(secondsIn(event)), textIn(event, "reason")));
    }
    auto const signedStep = checkSigned(
        lines(Text{"wheelwright claims 1"}, draw.text("link"), std::to_string(events->size()), head),
        *find(claims, "keyId")->as<Text>(), *find(claims, "signature")->as<Text>(), keys);
    return step(signedStep.outcome, signedStep.remark,
                std::to_string(claimed) + " claimed, " + std::to_string(replaced) + " replaced");
}

inline Text outcomeOf(Draw const& draw, Text const& guid) {
    auto const places = draw.places();
    auto const found = std::ranges::find(places, guid);
    if (found == places.end()) return "did not win";
    auto const place = static_cast<std::size_t>(found - places.begin()) + 1;
    return Text{place <= draw.winners.size() ? "won" : "a reserve"} + ", place " + std::to_string(place);
}

// Whether one person was on the list, by the proof that this person has.
inline Step checkEntry(Draw const& draw, Value const* given) {
    auto const step = [](Outcome outcome, Text remark, Text found = {}) {
        return Step{"entry", "this person was on the list", outcome, std::move(remark), std::move(found)};
    };
    static Rules const kRules{{"spinId", isId},
                              {"salt", isId},
                              {"guid", isId},
                              {"weight", whole(1, 100'000'000'000)},
                              {"text", isText}};
    auto const proof = readProof(given, "index");
    bool const isReadable = std::ranges::all_of(kRules, [&](auto const& rule) {
        auto const* const value = find(given, rule.first);
        return value != nullptr && rule.second(*value);
    });
    auto const root = draw.shown("root");
    if (!isReadable || !proof || !root)
        return step(Outcome::Missing, "there is no proof that can be read, or the receipt has no root");
    auto const text = [&](char const* name) { return *find(given, name)->as<Text>(); };
    if (text("spinId") != draw.text("spinId")) return step(Outcome::Wrong, "it belongs to another draw");
    auto const weight = static_cast<std::uint64_t>(*find(given, "weight")->as<double>());
    auto const leaf = leafHash(
        lines(Text{"wheelwright entry 1"}, text("salt"), text("guid"), std::to_string(weight), text("text")));
    Head head;
    head.size = draw.entries.size();
    head.root = fromHex(*root);
    if (!leadsTo(head, leaf, *proof)) return step(Outcome::Wrong, "it leads to another root");
    auto const& listed = draw.entries[proof->number];
    if (listed.guid != text("guid") || listed.weight != weight ||
        listed.text.value_or(text("text")) != text("text"))
        return step(Outcome::Wrong, "the receipt has another entry there");
    std::uint64_t total = 0;
    for (auto const& entry : draw.entries)
        total += entry.weight;
    return step(Outcome::Right, "",
                "weight " + std::to_string(weight) + " of " + std::to_string(total) + ", " +
                    outcomeOf(draw, text("guid")));
}
