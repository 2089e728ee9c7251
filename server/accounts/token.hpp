#pragma once
#include "accounts/key.hpp"

namespace wheelwright::accounts {

// A signed token (JWS compact form) taken apart, its signature not yet looked at.
struct Token {
    boost::json::object header;
    boost::json::object claims;
    std::string_view signedText; // a view into the text it was read from
    std::string signature;

    // Nothing for a signature of a kind we do not make or check: "none", HMACs, oddities.
    std::optional<SignatureKind> kind() const;
};

// Nothing unless it has the form exactly. Extensions that must be understood (crit) are refused.
std::optional<Token> readToken(std::string_view text);

std::string signToken(SignatureKind kind, Key const& key, boost::json::object header,
                      boost::json::object const& claims);

bool signedBy(Token const& token, Key const& key);

// `aud` is one text or a list of them.
bool isFor(Token const& token, std::string_view audience);

} // namespace wheelwright::accounts
