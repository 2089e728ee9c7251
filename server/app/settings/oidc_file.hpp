#pragma once
#include "accounts/sign_in/provider.hpp"
#include "base/result.hpp"
#include <filesystem>
#include <vector>

namespace wheelwright::app {

// The issuers in the file of --oidc-file: a JSON list of objects, as docs/howto/own-accounts.md describes
// them. The error names the file, the issuer's place in it and the field.
Result<std::vector<accounts::OwnIssuerRules>> readOidcFile(std::filesystem::path const& file);

} // namespace wheelwright::app
