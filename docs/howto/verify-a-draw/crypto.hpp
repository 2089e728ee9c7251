// Digests, base64 and Ed25519 for verify-a-draw.cpp.
#pragma once
#include "receipt.hpp"
#include <openssl/evp.h>

using Bytes = std::vector<unsigned char>;

inline Bytes digestOf(Bytes const& bytes) {
    Bytes digest(32);
    EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr);
    return digest;
}

inline Bytes fromHex(Text const& hex) {
    Bytes bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2)
        bytes.push_back(static_cast<unsigned char>(kHex.find(hex[i]) * 16 + kHex.find(hex[i + 1])));
    return bytes;
}

inline Text sha256(void const* data, std::size_t size) {
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned length = 0;
    EVP_Digest(data, size, digest, &length, EVP_sha256(), nullptr);
    Text hex;
    for (unsigned i = 0; i < length; ++i)
        hex += {kHex[digest[i] >> 4U], kHex[digest[i] & 15U]};
    return hex;
}
inline Text sha256(Text const& text) {
    return sha256(text.data(), text.size());
}

// Nothing unless the text is the only one that stands for so many bytes.
inline std::optional<Bytes> fromBase64url(Value const* value, std::size_t size) {
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

// Nothing unless these bytes are written with the usual alphabet, in the one way there is.
inline std::optional<Bytes> fromBase64(Text const& text, std::size_t size) {
    if (text.size() != (size + 2) / 3 * 4 || text.find_first_of("-_") != Text::npos) return std::nullopt;
    auto url = text.substr(0, (size * 4 + 2) / 3);
    if (text != url + Text(text.size() - url.size(), '=')) return std::nullopt;
    std::ranges::replace(url, '+', '-');
    std::ranges::replace(url, '/', '_');
    Value const value{url};
    return fromBase64url(&value, size);
}

// With these keys, signatures that anyone can make count for every text. The sign, the topmost bit, is
// ignored.
inline bool isWeak(Bytes key) {
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

inline bool isSigned(Text const& statement, Bytes const& signature, Bytes const& key) {
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
