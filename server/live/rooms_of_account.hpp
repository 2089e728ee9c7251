#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::live {

// The rooms that a user has opened and that haven't ended, for the account's export and deletion.
struct RoomsOfAccount final : accounts::AccountPart {
    std::string_view name() const override { return "liveRooms"; }
    void exportTo(storage::Connection& connection, std::string_view userId,
                  accounts::ExportSink const& sink) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;
};

} // namespace wheelwright::live
