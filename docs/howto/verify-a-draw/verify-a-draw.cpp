// Checks saved receipts of draws, without the network and without any code of the product:
//
//   g++ -std=c++20 -O2 verify-a-draw.cpp -o verify-a-draw -lcrypto && ./verify-a-draw FILE...
//
// A file is {"receipt": ..., "keys": ..., "before": ...}, as ../verify-a-draw.md says. Anyone can put a key
// of their own into a file: compare the key that is printed with the server's. Exit code: 0 valid, 1 invalid,
// 2 not checkable; of several files, 1 if any is invalid. On Debian 12 it needs g++ and libssl-dev.
#include "receipt.hpp"
#include <fstream>
#include <iostream>
#include <iterator>
#include <openssl/evp.h>
#include <openssl/hmac.h>

namespace {

using Bytes = std::vector<unsigned char>;

Text sha256(void const* data, std::size_t size) {
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned length = 0;
    EVP_Digest(data, size, digest, &length, EVP_sha256(), nullptr);
    Text hex;
    for (unsigned i = 0; i < length; ++i)
        hex += {kHex[digest[i] >> 4U], kHex[digest[i] & 15U]};
    return hex;
}
Text sha256(Text const& text) {
    return sha256(text.data(), text.size());
}

Bytes fromHex(Text const& hex) {
    Bytes bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2)
        bytes.push_back(static_cast<unsigned char>(kHex.find(hex[i]) * 16 + kHex.find(hex[i + 1])));
    return bytes;
}

// Nothing unless the text is the only one that stands for so many bytes.
std::optional<Bytes> fromBase64url(Value const* value, std::size_t size) {
    static Text const kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    auto const* const text = value == nullptr ? nullptr : value->as<Text>();
    if (text == nullptr || text->size() != (size * 4 + 2) / 3 || !isMadeOf(*text, kLetters))
        return std::nullopt;
    Bytes bytes;
    unsigned kept = 0;
    unsigned bits = 0;
    for (auto const letter : *text) {
        kept = kept << 6U | static_cast<unsigned>(kLetters.find(letter));
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes.push_back(static_cast<unsigned char>(kept >> bits));
        kept &= (1U << bits) - 1;
    }
    return kept == 0 ? std::optional{bytes} : std::nullopt;
}

