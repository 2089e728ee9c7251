#pragma once
#include <boost/json/object.hpp>
#include <memory>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/types.h>
#include <optional>
#include <string>
#include <string_view>

// OpenSSL's objects, each freed by its own function.
namespace wheelwright::accounts {

template <auto Free> struct FreedBy {
    template <class T> void operator()(T* object) const { Free(object); }
};

using Bio = std::unique_ptr<BIO, FreedBy<BIO_free>>;
using BigNumber = std::unique_ptr<BIGNUM, FreedBy<BN_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, FreedBy<EVP_MD_CTX_free>>;
using EcdsaSignature = std::unique_ptr<ECDSA_SIG, FreedBy<ECDSA_SIG_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, FreedBy<EVP_PKEY_CTX_free>>;
using ParamBuilder = std::unique_ptr<OSSL_PARAM_BLD, FreedBy<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, FreedBy<OSSL_PARAM_free>>;

// The signature algorithms that we or the providers use.
enum class SignatureKind { RS256, ES256, EdDSA };
std::optional<SignatureKind> signatureKindNamed(std::string_view name);
std::string_view nameOf(SignatureKind kind);

// A public or private key. The key decides which kind of signature it can check, never the token: if a token
// could have a public key used as an HMAC secret, anyone could sign.
class Key {
public:
    static Key generate(SignatureKind kind = SignatureKind::ES256); // or EdDSA
    static Key fromPem(std::string_view pem); // a private key; throws std::runtime_error for anything else
    static std::optional<Key> fromJwk(boost::json::object const& jwk); // public RSA, P-256 or Ed25519

    bool fits(SignatureKind kind) const;
    std::string pem() const;
    boost::json::object publicJwk(std::string_view kid) const; // of a key we made

    std::string sign(SignatureKind kind, std::string_view text) const;
    bool verifies(SignatureKind kind, std::string_view text, std::string_view signature) const;

private:
    explicit Key(EVP_PKEY* key);
    std::shared_ptr<EVP_PKEY> key_;
};

} // namespace wheelwright::accounts
