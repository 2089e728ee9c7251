#pragma once
#include "accounts/account_part.hpp"
#include "base/clock.hpp"

namespace wheelwright::media {

// A user's uploads: exported with addresses to fetch them from, and deleted with the account.
class MediaOfAccount final : public accounts::AccountPart {
public:
    explicit MediaOfAccount(Clock const& clock) : clock_{clock} {}

    std::string_view name() const override { return "media"; }
    boost::json::value exported(storage::Connection& connection, std::string_view userId) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;

private:
    Clock const& clock_;
};

} // namespace wheelwright::media
