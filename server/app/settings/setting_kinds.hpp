#pragma once
#include "app/settings/settings.hpp"
#include <string>
#include <utility>
#include <vector>

// The kinds of settings: how the text of each is parsed and which values are allowed.
namespace wheelwright::app {

struct Range {
    int least;
    int most;
};

Setting number(std::string_view key, int Settings::*member, int fallback, Range range, std::string_view help);
Setting databaseAddress(std::string_view key, std::string Settings::*member, std::string_view help);
Setting redisAddress(std::string_view key, std::string Settings::*member, std::string_view help);
Setting folder(std::string_view key, std::string Settings::*member, std::string fallback,
               std::string_view help);
Setting ipAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                  std::string_view help);
Setting endpointOrOff(std::string_view key, std::string Settings::*member, std::string fallback,
                      std::string_view help);
Setting webAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                   std::string_view help);
Setting serviceAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                       std::string_view help);
// The address of a chat that pages read; off: none.
Setting chatAddressOrOff(std::string_view key, std::string Settings::*member, std::string fallback,
                         std::string_view help);
Setting beaconAddress(std::string_view key, std::string Settings::*member, std::string_view help);
Setting optionalServiceAddress(std::string_view key, std::string Settings::*member, std::string_view help);
// May contain {tenantid}: each tenant of Microsoft has its own issuer.
Setting tenantIssuer(std::string_view key, std::string Settings::*member, std::string fallback,
                     std::string_view help);
Setting mailServer(std::string_view key, std::string Settings::*member, std::string_view help);
Setting mailAddress(std::string_view key, std::string Settings::*member, std::string fallback,
                    std::string_view help);
Setting file(std::string_view key, std::string Settings::*member, std::string_view help);
Setting name(std::string_view key, std::string Settings::*member, std::string_view help);
Setting nameOr(std::string_view key, std::string Settings::*member, std::string fallback,
               std::string_view help);
Setting line(std::string_view key, std::string Settings::*member, std::string_view help);
Setting secret(std::string_view key, std::string Settings::*member, std::string_view help);
Setting signUp(std::string_view key, std::vector<std::string> Settings::*member, std::string_view help);
Setting networks(std::string_view key, std::vector<std::string> Settings::*member, std::string_view help);
Setting origins(std::string_view key, std::vector<std::string> Settings::*member, std::string_view help);

template <class T>
Setting choice(std::string_view key, T Settings::*member, std::string fallback,
               std::vector<std::pair<std::string, T>> options, std::string_view help) {
    std::string allowed;
    for (std::size_t i = 0; i < options.size(); ++i)
        allowed += (i == 0 ? "" : i + 1 == options.size() ? " or " : ", ") + options[i].first;
    return {key, std::move(fallback), allowed, help,
            [member, options = std::move(options)](Settings& settings, std::string_view given) {
                for (auto const& [name, value] : options) {
                    if (name != given) continue;
                    settings.*member = value;
                    return true;
                }
                return false;
            }};
}

} // namespace wheelwright::app
