#include "accounts/providers.hpp"
#include "accounts/oauth_provider.hpp"
#include "accounts/openid_provider.hpp"

namespace wheelwright::accounts {

Providers::Providers(ProviderRules const& rules, Clock const& clock) {
    all_.push_back(std::make_unique<OpenIdProvider>("google", rules.google, clock));
    all_.push_back(std::make_unique<FacebookProvider>(rules.facebook));
    all_.push_back(std::make_unique<MicrosoftProvider>(rules.microsoft, clock));
    all_.push_back(std::make_unique<AppleProvider>(rules.apple, clock));
    all_.push_back(std::make_unique<GithubProvider>(rules.github));
}

Provider* Providers::find(std::string_view name) const {
    for (auto const& provider : all_)
        if (provider->name() == name) return provider.get();
    return nullptr;
}

} // namespace wheelwright::accounts
