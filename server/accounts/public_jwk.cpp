#include "accounts/key.hpp"
#include "accounts/openssl_handles.hpp"
#include "base/base64url.hpp"
#include "base/json_at.hpp"
#include <openssl/core_names.h>

// Reads a provider's public keys. A key that we can't check signatures with is left out.
namespace wheelwright::accounts {
namespace {

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
