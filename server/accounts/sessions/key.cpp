#include "accounts/sessions/key.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include <array>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/pem.h>
#include <stdexcept>

namespace wheelwright::accounts {
namespace {

constexpr int kCoordinate = 32; // bytes of a P-256 number

unsigned char const* data(std::string_view bytes) {
    return reinterpret_cast<unsigned char const*>(bytes.data());
}
unsigned char* data(std::string& bytes) {
    return reinterpret_cast<unsigned char*>(bytes.data());
}

EVP_MD const* digestOf(SignatureKind kind) {
    return kind == SignatureKind::EdDSA ? nullptr : EVP_sha256();
}

// OpenSSL encodes ECDSA signatures as DER; a token contains the two numbers one after the other.
std::string rawFromDer(std::string const& der) {
    auto const* at = data(std::string_view{der});
    EcdsaSignature const signature{d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(der.size()))};
    std::string raw(2 * kCoordinate, '\0');
    if (!signature || BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), data(raw), kCoordinate) < 0 ||
        BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), data(raw) + kCoordinate, kCoordinate) < 0)
        throw std::runtime_error("a signature couldn't be written");
    return raw;
}

std::optional<std::string> derFromRaw(std::string_view raw) {
    if (raw.size() != 2 * kCoordinate) return std::nullopt;
    EcdsaSignature const signature{ECDSA_SIG_new()};
    ECDSA_SIG_set0(signature.get(), BN_bin2bn(data(raw), kCoordinate, nullptr),
                   BN_bin2bn(data(raw) + kCoordinate, kCoordinate, nullptr));
    unsigned char* der = nullptr;
    int const length = i2d_ECDSA_SIG(signature.get(), &der);
    if (length <= 0) return std::nullopt;
    std::string bytes{reinterpret_cast<char*>(der), static_cast<std::size_t>(length)};
    OPENSSL_free(der);
    return bytes;
}

boost::json::object curveJwk(EVP_PKEY* key, std::string_view kid) {
    std::array<unsigned char, 1 + 2 * kCoordinate> point{};
    std::size_t length = 0;
    if (EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size(), &length) !=
            1 ||
        length != point.size())
        throw std::runtime_error("a public key couldn't be read");
    std::string_view const numbers{reinterpret_cast<char const*>(point.data()) + 1, 2 * kCoordinate};
    return {{"kty", "EC"},
            {"crv", "P-256"},
            {"use", "sig"},
            {"alg", "ES256"},
            {"kid", kid},
            {"x", base64url(numbers.substr(0, kCoordinate))},
            {"y", base64url(numbers.substr(kCoordinate))}};
}

boost::json::object edwardsJwk(EVP_PKEY* key, std::string_view kid) {
    std::string point(kCoordinate, '\0');
    auto length = point.size();
    if (EVP_PKEY_get_raw_public_key(key, data(point), &length) != 1 || length != point.size())
        throw std::runtime_error("a public key couldn't be read");
    return {{"kty", "OKP"},   {"crv", "Ed25519"}, {"use", "sig"},
            {"alg", "EdDSA"}, {"kid", kid},       {"x", base64url(point)}};
}

namespace json = boost::json;

std::string bytesAt(json::object const& jwk, std::string_view name) {
    return fromBase64url(textAt(jwk, name)).value_or("");
}

BigNumber numberFrom(std::string const& bytes) {
    return BigNumber{BN_bin2bn(reinterpret_cast<unsigned char const*>(bytes.data()),
                               static_cast<int>(bytes.size()), nullptr)};
}

EVP_PKEY* built(char const* type, OSSL_PARAM_BLD* builder) {
    Params const params{OSSL_PARAM_BLD_to_param(builder)};
    KeyContext const context{EVP_PKEY_CTX_new_from_name(nullptr, type, nullptr)};
    EVP_PKEY* key = nullptr;
    if (!params || !context || EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, params.get()) != 1)
        return nullptr;
    return key;
}

EVP_PKEY* rsaKey(json::object const& jwk) {
    auto const modulus = bytesAt(jwk, "n");
    auto const exponent = bytesAt(jwk, "e");
    // Below 2048 bits a key is weak; above 8192 bits checking a signature takes too much processor time.
    if (modulus.size() < 256 || modulus.size() > 1024 || exponent.empty() || exponent.size() > 8)
        return nullptr;
    auto const n = numberFrom(modulus);
    auto const e = numberFrom(exponent);
    ParamBuilder const builder{OSSL_PARAM_BLD_new()};
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get());
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get());
    return built("RSA", builder.get());
}

EVP_PKEY* curveKey(json::object const& jwk) {
    auto const x = bytesAt(jwk, "x");
    auto const y = bytesAt(jwk, "y");
    if (textAt(jwk, "crv") != "P-256" || x.size() != 32 || y.size() != 32) return nullptr;
    auto const point = "\x04" + x + y;
    ParamBuilder const builder{OSSL_PARAM_BLD_new()};
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
    OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
    return built("EC", builder.get());
}

