// The steps of verify-a-draw.cpp: each computes one thing in a receipt again and compares.
#pragma once
#include "log.hpp"
#include <ctime>
#include <openssl/hmac.h>

template <class... Facts> Text lines(Facts const&... facts) {
    return ((facts + Text{"\n"}) + ...);
}

inline Text linkOf(Draw const& draw) {
    return sha256(lines(Text{"wheelwright link 1"}, draw.text("chain"),
                        std::to_string(draw.numbers.at("number")), draw.text("spinId"),
                        draw.text("commitment"), draw.text("saltCommitment"), draw.text("previous")));
}

// A number below total. A number above the last multiple of total would favour the first ones: it is drawn
// again.
inline std::uint64_t fairNumber(Draw const& draw, std::uint64_t place, std::uint64_t total) {
    auto const seed = fromHex(draw.text("seed"));
    auto const excess = (UINT64_MAX % total + 1) % total;
    auto begin = lines(Text{"wheelwright draw "} + (draw.beacon ? "2" : "1"), draw.text("spinId"),
                       std::to_string(draw.numbers.at("number")), draw.text("digest"), draw.text("entropy"));
    if (draw.beacon) begin += lines(draw.beacon->randomness);
    for (int attempt = 1;; ++attempt) {
        auto const message = begin + lines(std::to_string(place), std::to_string(attempt));
        unsigned char digest[EVP_MAX_MD_SIZE];
        HMAC(EVP_sha256(), seed.data(), static_cast<int>(seed.size()),
             reinterpret_cast<unsigned char const*>(message.data()), message.size(), digest, nullptr);
        std::uint64_t number = 0;
        for (int i = 0; i < 8; ++i)
            number = number << 8U | digest[i];
        if (number <= UINT64_MAX - excess) return number % total;
    }
}

inline std::vector<Text> pickAgain(Draw const& draw, std::size_t many) {
    auto left = draw.entries;
    std::vector<Text> winners;
    while (!left.empty() && winners.size() < many) {
        std::uint64_t total = 0;
        for (auto const& entry : left)
            total += entry.weight;
        auto rest = fairNumber(draw, winners.size() + 1, total);
        auto winner = left.begin();
        for (; rest >= winner->weight; ++winner)
            rest -= winner->weight;
        winners.push_back(winner->guid);
        left.erase(winner);
    }
    return winners;
}

enum class Outcome { Right, Wrong, Private, Unlogged, Unproven, Late, Missing };
struct Step {
    Text name;
    Text sentence;
    Outcome outcome;
    Text remark;     // why it is wrong or was not checked
    Text found = {}; // what to add if it is right
};

inline Outcome rightIf(bool holds) {
    return holds ? Outcome::Right : Outcome::Wrong;
}

inline Step checkTexts(Draw const& draw) {
    auto const step = [](Outcome outcome, Text remark) {
        return Step{"texts", "the texts are those that were drawn from", outcome, std::move(remark)};
    };
    auto const salt = draw.shown("salt");
    auto const name = draw.shown("name");
    auto const many = static_cast<std::size_t>(
        std::ranges::count_if(draw.entries, [](auto const& entry) { return entry.text.has_value(); }));
    if (!salt && !name && many == 0)
        return step(Outcome::Private, "the host keeps texts and name private: only their digests are public");
    if (!salt || !name || many < draw.entries.size())
        return step(Outcome::Wrong,
                    "some of salt, name and texts are missing: those that are shown are only claimed");
    if (sha256(*salt) != draw.text("saltCommitment"))
        return step(Outcome::Wrong, "the salt is not the one that was promised");
    if (sha256(*salt + *name) != draw.text("nameDigest"))
        return step(Outcome::Wrong, "the wheel's name is another one");
    for (auto const& entry : draw.entries)
        if (sha256(*salt + *entry.text) != entry.textDigest)
            return step(Outcome::Wrong, "the text of entry " +
                                            std::to_string(&entry - draw.entries.data() + 1) +
                                            " is another one");
    return step(Outcome::Right, "");
}

