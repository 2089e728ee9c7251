#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::reviews {

// A user's feedback and, with the admin role, their moderation log: exported and deleted with the account.
class FeedbackOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "feedback"; }
    boost::json::value exported(storage::Connection& connection, std::string_view userId) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;
};

} // namespace wheelwright::reviews
