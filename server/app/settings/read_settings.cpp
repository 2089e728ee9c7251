#include "app/settings/read_settings.hpp"
#include "app/settings/oidc_file.hpp"
#include "app/settings/variables.hpp"
#include "base/files.hpp"
#include "base/text.hpp"
#include "bridges/chat_commands.hpp"

namespace wheelwright::app {
namespace {

struct Given {
    std::string from;
    std::string value;
};

std::optional<Given> given(std::string_view key, Flags const& flags, Environment const& environment) {
    if (auto const flag = flags.find(key); flag != flags.end()) return Given{flagOf(key), flag->second};
    auto const name = environmentNameOf(key);
    char const* const value = environment(name.c_str());
    if (value != nullptr && *value != '\0') return Given{name, value};
    return std::nullopt;
}

// Never shows a secret: the error ends up in logs.
std::string shown(Setting const& setting, std::string const& value) {
    return setting.secret ? "" : ", not '" + value + "'";
}

Error badSetting(std::string sentence) {
    return {Fault::BadInput, "bad_setting", std::move(sentence)};
}

// A secret is given itself, or in a file that ends it with a line break or not.
Result<std::optional<Given>> givenSecret(Setting const& setting, Flags const& flags,
                                         Environment const& environment) try {
    auto const plain = given(setting.key, flags, environment);
    auto const file = given(fileKeyOf(setting), flags, environment);
    if (!file) return plain;
    if (plain) return badSetting(plain->from + " and " + file->from + " are both set. Set one of them.");
    auto text = readFile(file->value);
    while (text.ends_with('\n') || text.ends_with('\r'))
        text.pop_back();
    if (text.empty()) return badSetting(file->from + " names an empty file: " + file->value + ".");
    return std::optional{Given{"What " + file->from + " names", std::move(text)}};
} catch (std::runtime_error const&) {
    auto const file = *given(fileKeyOf(setting), flags, environment);
    return badSetting(file.from + " names a file that can't be read: " + file.value + ".");
}

// Sets what was given, else the default.
std::optional<Error> refusalOf(Settings& settings, Setting const& setting, std::optional<Given> const& text) {
    setting.set(settings, setting.fallback);
    if (!text || setting.set(settings, text->value)) return std::nullopt;
    return badSetting(text->from + " must be " + setting.allowed + shown(setting, text->value) + ".");
}

// Ignoring a removed setting with a warning would do harm: rows that should be kept longer would be deleted,
// and the secrets of another service would be sent to the usual one.
std::string harmOf(FormerSetting const& former, std::string_view value) {
    if (former.now.starts_with("https://") && value != former.now)
        return "this version asks only " + std::string{former.now} + ". Remove the setting";
    if (!former.key.starts_with("keep-")) return {};
    auto const days = wholeNumber(value);
    if (!days || (*days != 0 && *days <= *wholeNumber(former.now))) return {};
    return "this version deletes after " + std::string{former.now} +
           " days. Copy what you want to keep, then remove the setting";
}

} // namespace

Result<Settings> readSettings(Flags const& flags, Environment const& environment) {
    Settings settings;
    for (auto const& former : formerSettings()) {
        auto const text = given(former.key, flags, environment);
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
        auto const text = given(constant.key, flags, environment);
        if (text && !isTest)
            return Error{Fault::BadInput, "test_rule",
                         text->from + " is for the tests of Wheelwright, which set " + kTestRules +
                             "=on beside it."};
        if (text) settings.testRules.push_back(text->from);
        if (auto refusal = refusalOf(settings, constant, text)) return *refusal;
    }
    for (auto const& setting : settingsTable()) {
        auto const text = setting.secret ? givenSecret(setting, flags, environment)
                                         : given(setting.key, flags, environment);
        if (!text) return text.error();
        if (auto refusal = refusalOf(settings, setting, *text)) return *refusal;
        if (*text) settings.given.push_back({setting.key, setting.secret ? "" : (*text)->value});
    }
    if (settings.backupTo.starts_with("s3:") && settings.s3Url.empty())
        return badSetting("--backup-to " + settings.backupTo + " needs the bucket of --s3-url.");
    if (!settings.redisUrl.empty() && settings.publicAddress.empty())
        return badSetting("--redis-url needs --public-url, the same in every process: tokens name it, and a "
                          "process refuses those of another address.");
    if (auto const keys = bridges::readChatKeys(settings.chatKeys); !keys)
        return badSetting("--chat-keys " + keys.error().message + ".");
    if (!settings.oidcFile.empty()) {
        auto const own = readOidcFile(settings.oidcFile);
        if (!own) return own.error();
        settings.authHeader = own->authHeader;
        settings.signInByEmail = own->byEmail;
    }
    if (!settings.authHeader.empty() && settings.trustedProxies.empty())
        return badSetting("The authHeader of --oidc-file needs --trusted-proxies, the front that sends it: "
                          "from any other address it is ignored.");
    if (settings.database.empty()) settings.database = "sqlite:" + settings.data + "/wheelwright.db";
    return settings;
}

} // namespace wheelwright::app
