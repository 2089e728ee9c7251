#pragma once
#include "accounts/provider.hpp"
#include "accounts/provider_rules.hpp"
#include <memory>
#include <vector>

namespace wheelwright::accounts {

// The five sign-in providers, in the order people see them.
class Providers {
public:
    Providers(ProviderRules const& rules, Clock const& clock);

    Provider* find(std::string_view name) const; // null: there is no such provider
    std::vector<std::unique_ptr<Provider>> const& all() const { return all_; }

private:
    std::vector<std::unique_ptr<Provider>> all_;
};

} // namespace wheelwright::accounts