EVP_PKEY* edwardsKey(json::object const& jwk) {
    auto const x = bytesAt(jwk, "x");
    if (textAt(jwk, "crv") != "Ed25519" || x.size() != 32) return nullptr;
    return EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr,
                                       reinterpret_cast<unsigned char const*>(x.data()), x.size());
}

} // namespace

std::optional<SignatureKind> signatureKindNamed(std::string_view name) {
    for (auto const kind : {SignatureKind::RS256, SignatureKind::ES256, SignatureKind::EdDSA})
        if (nameOf(kind) == name) return kind;
    return std::nullopt;
}

std::string_view nameOf(SignatureKind kind) {
    switch (kind) {
        case SignatureKind::RS256: return "RS256";
        case SignatureKind::ES256: return "ES256";
        case SignatureKind::EdDSA: return "EdDSA";
    }
    std::abort(); // a new kind fails the build above
}

Key::Key(EVP_PKEY* key) : key_{key, EVP_PKEY_free} {
    if (!key_) throw std::runtime_error("a key couldn't be made");
}

Key Key::generate(SignatureKind kind) {
    switch (kind) {
        case SignatureKind::ES256: return Key{EVP_EC_gen("P-256")};
        case SignatureKind::EdDSA: return Key{EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519")};
        case SignatureKind::RS256: break;
    }
    throw std::logic_error("no key of this kind is ours to make");
}

Key Key::fromPem(std::string_view pem) {
    Bio const source{BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size()))};
    auto* const key = PEM_read_bio_PrivateKey(source.get(), nullptr, nullptr, nullptr);
    if (key == nullptr) throw std::runtime_error("this is no private key in PEM form");
    return Key{key};
}

std::string Key::pem() const {
    Bio const target{BIO_new(BIO_s_mem())};
    if (PEM_write_bio_PKCS8PrivateKey(target.get(), key_.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        throw std::runtime_error("a key couldn't be written");
    char* text = nullptr;
    auto const length = BIO_get_mem_data(target.get(), &text);
    return {text, static_cast<std::size_t>(length)};
}

bool Key::fits(SignatureKind kind) const {
    auto const type = EVP_PKEY_get_base_id(key_.get());
    switch (kind) {
        case SignatureKind::RS256: return type == EVP_PKEY_RSA && EVP_PKEY_get_bits(key_.get()) >= 2048;
        case SignatureKind::ES256: return type == EVP_PKEY_EC && EVP_PKEY_get_bits(key_.get()) == 256;
        case SignatureKind::EdDSA: return type == EVP_PKEY_ED25519;
    }
    std::abort(); // a new kind fails the build above
}

boost::json::object Key::publicJwk(std::string_view kid) const {
    return fits(SignatureKind::EdDSA) ? edwardsJwk(key_.get(), kid) : curveJwk(key_.get(), kid);
}

std::string Key::sign(SignatureKind kind, std::string_view text) const {
    if (!fits(kind)) throw std::logic_error("this key makes no such signature");
    DigestContext const context{EVP_MD_CTX_new()};
    std::size_t length = 0;
    std::string signature;
    if (EVP_DigestSignInit(context.get(), nullptr, digestOf(kind), nullptr, key_.get()) != 1 ||
        EVP_DigestSign(context.get(), nullptr, &length, data(text), text.size()) != 1)
        throw std::runtime_error("signing failed");
    signature.resize(length);
    if (EVP_DigestSign(context.get(), data(signature), &length, data(text), text.size()) != 1)
        throw std::runtime_error("signing failed");
    signature.resize(length);
    return kind == SignatureKind::ES256 ? rawFromDer(signature) : signature;
}

bool Key::verifies(SignatureKind kind, std::string_view text, std::string_view signature) const {
    if (!fits(kind)) return false;
    std::string der;
    if (kind == SignatureKind::ES256) {
        auto converted = derFromRaw(signature);
        if (!converted) return false;
        der = std::move(*converted);
        signature = der;
    }
    DigestContext const context{EVP_MD_CTX_new()};
    return EVP_DigestVerifyInit(context.get(), nullptr, digestOf(kind), nullptr, key_.get()) == 1 &&
           EVP_DigestVerify(context.get(), data(signature), signature.size(), data(text), text.size()) == 1;
}

// Reads a provider's public keys. A key that we can't check signatures with is left out.

std::optional<Key> Key::fromJwk(json::object const& jwk) {
    auto const type = textAt(jwk, "kty");
    auto* const key = type == "RSA"   ? rsaKey(jwk)
                      : type == "EC"  ? curveKey(jwk)
                      : type == "OKP" ? edwardsKey(jwk)
                                      : nullptr;
    if (key == nullptr) return std::nullopt;
    return Key{key};
}

} // namespace wheelwright::accounts
