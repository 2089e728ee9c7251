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
inline Rule areIds(std::size_t least) {
    return [=](Value const& value) {
        auto const* const list = value.as<List>();
        return list != nullptr && list->size() >= least && std::ranges::all_of(*list, isId);
    };
}

// Where a receipt of version 3 or 4 says that its list came from. Earlier ones don't say it, and call all who
// were drawn winners. One of version 4 has the root of a list on which people put themselves.
inline std::map<Text, Text> const kOrigins{{"stored", "it was the saved wheel's"},
                                           {"sent", "it was not the saved wheel's"},
                                           {"unsaved", "the wheel was not saved"}};
inline bool isOrigin(Value const& value) {
    auto const* const text = value.as<Text>();
    return text != nullptr && kOrigins.contains(*text);
}
inline bool isOfVersion3(Text const& name) {
    return name == "version" || name == "reserves" || name == "list";
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
    {"seed", isHash},        {"entropy", isEntropy},   {"digest", isHash},
    {"nameDigest", isHash},  {"salt", isText},         {"name", isText},
    {"entries", areEntries}, {"winners", areIds(1)},   {"whereabouts", whole(0, 4294967295.0)},
    {"drawnAt", isLine},     {"keyId", isLine},        {"signature", isSignature},
    {"beacon", isBeacon},    {"version", whole(3, 4)}, {"reserves", areIds(0)},
    {"list", isOrigin},      {"root", isHash}};

using Names = std::set<Text>;
inline Names const kOfEntry{"guid", "weight", "textDigest", "text"};
inline Names const kOfBeacon{"chain", "round", "randomness", "signature"};
inline Names const kOfKey{"kty", "crv", "use", "alg", "kid", "x"};

// The names of fields that take part in no step, as they are printed.
inline void addUnknown(Names& unknown, Text const& place, Value const* object, Names const& known) {
    auto const* const fields = object == nullptr ? nullptr : object->as<Object>();
    if (fields == nullptr) return;
    for (auto const& [name, value] : *fields) {
        if (known.contains(name)) continue;
        Text shown;
        for (auto const letter : name)
            if ((static_cast<unsigned char>(letter) & 0xC0U) != 0x80U)
                shown += letter >= ' ' && letter <= '~' ? letter : '?';
        unknown.insert(place + shown.substr(0, 40));
    }
}

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
    std::vector<Text> reserves;
    std::optional<Beacon> beacon;
    Names unknown;
    bool isDrawn = false;
    bool isVersion3 = false;
    Text const& text(char const* name) const { return texts.at(name); }
    // All who were drawn, in their order.
    std::vector<Text> places() const {
        auto all = winners;
        all.insert(all.end(), reserves.begin(), reserves.end());
        return all;
    }
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
    draw.isVersion3 = std::ranges::any_of(*receipt->as<Object>(), [](auto const& field) {
        return isOfVersion3(field.first) || field.first == "root";
    });
    Names known;
    for (auto const& [name, isRight] : rules) {
        known.insert(name);
        auto const* const value = find(receipt, name);
        if (value == nullptr && (name == "salt" || name == "name" || name == "beacon" || name == "root" ||
                                 (isOfVersion3(name) && !draw.isVersion3)))
            continue;
        if (value == nullptr || !isRight(*value))
            throw NotCheckable{"unreadable " + name,
                               "The receipt's field " + name +
                                   (value == nullptr ? " is missing." : " is not what it must be.")};
        if (auto const* const text = value->as<Text>()) draw.texts[name] = *text;
        if (auto const* const number = value->as<double>())
            draw.numbers[name] = static_cast<std::uint64_t>(*number);
    }
    addUnknown(draw.unknown, "", receipt, known);
    if (!draw.isDrawn) return draw;
    bool const isVersion4 = draw.isVersion3 && draw.numbers.at("version") == 4;
    if (draw.shown("root").has_value() != isVersion4)
        throw NotCheckable{"unreadable root", "The receipt's field root belongs to version 4 alone."};
    addUnknown(draw.unknown, "beacon.", find(receipt, "beacon"), kOfBeacon);
    if (auto const* const beacon = find(receipt, "beacon"))
        draw.beacon = {*find(beacon, "chain")->as<Text>(),
                       static_cast<std::uint64_t>(*find(beacon, "round")->as<double>()),
                       *find(beacon, "randomness")->as<Text>(), *find(beacon, "signature")->as<Text>()};
    for (auto const& winner : *find(receipt, "winners")->as<List>())
        draw.winners.push_back(*winner.as<Text>());
    if (draw.isVersion3)
        for (auto const& reserve : *find(receipt, "reserves")->as<List>())
            draw.reserves.push_back(*reserve.as<Text>());
    for (auto const& entry : *find(receipt, "entries")->as<List>()) {
        addUnknown(draw.unknown, "entries[].", &entry, kOfEntry);
        auto const* const text = find(&entry, "text");
        draw.entries.push_back({*find(&entry, "guid")->as<Text>(),
                                static_cast<std::uint64_t>(*find(&entry, "weight")->as<double>()),
                                *find(&entry, "textDigest")->as<Text>(),
                                text == nullptr ? std::nullopt : std::optional{*text->as<Text>()}});
    }
    return draw;
}
