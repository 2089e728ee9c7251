#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/clock.hpp"
#include "storage/connection.hpp"

namespace wheelwright::live {

// The receipts of a user's wheels and rooms, for the account's export. They stay when the account is deleted:
// they are public proofs that don't name the user.
class DrawsOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "draws"; }
    void exportTo(storage::Connection& connection, UserId const& userId,
                  accounts::ExportSink const& sink) const override;
    void erase(storage::Connection&, UserId const&) const override {}
};

// Deletes receipts from before `before`, and draws that were begun before it and never made; `most` of them
// at most. Their chains keep counting, so that no later draw looks like the first one.
std::int64_t forgetReceipts(storage::Connection& connection, Instant before, std::int64_t most);

// The same for draws of guests.
std::int64_t forgetGuestDraws(storage::Connection& connection, Instant before, std::int64_t most);

// Deletes the names of calls that began draws, by which such a call is recognised when it is sent again.
std::int64_t forgetRepeatedDraws(storage::Connection& connection, Instant before, std::int64_t most);

// The rooms that a user has opened and that haven't ended, for the account's export and deletion.
struct RoomsOfAccount final : accounts::AccountPart {
    std::string_view name() const override { return "liveRooms"; }
    void exportTo(storage::Connection& connection, UserId const& userId,
                  accounts::ExportSink const& sink) const override;
    void erase(storage::Connection& connection, UserId const& userId) const override;
};

} // namespace wheelwright::live
