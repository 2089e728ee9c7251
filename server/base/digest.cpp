#include "base/digest.hpp"
#include "base/encoding.hpp"
#include <memory>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>

namespace wheelwright {
namespace {

unsigned char const* readable(std::string_view bytes) {
    return reinterpret_cast<unsigned char const*>(bytes.data());
}

unsigned char* writable(std::string& bytes) {
    return reinterpret_cast<unsigned char*>(bytes.data());
}

} // namespace

std::string sha256(std::string_view bytes) {
    std::string digest(32, '\0');
    if (EVP_Digest(bytes.data(), bytes.size(), writable(digest), nullptr, EVP_sha256(), nullptr) != 1)
        throw std::runtime_error("SHA-256 is not available");
    return digest;
}

std::string sha256Hex(std::string_view bytes) {
    return hexText(sha256(bytes));
}

std::string hmacSha256(std::string_view key, std::string_view bytes) {
    std::string digest(32, '\0');
    if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
             reinterpret_cast<unsigned char const*>(bytes.data()), bytes.size(), writable(digest),
             nullptr) == nullptr)
        throw std::runtime_error("HMAC-SHA-256 is not available");
    return digest;
}

bool isSignedEd25519(std::string_view publicKey, std::string_view signature, std::string_view text) {
    std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> const key{
        EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, readable(publicKey), publicKey.size()),
        EVP_PKEY_free};
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> const context{EVP_MD_CTX_new(), EVP_MD_CTX_free};
    return key && context && EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, key.get()) == 1 &&
           EVP_DigestVerify(context.get(), readable(signature), signature.size(), readable(text),
                            text.size()) == 1;
}

bool sameSecret(std::string_view left, std::string_view right) {
    return left.size() == right.size() && CRYPTO_memcmp(left.data(), right.data(), left.size()) == 0;
}

} // namespace wheelwright
