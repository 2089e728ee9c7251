#pragma once
#include "accounts/profile/account_part.hpp"

namespace wheelwright::entries {

// A user's own entries on lists, and the lists of their rooms, for the account's export and deletion.
struct EntriesOfAccount final : accounts::AccountPart {
    std::string_view name() const override { return "entries"; }
    void exportTo(storage::Connection& connection, UserId const& userId,
                  accounts::ExportSink const& sink) const override;
    void erase(storage::Connection& connection, UserId const& userId) const override;
};

} // namespace wheelwright::entries