inline Step checkChain(Draw const& draw, std::optional<Draw> const& before) {
    auto const step = [](Outcome outcome, Text remark) {
        return Step{"chain", "no draw was left out before it", outcome, std::move(remark)};
    };
    auto const number = draw.numbers.at("number");
    auto const& previous = draw.text("previous");
    if (number == 1) return step(rightIf(previous.empty()), "the first of a chain has no draw before it");
    if (previous.empty()) return step(Outcome::Wrong, "it names no draw before it");
    if (!before) return step(Outcome::Missing, "the draw before it is not at hand");
    return step(rightIf(before->text("chain") == draw.text("chain") &&
                        before->numbers.at("number") == number - 1 && linkOf(*before) == previous),
                "the draw before it is not the one it names");
}

inline bool isTextOf(Value const* value, Text const& sought) {
    return value != nullptr && value->as<Text>() != nullptr && *value->as<Text>() == sought;
}

inline Value const* keyNamed(Text const& id, List const& keys) {
    auto const key =
        std::ranges::find_if(keys, [&](auto const& each) { return isTextOf(find(&each, "kid"), id); });
    return key == keys.end() ? nullptr : &*key;
}

// Whether two different keys are published with this id, which names one key for good.
inline bool isAmbiguous(Text const& id, Text const& x, List const& keys) {
    return std::ranges::any_of(keys, [&](auto const& each) {
        return isTextOf(find(&each, "kid"), id) && !isTextOf(find(&each, "x"), x);
    });
}

inline List const* listOf(Value const* keys) {
    auto const* const published = find(keys, "keys");
    return published == nullptr ? nullptr : published->as<List>();
}

inline Text statementOf(Draw const& draw) {
    auto const joined = [](std::vector<Text> const& ids) {
        Text line;
        for (auto const& id : ids)
            line += (line.empty() ? "" : " ") + id;
        return line;
    };
    auto facts = lines(draw.text("link"), draw.text("seed"), draw.text("entropy"), draw.text("digest"),
                       joined(draw.winners));
    auto const root = draw.shown("root");
    if (draw.isVersion3) facts += lines(joined(draw.reserves), draw.text("list"));
    if (root) facts += lines(*root);
    facts += lines(draw.text("nameDigest"), draw.text("committedAt"), draw.text("drawnAt"));
    if (draw.beacon)
        facts += lines(draw.beacon->chain, std::to_string(draw.beacon->round), draw.beacon->randomness,
                       draw.beacon->signature);
    return lines(Text{"wheelwright receipt "} + (root              ? "4"
                                                 : draw.isVersion3 ? "3"
                                                 : draw.beacon     ? "2"
                                                                   : "1")) +
           facts;
}

// The network's signature is one over BLS12-381, which libcrypto doesn't have.
inline Step checkBeacon(Beacon const& beacon) {
    auto const signature = fromHex(beacon.signature);
    bool const follows = sha256(signature.data(), signature.size()) == beacon.randomness;
    return {"beacon", "the beacon published this number", follows ? Outcome::Unproven : Outcome::Wrong,
            follows ? "this program cannot check signatures of drand: compare the number with "
                      "https://api.drand.sh/" +
                          beacon.chain + "/public/" + std::to_string(beacon.round)
                    : Text{"the number does not follow from the signature"}};
}