// With these keys, signatures that anyone can make count for every text. The sign, the topmost bit, is
// ignored.
bool isWeak(Bytes key) {
    static auto const kEnd = [](Text const& begin) { return begin + Text(60, 'f') + "7f"; };
    static std::set<Bytes> const kWeak{
        Bytes(32),
        fromHex("01" + Text(62, '0')),
        fromHex(kEnd("ec")),
        fromHex(kEnd("ed")),
        fromHex(kEnd("ee")),
        fromHex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
        fromHex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a")};
    key.back() &= 0x7F;
    return kWeak.contains(key);
}

template <class... Facts> Text lines(Facts const&... facts) {
    return ((facts + Text{"\n"}) + ...);
}

Text linkOf(Draw const& draw) {
    return sha256(lines(Text{"wheelwright link 1"}, draw.text("chain"),
                        std::to_string(draw.numbers.at("number")), draw.text("spinId"),
                        draw.text("commitment"), draw.text("saltCommitment"), draw.text("previous")));
}

// A number below total. A number above the last multiple of total would favour the first ones: it is drawn
// again.
std::uint64_t fairNumber(Draw const& draw, std::uint64_t place, std::uint64_t total) {
    auto const seed = fromHex(draw.text("seed"));
    auto const excess = (UINT64_MAX % total + 1) % total;
    for (int attempt = 1;; ++attempt) {
        auto const message =
            lines(Text{"wheelwright draw 1"}, draw.text("spinId"), std::to_string(draw.numbers.at("number")),
                  draw.text("digest"), draw.text("entropy"), std::to_string(place), std::to_string(attempt));
        unsigned char digest[EVP_MAX_MD_SIZE];
        HMAC(EVP_sha256(), seed.data(), static_cast<int>(seed.size()),
             reinterpret_cast<unsigned char const*>(message.data()), message.size(), digest, nullptr);
        std::uint64_t number = 0;
        for (int i = 0; i < 8; ++i)
            number = number << 8U | digest[i];
        if (number <= UINT64_MAX - excess) return number % total;
    }
}

std::vector<Text> pickAgain(Draw const& draw) {
    auto left = draw.entries;
    std::vector<Text> winners;
    while (!left.empty() && winners.size() < draw.winners.size()) {
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

enum class Outcome { Right, Wrong, Private, Missing };
struct Step {
    Text name;
    Text sentence;
    Outcome outcome;
    Text remark; // why it is wrong or was not checked
};

Outcome rightIf(bool holds) {
    return holds ? Outcome::Right : Outcome::Wrong;
}

Step checkTexts(Draw const& draw) {
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

Step checkChain(Draw const& draw, std::optional<Draw> const& before) {
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

bool isSigned(Text const& statement, Bytes const& signature, Bytes const& key) {
    auto* const publicKey = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, key.data(), key.size());
    auto* const context = EVP_MD_CTX_new();
    bool const holds =
        publicKey != nullptr && EVP_DigestVerifyInit(context, nullptr, nullptr, nullptr, publicKey) == 1 &&
        EVP_DigestVerify(context, signature.data(), signature.size(),
                         reinterpret_cast<unsigned char const*>(statement.data()), statement.size()) == 1;
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(publicKey);
    return holds;
}

bool isTextOf(Value const* value, Text const& sought) {
    return value != nullptr && value->as<Text>() != nullptr && *value->as<Text>() == sought;
}

Value const* keyNamed(Text const& id, List const& keys) {
    auto const key =
        std::ranges::find_if(keys, [&](auto const& each) { return isTextOf(find(&each, "kid"), id); });
    return key == keys.end() ? nullptr : &*key;
}

List const* listOf(Value const* keys) {
    auto const* const published = find(keys, "keys");
    return published == nullptr ? nullptr : published->as<List>();
}

Step checkSignature(Draw const& draw, Value const* keys) {
    auto const step = [](Outcome outcome, Text remark) {
        return Step{"signature", "it is signed with the key in this file", outcome, std::move(remark)};
    };
    auto const* const list = listOf(keys);
    if (list == nullptr) return step(Outcome::Missing, "there are no keys at hand");
    auto const* const key = keyNamed(draw.text("keyId"), *list);
    if (key == nullptr) return step(Outcome::Wrong, "there is no key with the id " + draw.text("keyId"));
    auto const bytes = fromBase64url(find(key, "x"), 32);
    if (!bytes || !isTextOf(find(key, "kty"), "OKP") || !isTextOf(find(key, "crv"), "Ed25519"))
        return step(Outcome::Wrong, "the key is no Ed25519 key");
    if (isWeak(*bytes)) return step(Outcome::Wrong, "the key is one with which anyone can sign");
    Text guids;
    for (auto const& winner : draw.winners)
        guids += (guids.empty() ? "" : " ") + winner;
    auto const statement = lines(Text{"wheelwright receipt 1"}, draw.text("link"), draw.text("seed"),
                                 draw.text("entropy"), draw.text("digest"), guids, draw.text("nameDigest"),
                                 draw.text("committedAt"), draw.text("drawnAt"));
    Value const given{draw.text("signature")};
    auto const signature = fromBase64url(&given, 64);
    return step(rightIf(signature && isSigned(statement, *signature, *bytes)),
                "it is not signed with this key");
}

std::vector<Step> checkAll(Draw const& draw, Value const* keys, std::optional<Draw> const& before) {
    auto const seed = fromHex(draw.text("seed"));
    Text entries;
    for (auto const& [guid, weight, textDigest, text] : draw.entries)
        entries += guid + " " + std::to_string(weight) + " " + textDigest + "\n";
    bool const samePick = pickAgain(draw) == draw.winners;
    bool const samePlace = fairNumber(draw, 0, std::uint64_t{1} << 32U) == draw.numbers.at("whereabouts");
    return {{"commitment", "the seed is the one that was promised",
             rightIf(sha256(seed.data(), seed.size()) == draw.text("commitment")),
             "its digest is not the commitment"},
            {"link", "the link names this draw", rightIf(linkOf(draw) == draw.text("link")),
             "it belongs to another draw"},
            checkChain(draw, before),
            checkTexts(draw),
            {"digest", "choices and weights are unchanged", rightIf(sha256(entries) == draw.text("digest")),
             "the digest is another"},
            {"winners", "the winners follow from the numbers", rightIf(samePick && samePlace),
             samePick ? "the wheel stops at another place" : "others come out"},
            checkSignature(draw, keys)};
}

std::optional<Draw> readBefore(Value const* before) {
    try {
        return readDraw(before);
    } catch (NotCheckable const&) {
        return std::nullopt;
    }
}

// Prints a line for each step, then the verdict; returns the exit code.
int verify(Value const& file) {
    auto const draw = readDraw(find(&file, "receipt"));
    if (!draw.isDrawn && linkOf(draw) != draw.text("link"))
        throw NotCheckable{"unreadable link", "The link of this commitment is not the one of its draw."};
    if (!draw.isDrawn)
        throw NotCheckable{"not drawn yet",
                           "This draw has not been made yet: only its commitment is public."};
    Text wrong;
    Text missing;
    Text verdict = "valid";
    auto const* const keys = find(&file, "keys");
    for (auto const& [name, sentence, outcome, remark] :
         checkAll(draw, keys, readBefore(find(&file, "before")))) {
        if (outcome == Outcome::Right) {
            std::cout << "yes " << sentence << "\n";
            continue;
        }
        if (outcome == Outcome::Wrong) {
            std::cout << "NO  " << sentence << ": " << remark << "\n";
            wrong += (wrong.empty() ? ": " : ", ") + name;
            continue;
        }
        std::cout << "not checked: whether " << sentence << ", because " << remark << "\n";
        if (outcome == Outcome::Private)
            verdict = "valid, texts private";
        else
            missing += Text{missing.empty() ? ": " : ", "} + (name == "chain" ? "no draw before" : "no keys");
    }
    if (auto const* const list = listOf(keys); list != nullptr && wrong.empty()) {
        std::cout
            << "not checked: whether this key is the server's, because it came with the file: compare it "
               "with the server's (id "
            << draw.text("keyId") << ", x " << *find(keyNamed(draw.text("keyId"), *list), "x")->as<Text>()
            << ")\n";
        verdict += ", key from the file";
    }
    std::cout << "not checked: whether the times are right, because they are the server's word"
              << (draw.text("drawnAt") < draw.text("committedAt") ? " (here its clocks disagree)" : "")
              << "\n";
    if (!draw.unknown.empty())
        std::cout << "not checked: " << draw.unknown.size()
                  << " fields, because this program does not know them\n";
    if (!wrong.empty())
        verdict = "invalid" + wrong;
    else if (!missing.empty())
        verdict = "not checkable" + missing;
    std::cout << verdict << std::endl;
    return !wrong.empty() ? 1 : !missing.empty() ? 2 : 0;
}

int verifyFile(char const* path) {
    try {
        std::ifstream file{path, std::ios::binary};
        if (!file) throw NotCheckable{"no receipt", Text{path} + " could not be read."};
        return verify(parseJson({std::istreambuf_iterator<char>{file}, {}}));
    } catch (NotCheckable const& problem) {
        std::cout << problem.sentence << "\nnot checkable: " << problem.reason << std::endl;
        return 2;
    }
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::cerr << "Give the names of files with receipts: see docs/howto/verify-a-draw.md.\n";
        return 2;
    }
    std::set<int> codes;
    for (int i = 1; i < count; ++i)
        codes.insert(verifyFile(words[i]));
    return codes.contains(1) ? 1 : *codes.rbegin();
}
