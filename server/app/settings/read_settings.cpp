#include "app/settings/read_settings.hpp"
#include "base/text.hpp"
#include <set>

namespace wheelwright::app {
namespace {

constexpr char kTestRules[] = "WHEELWRIGHT_TEST_RULES";

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

// Sets what was given, else the default.
std::optional<Error> refusalOf(Settings& settings, Setting const& setting, std::optional<Given> const& text) {
    setting.set(settings, setting.fallback);
    if (!text || setting.set(settings, text->value)) return std::nullopt;
    return Error{Fault::BadInput, "bad_setting",
                 text->from + " must be " + setting.allowed + shown(setting, text->value) + "."};
}

// A setting that is gone would do harm if it were only warned of: rows kept for longer would be deleted, and
// the secrets of another service sent to the usual one.
std::string harmOf(FormerSetting const& former, std::string_view value) {
    if (former.now.starts_with("https://") && value != former.now)
        return "this version asks only " + std::string{former.now} + ". Remove the setting";
    if (!former.key.starts_with("keep-")) return {};
    auto const days = wholeNumber(value);
    if (!days || (*days != 0 && *days <= *wholeNumber(former.now))) return {};
    return "this version deletes after " + std::string{former.now} +
           " days. Copy what you want to keep, then remove the setting";
}

// Kubernetes sets such variables for a service named wheelwright.
bool isServiceLink(std::string_view name) {
    return name.starts_with("WHEELWRIGHT_SERVICE_") || name.starts_with("WHEELWRIGHT_PORT_");
}

} // namespace

Result<Settings> readSettings(Flags const& flags, Environment const& environment) {
    Settings settings;
    for (auto const& former : formerSettings()) {
        auto const text = given({former.key, {}, {}, {}, {}}, flags, environment);
        if (!text) continue;
        if (!former.replacedBy.empty())
            return Error{Fault::BadInput, "replaced_setting",
                         text->from + " was replaced by --" + std::string{former.replacedBy} +
                             ". Set that instead."};
        if (auto const harm = harmOf(former, text->value); !harm.empty())
            return Error{Fault::BadInput, "gone_setting", text->from + " is gone: " + harm + "."};
        settings.gone.push_back(text->from + " is gone and has no effect. The value is always " +
                                std::string{former.now} + ".");
    }
    char const* const rules = environment(kTestRules);
    bool const isTest = rules != nullptr && std::string_view{rules} == "on";
    for (auto const& constant : constantsForTests()) {
        auto const text = given(constant, flags, environment);
        if (text && !isTest)
            return Error{Fault::BadInput, "test_rule",
                         text->from + " is for the tests of Wheelwright, which set " + kTestRules +
                             "=on beside it."};
        if (text) settings.testRules.push_back(text->from);
        if (auto refusal = refusalOf(settings, constant, text)) return *refusal;
    }
    for (auto const& setting : settingsTable())
        if (auto refusal = refusalOf(settings, setting, given(setting, flags, environment))) return *refusal;
    if (!settings.redisUrl.empty() && settings.publicAddress.empty())
        return Error{
            Fault::BadInput, "bad_setting",
            "--redis-url needs --public-url, the same in every process: tokens name it, and a process "
            "refuses those of another address."};
    if (settings.database.empty()) settings.database = "sqlite:" + settings.data + "/wheelwright.db";
    return settings;
}

std::vector<std::string> unknownVariables(char const* const* environment) {
    std::set<std::string, std::less<>> known{kTestRules};
    for (auto const* const table : {&settingsTable(), &constantsForTests()})
        for (auto const& setting : *table)
            known.insert(environmentNameOf(setting));
    for (auto const& former : formerSettings())
        known.insert(environmentNameOf({former.key, {}, {}, {}, {}}));
    std::vector<std::string> names;
    for (; *environment != nullptr; ++environment) {
        std::string_view const entry{*environment};
        auto const name = entry.substr(0, entry.find('='));
        if (name.starts_with("WHEELWRIGHT_") && !isServiceLink(name) && !known.contains(name))
            names.emplace_back(name);
    }
    return names;
}

} // namespace wheelwright::app