// Whether its own time is more than a minute after the beacon's round was published, or cannot be read. Times
// of this form are in the order of their texts.
inline bool isSealedLate(Draw const& draw) {
    static Text const kQuicknet{"52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"};
    static Text const kForm{"0000-00-00T00:00:00.000Z"};
    if (draw.beacon->chain != kQuicknet) return false;
    auto const& time = draw.text("committedAt");
    if (time.size() != kForm.size()) return true;
    for (std::size_t i = 0; i < kForm.size(); ++i)
        if (kForm[i] == '0' ? time[i] < '0' || time[i] > '9' : time[i] != kForm[i]) return true;
    auto const published =
        std::int64_t{1'692'803'367} + 3 * (static_cast<std::int64_t>(draw.beacon->round) - 1);
    auto const latest = static_cast<std::time_t>(std::min<std::int64_t>(published + 60, 253'402'300'799));
    std::tm parts{};
    char written[32];
    std::strftime(written, sizeof written, "%Y-%m-%dT%H:%M:%S.000Z", gmtime_r(&latest, &parts));
    return time > written;
}

// Whether a text is signed with the key of this name. Only the outcome and the remark are filled in.
inline Step checkSigned(Text const& statement, Text const& keyId, Text const& written, Value const* keys) {
    auto const step = [](Outcome outcome, Text remark) { return Step{"", "", outcome, std::move(remark)}; };
    auto const* const list = listOf(keys);
    if (list == nullptr) return step(Outcome::Missing, "there are no keys at hand");
    auto const* const key = keyNamed(keyId, *list);
    if (key == nullptr) return step(Outcome::Wrong, "there is no key with the id " + keyId);
    auto const bytes = fromBase64url(find(key, "x"), 32);
    if (!bytes || !isTextOf(find(key, "kty"), "OKP") || !isTextOf(find(key, "crv"), "Ed25519"))
        return step(Outcome::Wrong, "the key is no Ed25519 key");
    if (isAmbiguous(keyId, *find(key, "x")->as<Text>(), *list))
        return step(Outcome::Wrong,
                    "several keys have the id " + keyId + ", and an id names one key for good");
    if (isWeak(*bytes)) return step(Outcome::Wrong, "the key is one with which anyone can sign");
    Value const given{written};
    auto const signature = fromBase64url(&given, 64);
    return step(rightIf(signature && isSigned(statement, *signature, *bytes)),
                "it is not signed with this key");
}

inline Step checkSignature(Draw const& draw, Value const* keys) {
    auto step = checkSigned(statementOf(draw), draw.text("keyId"), draw.text("signature"), keys);
    step.name = "signature";
    step.sentence = "it is signed with the key in this file";
    return step;
}

inline bool isSignedHead(Head const& head, List const& keys) {
    for (auto const& [name, written] : head.signatures) {
        auto const signature = fromBase64(written, 68);
        if (name != head.origin || !signature) continue;
        for (auto const& key : keys) {
            auto const bytes = fromBase64url(find(&key, "x"), 32);
            if (!bytes || !isTextOf(find(&key, "kty"), "OKP") || !isTextOf(find(&key, "crv"), "Ed25519") ||
                isWeak(*bytes))
                continue;
            auto const id = digestOf(joined(bytesOf(head.origin + "\n\1"), *bytes));
            if (std::equal(id.begin(), id.begin() + 4, signature->begin()) &&
                isSigned(head.text, {signature->begin() + 4, signature->end()}, *bytes))
                return true;
        }
    }
    return false;
}

// Of all else that decides a draw with a beacon.
inline Bytes closedLeaf(Draw const& draw) {
    auto counts = lines(std::to_string(draw.winners.size()));
    if (draw.isVersion3) counts += lines(std::to_string(draw.reserves.size()), draw.text("list"));
    return leafHash(lines(Text{"wheelwright closed "} + (draw.isVersion3 ? "2" : "1"), draw.text("link"),
                          draw.text("digest"), draw.text("nameDigest"), draw.text("entropy")) +
                    counts + lines(draw.beacon->chain, std::to_string(draw.beacon->round)));
}

inline Step checkLog(Draw const& draw, Value const* keys, Value const* given) {
    auto const step = [](Outcome outcome, Text remark) {
        return Step{"log", "it is in the public log, sealed before it was drawn", outcome, std::move(remark)};
    };
    if (given == nullptr || given->as<std::nullptr_t>() != nullptr)
        return step(Outcome::Unlogged, "there is no proof of it");
    auto const log = readLog(given);
    if (!log || !log->sealed || !log->opened || (draw.beacon && !log->closed))
        return step(Outcome::Missing, "the proof of it could not be fetched or read");
    auto const& link = draw.text("link");
    if (!leadsTo(log->head, leafHash(lines(Text{"wheelwright sealed 1"}, link)), *log->sealed))
        return step(Outcome::Wrong, "the proof of the sealed draw leads to another root");
    if (!leadsTo(log->head, leafHash(lines(Text{"wheelwright opened 1"}, link, sha256(statementOf(draw)))),
                 *log->opened))
        return step(Outcome::Wrong, "the proof of the opened draw leads to another root");
    if (log->sealed->number >= log->opened->number)
        return step(Outcome::Wrong, "it was drawn before it was sealed");
    if (draw.beacon) {
        if (!leadsTo(log->head, closedLeaf(draw), *log->closed))
            return step(Outcome::Wrong, "the proof of the closed draw leads to another root");
        if (log->closed->number <= log->sealed->number || log->closed->number >= log->opened->number)
            return step(Outcome::Wrong, "it was not closed between the two");
    }
    auto const* const list = listOf(keys);
    if (list == nullptr) return step(Outcome::Missing, "there are no keys at hand");
    auto result = step(rightIf(isSignedHead(log->head, *list)),
                       "the head of the log is not signed with a key of this server");
    result.found = "places " + std::to_string(log->sealed->number + 1) + " and " +
                   std::to_string(log->opened->number + 1) + " of " + std::to_string(log->head.size);
    return result;
}

// Whether the log has all that it had at a head that somebody kept.
inline Step checkHead(Value const* keys, Value const* given, Text const& kept) {
    auto const step = [](Outcome outcome, Text remark) {
        return Step{"head", "the log has all that it had at the kept head", outcome, std::move(remark)};
    };
    auto const old = readHead(kept);
    if (!old) return step(Outcome::Missing, "the kept head cannot be read as one");
    auto const log = readLog(given);
    if (!log) return step(Outcome::Missing, "there is no newer head at hand");
    auto const& head = log->head;
    // Before the signatures: a server that began anew has other keys too.
    if (head.origin != old->origin) return step(Outcome::Wrong, "this is another log");
    auto const* const list = listOf(keys);
    if (list == nullptr || !isSignedHead(*old, *list))
        return step(Outcome::Missing, "the kept head is not signed with a key of this server");
    if (!isSignedHead(head, *list))
        return step(Outcome::Wrong, "the newer head is not signed with a key of this server");
    if (head.size < old->size) return step(Outcome::Wrong, "the log has shrunk");
    if (head.size == old->size) return step(rightIf(head.root == old->root), "two heads of one size differ");
    if (old->size == 0) return step(Outcome::Right, "");
    if (!log->consistency || log->consistency->number != old->size)
        return step(Outcome::Missing, "there is no proof that the log has grown from it");
    return step(rightIf(hasGrown(*old, head, log->consistency->path)), "what the log held was changed");
}

// What a log that has the draw, and has grown from the kept head, had of the draw at that head.
inline Text atKeptHead(Draw const& draw, Value const* given, Text const& kept) {
    auto const log = readLog(given);
    auto const size = readHead(kept)->size;
    if (log->opened->number < size) return "the draw was in it";
    if (draw.beacon && log->closed->number < size) return "the draw was closed in it, and drawn later";
    return log->sealed->number < size ? "the draw was sealed in it, and drawn later"
                                      : "the draw was added later";
}

inline std::vector<Step> checkAll(Draw const& draw, Value const* keys, std::optional<Draw> const& before) {
    auto const seed = fromHex(draw.text("seed"));
    Text entries;
    for (auto const& [guid, weight, textDigest, text] : draw.entries)
        entries += guid + " " + std::to_string(weight) + " " + textDigest + "\n";
    bool const samePick = pickAgain(draw, draw.places().size()) == draw.places();
    bool const samePlace = fairNumber(draw, 0, std::uint64_t{1} << 32U) == draw.numbers.at("whereabouts");
    std::vector<Step> steps{{"commitment", "the seed is the one that was promised",
                             rightIf(sha256(seed.data(), seed.size()) == draw.text("commitment")),
                             "its digest is not the commitment"},
                            {"link", "the link names this draw", rightIf(linkOf(draw) == draw.text("link")),
                             "it belongs to another draw"},
                            checkChain(draw, before),
                            checkTexts(draw),
                            {"digest", "choices and weights are unchanged",
                             rightIf(sha256(entries) == draw.text("digest")), "the digest is another"},
                            {"winners", "the winners follow from the numbers", rightIf(samePick && samePlace),
                             samePick ? "the wheel stops at another place" : "others come out"}};
    if (draw.beacon) {
        steps.push_back(checkBeacon(*draw.beacon));
        if (steps.back().outcome != Outcome::Wrong && isSealedLate(draw))
            steps.push_back(
                {"late", "it was sealed before the beacon published this number", Outcome::Late,
                 "by its own time it was sealed later: a clock was wrong, or the number was known"});
    }
    steps.push_back(checkSignature(draw, keys));
    return steps;
}
