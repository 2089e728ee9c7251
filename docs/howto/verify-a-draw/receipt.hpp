// A receipt for verify-a-draw.cpp: nothing is computed from one whose fields are not what they must be.
#pragma once
#include "json.hpp"
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>

// What every field must look like. Blanks and line feeds are in nothing that is hashed line by line:
// otherwise two draws could have one digest.

using Rule = std::function<bool(Value const&)>;

inline bool isMadeOf(Text const& text, Text const& letters) {
    return text.find_first_not_of(letters) == Text::npos;
}
inline Text const kHex = "0123456789abcdef";
inline Text const kIdLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

inline bool isId(Value const& value) {
    auto const* const text = value.as<Text>();
    return text != nullptr && !text->empty() && text->size() <= 64 && isMadeOf(*text, kIdLetters);
}
inline bool isHash(Value const& value) {
    auto const* const text = value.as<Text>();
    return text != nullptr && text->size() == 64 && isMadeOf(*text, kHex);
}
inline bool isLine(Value const& value) {
    auto const* const text = value.as<Text>();
    return text != nullptr && !text->empty() && text->size() <= 64 &&
           std::ranges::all_of(*text, [](char c) { return c >= ' ' && c <= '~'; });
}
inline bool isPrevious(Value const& value) {
    auto const* const text = value.as<Text>();
    return (text != nullptr && text->empty()) || isHash(value);
}
inline bool isEntropy(Value const& value) {
    auto const* const text = value.as<Text>();
    return text != nullptr && text->size() >= 32 && text->size() <= 128 && text->size() % 2 == 0 &&
           isMadeOf(*text, kHex);
}
inline bool isSignature(Value const& value) {
    auto const* const text = value.as<Text>();
    return text != nullptr && text->size() == 86 && isMadeOf(*text, kIdLetters);
}
inline bool isText(Value const& value) {
    auto const* const text = value.as<Text>();
    return text != nullptr && isUtf8(*text);
}
inline Rule whole(double least, double most) {
    return [=](Value const& value) {
        auto const* const number = value.as<double>();
        return number != nullptr && std::trunc(*number) == *number && *number >= least && *number <= most;
    };
}
inline bool isEntry(Value const& entry) {
    static auto const kIsWeight = whole(1, 100'000'000'000);
    auto const has = [&](char const* name, Rule const& rule) {
        auto const* const value = find(&entry, name);
        return value != nullptr && rule(*value);
    };
    return has("guid", isId) && has("weight", kIsWeight) && has("textDigest", isHash) &&
           (find(&entry, "text") == nullptr || has("text", isText));
}
inline bool areEntries(Value const& value) {
    auto const* const list = value.as<List>();
    if (list == nullptr || list->empty() || list->size() > 10'000 || !std::ranges::all_of(*list, isEntry))
        return false;
    std::set<Text> guids;
    return std::ranges::all_of(*list, [&](auto const& each) {
        return guids.insert(*find(&each, "guid")->template as<Text>()).second;
    });
}
inline bool areWinners(Value const& value) {
    auto const* const list = value.as<List>();
    return list != nullptr && !list->empty() && std::ranges::all_of(*list, isId);
}

inline bool isBeacon(Value const& value) {
    auto const has = [&](char const* name, Rule const& rule) {
        auto const* const field = find(&value, name);
        return field != nullptr && rule(*field);
    };
    return has("chain", isHash) && has("round", whole(1, 9007199254740991.0)) && has("randomness", isHash) &&
           has("signature", [](Value const& field) {
               auto const* const text = field.as<Text>();
               return text != nullptr && text->size() >= 96 && text->size() <= 192 && text->size() % 2 == 0 &&
                      isMadeOf(*text, kHex);
           });
}

using Rules = std::vector<std::pair<Text, Rule>>;
inline Rules const kPromised{{"spinId", isId},
                             {"chain", isId},
                             {"number", whole(1, 9007199254740991.0)},
                             {"commitment", isHash},
                             {"saltCommitment", isHash},
                             {"previous", isPrevious},
                             {"link", isHash},
                             {"committedAt", isLine}};
inline Rules const kDrawn{
    {"seed", isHash},        {"entropy", isEntropy},  {"digest", isHash},
    {"nameDigest", isHash},  {"salt", isText},        {"name", isText},
    {"entries", areEntries}, {"winners", areWinners}, {"whereabouts", whole(0, 4294967295.0)},
    {"drawnAt", isLine},     {"keyId", isLine},       {"signature", isSignature},
    {"beacon", isBeacon}};

struct Entry {
    Text guid;
    std::uint64_t weight;
    Text textDigest;
    std::optional<Text> text;
};

// A round of a public randomness beacon.
struct Beacon {
    Text chain;
    std::uint64_t round;
    Text randomness;
    Text signature;
};

struct Draw {
    std::map<Text, Text> texts;
    std::map<Text, std::uint64_t> numbers;
    std::vector<Entry> entries;
    std::vector<Text> winners;
    std::optional<Beacon> beacon;
    std::vector<Text> unknown;
    bool isDrawn = false;
    Text const& text(char const* name) const { return texts.at(name); }
    std::optional<Text> shown(char const* name) const {
        return texts.contains(name) ? std::optional{texts.at(name)} : std::nullopt;
    }
};

// A receipt that only lost its seed is no promise: it has other fields of a draw.
inline Draw readDraw(Value const* receipt) {
    if (receipt == nullptr || receipt->as<Object>() == nullptr)
        throw NotCheckable{"no receipt", "There is no receipt in what was given."};
    Draw draw;
    auto rules = kPromised;
    draw.isDrawn =
        std::ranges::any_of(kDrawn, [&](auto const& rule) { return find(receipt, rule.first) != nullptr; });
    if (draw.isDrawn) rules.insert(rules.end(), kDrawn.begin(), kDrawn.end());
    std::set<Text> known;
    for (auto const& [name, isRight] : rules) {
        known.insert(name);
        auto const* const value = find(receipt, name);
        if (value == nullptr && (name == "salt" || name == "name" || name == "beacon")) continue;
        if (value == nullptr || !isRight(*value))
            throw NotCheckable{"unreadable " + name,
                               "The receipt's field " + name +
                                   (value == nullptr ? " is missing." : " is not what it must be.")};
        if (auto const* const text = value->as<Text>()) draw.texts[name] = *text;
        if (auto const* const number = value->as<double>())
            draw.numbers[name] = static_cast<std::uint64_t>(*number);
    }
    for (auto const& [name, value] : *receipt->as<Object>())
        if (!known.contains(name)) draw.unknown.push_back(name);
    if (!draw.isDrawn) return draw;
    if (auto const* const beacon = find(receipt, "beacon"))
        draw.beacon = {*find(beacon, "chain")->as<Text>(),
                       static_cast<std::uint64_t>(*find(beacon, "round")->as<double>()),
                       *find(beacon, "randomness")->as<Text>(), *find(beacon, "signature")->as<Text>()};
    for (auto const& winner : *find(receipt, "winners")->as<List>())
        draw.winners.push_back(*winner.as<Text>());
    for (auto const& entry : *find(receipt, "entries")->as<List>()) {
        auto const* const text = find(&entry, "text");
        draw.entries.push_back({*find(&entry, "guid")->as<Text>(),
                                static_cast<std::uint64_t>(*find(&entry, "weight")->as<double>()),
                                *find(&entry, "textDigest")->as<Text>(),
                                text == nullptr ? std::nullopt : std::optional{*text->as<Text>()}});
    }
    return draw;
}
