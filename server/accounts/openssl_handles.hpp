#pragma once
#include <memory>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

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

} // namespace wheelwright::accounts
