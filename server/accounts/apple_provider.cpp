#include "accounts/openid_provider.hpp"
#include "base/iso_time.hpp"
#include <fstream>
#include <stdexcept>

namespace wheelwright::accounts {
namespace {

constexpr std::int64_t kSecretLifetime = 300; // seconds

Key readKey(std::string const& file) {
    std::ifstream source{file, std::ios::binary};
    if (!source) throw std::runtime_error("The file " + file + " (--apple-key-file) cannot be read.");
    std::string const pem{std::istreambuf_iterator<char>{source}, {}};
    try {
        auto key = Key::fromPem(pem);
        if (key.fits(SignatureKind::ES256)) return key;
    } catch (std::runtime_error const&) {
        // every unusable file gets the error below
    }
    throw std::runtime_error("The file " + file +
                             " (--apple-key-file) holds no private key as Apple gives them out.");
}

} // namespace

AppleProvider::AppleProvider(AppleRules rules, Clock const& clock)
    : OpenIdProvider{"apple", {rules.issuer, rules.clientId, ""}, clock}, apple_{std::move(rules)} {
    if (apple_.configured()) key_ = readKey(apple_.keyFile);
}

std::string AppleProvider::clientSecret() {
    auto const now = secondsOf(clock_.now());
    return signToken(SignatureKind::ES256, *key_, {{"kid", apple_.keyId}},
                     {{"iss", apple_.teamId},
                      {"sub", apple_.clientId},
                      {"aud", apple_.issuer},
                      {"iat", now},
                      {"exp", now + kSecretLifetime}});
}

} // namespace wheelwright::accounts
