#pragma once
#include <boost/json/object.hpp>
#include <memory>
#include <openssl/types.h>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// The signatures we make (ES256) and those providers make.
enum class SignatureKind { RS256, ES256, EdDSA };
std::optional<SignatureKind> signatureKindNamed(std::string_view name);
std::string_view nameOf(SignatureKind kind);

// A public or private key. Which kind of signature it may check follows from the
// key, never from a token: a public key taken for an HMAC secret would let anyone sign.
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
