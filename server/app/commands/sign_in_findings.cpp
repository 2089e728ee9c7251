#include "app/commands/commands.hpp"
#include "app/settings/rules.hpp"
#include "base/clock.hpp"

namespace wheelwright::app {
namespace {

Finding providerFinding(accounts::Provider& provider, std::string const& publicAddress) {
    std::string const name{provider.name()};
    auto const redirect = publicAddress + accounts::callbackPath(name);
    if (auto const greeted = provider.greet(); !greeted)
        return {Verdict::Bad, "The sign-in by " + name + " can't be used: " + greeted.error().message,
                "Its discovery document must be reachable from this machine, and name the issuer exactly as "
                "it is set, with or without a slash at its end."};
    return {Verdict::Good, "People can sign in by " + name + ". Its redirect address is " + redirect};
}

Finding signUpFinding(Settings const& settings) {
    if (settings.signUp == std::vector<std::string>{"open"})
        return {Verdict::Good, "Everyone can open an account (--sign-up)."};
    std::string who;
    for (auto const& each : settings.signUp)
        who += (who.empty() ? "" : ", ") + each;
    return {Verdict::Good, "Who can open an account by email or a known provider (--sign-up): " + who + "."};
}

} // namespace

Diagnosis signInFindings(Settings const& settings) {
    auto const publicAddress = publicAddressIn(settings);
    auto const rules = accountRules(settings, publicAddress);
    SystemClock const clock;
    Diagnosis findings{signUpFinding(settings)};
    try {
        accounts::Providers const providers{rules.providers, clock};
        for (auto const& provider : providers.all())
            if (provider->configured()) findings.push_back(providerFinding(*provider, publicAddress));
    } catch (std::runtime_error const& problem) {
        findings.push_back({Verdict::Bad, problem.what(), "The server can't start before that."});
    }
    if (!rules.signInByEmail)
        findings.push_back({Verdict::Good, "Signing in by email is off (--oidc-file). `wheelwright admin "
                                           "link` still lets the operator in."});
    if (!rules.authHeader.empty())
        findings.push_back({Verdict::Good, "The fronts in --trusted-proxies sign people in by the header " +
                                               rules.authHeader + "."});
    return findings;
}

} // namespace wheelwright::app
