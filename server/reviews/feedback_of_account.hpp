#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::reviews {

// What a user wrote and, with the admin role, moderated: part of the export, gone with the account.
class FeedbackOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "feedback"; }
    boost::json::value exported(storage::Connection& connection, std::string_view userId) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;
};

} // namespace wheelwright::reviews
