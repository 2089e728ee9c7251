#pragma once
#include <boost/json/object.hpp>
#include <memory>
#include <openssl/types.h>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::accounts {

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
