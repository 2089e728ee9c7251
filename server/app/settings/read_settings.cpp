#include "app/settings/read_settings.hpp"
#include <algorithm>

namespace wheelwright::app {
namespace {

struct Given {
    std::string from;
    std::string value;
};

std::optional<Given> given(Setting const& setting, Flags const& flags, Environment const& environment) {
    if (auto const flag = flags.find(setting.key); flag != flags.end())
        return Given{flagOf(setting), flag->second};
    auto const name = environmentNameOf(setting);
    char const* const value = environment(name.c_str());
    if (value != nullptr && *value != '\0') return Given{name, value};
    return std::nullopt;
}

// Never shows a secret: the error ends up in logs.
std::string shown(Setting const& setting, std::string const& value) {
    return setting.secret ? "" : ", not '" + value + "'";
}

// Kubernetes sets such variables for a service named wheelwright.
bool isServiceLink(std::string_view name) {
    return name.starts_with("WHEELWRIGHT_SERVICE_") || name.starts_with("WHEELWRIGHT_PORT_");
}

} // namespace

Result<Settings> readSettings(Flags const& flags, Environment const& environment) {
    Settings settings;
    for (auto const& [key, by] : replacedSettings()) {
        Setting const old{key, {}, {}, {}, {}};
        if (auto const text = given(old, flags, environment))
            return Error{Fault::BadInput, "replaced_setting",
                         text->from + " was replaced by --" + std::string{by} + ". Set that instead."};
    }
    for (auto const& setting : settingsTable()) {
        setting.set(settings, setting.fallback);
        auto const text = given(setting, flags, environment);
        if (!text || setting.set(settings, text->value)) continue;
        return Error{Fault::BadInput, "bad_setting",
                     text->from + " must be " + setting.allowed + shown(setting, text->value) + "."};
    }
    if (!settings.redisUrl.empty() && settings.publicAddress.empty())
        return Error{
            Fault::BadInput, "bad_setting",
            "--redis-url needs --public-url, the same in every process: tokens name it, and a process "
            "refuses those of another address."};
    if (settings.database.empty()) settings.database = "sqlite:" + settings.data + "/wheelwright.db";
    return settings;
}

std::vector<std::string> unknownVariables(char const* const* environment) {
    std::vector<std::string> names;
    for (; *environment != nullptr; ++environment) {
        std::string_view const entry{*environment};
        std::string name{entry.substr(0, entry.find('='))};
        bool const isKnown = !name.starts_with("WHEELWRIGHT_") || isServiceLink(name) ||
                             std::ranges::any_of(settingsTable(), [&](Setting const& setting) {
                                 return environmentNameOf(setting) == name;
                             });
        if (!isKnown) names.push_back(std::move(name));
    }
    return names;
}

} // namespace wheelwright::app
