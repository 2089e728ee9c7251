#pragma once
#include "accounts/sign_in/provider.hpp"
#include "base/result.hpp"
#include <filesystem>
#include <string>
#include <vector>

namespace wheelwright::app {

struct OwnSignIns {
    std::vector<accounts::OwnIssuerRules> issuers = {};
    std::string authHeader = {}; // in which a front names its user; empty: none does
    bool byEmail = true;         // whether people may sign in by a mailed link too
};

// The file of --oidc-file: a JSON list of objects, as docs/howto/own-accounts.md describes them. The error
// names the file, the place in it and the field.
Result<OwnSignIns> readOidcFile(std::filesystem::path const& file);

} // namespace wheelwright::app
