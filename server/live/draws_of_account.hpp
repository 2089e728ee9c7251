#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::live {

// The receipts of a user's wheels and rooms, for the account's export. They stay when the account is deleted:
// they are public proofs that don't name the user.
class DrawsOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "draws"; }
    void exportTo(storage::Connection& connection, std::string_view userId,
                  accounts::ExportSink const& sink) const override;
    void erase(storage::Connection&, std::string_view) const override {}
};

} // namespace wheelwright::live
