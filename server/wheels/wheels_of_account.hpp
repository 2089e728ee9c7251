#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/clock.hpp"

namespace wheelwright::wheels {

// An account's wheels with their links and logs of spins, exported and deleted with the account.
class WheelsOfAccount final : public accounts::AccountPart {
public:
    explicit WheelsOfAccount(Clock const& clock) : clock_{clock} {}

    std::string_view name() const override { return "wheels"; }
    void exportTo(storage::Connection& connection, UserId const& userId,
                  accounts::ExportSink const& sink) const override;
    void erase(storage::Connection& connection, UserId const& userId) const override;

private:
    Clock const& clock_;
};

} // namespace wheelwright::wheels
