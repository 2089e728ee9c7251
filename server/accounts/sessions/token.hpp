#pragma once
#include "accounts/sessions/key.hpp"

namespace wheelwright::accounts {

// A parsed token (JWS compact form). Its signature hasn't been checked yet.
struct Token {
    boost::json::object header;
    boost::json::object claims;
    std::string_view signedText; // a view into the text it was read from
    std::string signature;

    // Returns nullopt for an algorithm that we don't support, such as "none" or an HMAC.
    std::optional<SignatureKind> kind() const;
};

// Returns nullopt unless the text has exactly this form. Refuses tokens with critical extensions (crit).
std::optional<Token> readToken(std::string_view text);

std::string signToken(SignatureKind kind, Key const& key, boost::json::object header,
                      boost::json::object const& claims);

bool signedBy(Token const& token, Key const& key);

// `aud` is a text or a list of texts.
bool isFor(Token const& token, std::string_view audience);

} // namespace wheelwright::accounts
