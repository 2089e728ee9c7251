#include "app/settings/read_settings.hpp"
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::ElementsAre;

Result<Settings> readFrom(Flags const& flags, std::map<std::string, std::string> const& environment = {}) {
    return readSettings(flags, [&](char const* name) -> char const* {
        auto const found = environment.find(name);
        return found == environment.end() ? nullptr : found->second.c_str();
    });
}

std::string refusal(Flags const& flags, std::map<std::string, std::string> const& environment = {}) {
    auto const settings = readFrom(flags, environment);
    return settings ? "accepted" : settings.error().message;
}

TEST(Settings, DefaultsServeLocallyOnSqlite) {
    auto const settings = *readFrom({});
    EXPECT_EQ(settings.listen, "127.0.0.1");
    EXPECT_EQ(settings.port, 8080);
    EXPECT_EQ(settings.adminListen, "off");
    EXPECT_EQ(settings.database, "sqlite:data/wheelwright.db");
    EXPECT_TRUE(settings.rateLimits);
}

TEST(Settings, EveryDefaultIsAllowedByItsOwnRule) {
    for (auto const& setting : settingsTable()) {
        Settings settings;
        EXPECT_TRUE(setting.set(settings, setting.fallback)) << setting.key;
    }
}

TEST(Settings, AFlagWinsOverTheEnvironmentAndThatOverTheDefault) {
    EXPECT_EQ(readFrom({{"port", "9000"}}, {{"WHEELWRIGHT_PORT", "7000"}})->port, 9000);
    EXPECT_EQ(readFrom({}, {{"WHEELWRIGHT_PORT", "7000"}})->port, 7000);
    EXPECT_EQ(readFrom({}, {{"WHEELWRIGHT_PORT", ""}})->port, 8080);
    EXPECT_EQ(readFrom({}, {{"WHEELWRIGHT_S3_BUCKET", "wheels"}})->s3Bucket, "wheels");
}

TEST(Settings, AWrongValueIsNamedWithWhatIsAllowed) {
    EXPECT_EQ(refusal({{"port", "70000"}}), "--port must be a whole number from 0 to 65535, not '70000'.");
    EXPECT_EQ(refusal({}, {{"WHEELWRIGHT_LOG_LEVEL", "loud"}}),
              "WHEELWRIGHT_LOG_LEVEL must be debug, info, warn, error or off, not 'loud'.");
    EXPECT_EQ(refusal({{"listen", "localhost"}}),
              "--listen must be an IP address such as 127.0.0.1, 0.0.0.0 or ::1, not 'localhost'.");
}

TEST(Settings, AReplacedSettingIsRefusedWithTheNameOfTheNewOne) {
    EXPECT_EQ(refusal({{"wheel-quota-free", "20"}}),
              "--wheel-quota-free was replaced by --quota-free. Set that instead.");
    EXPECT_EQ(refusal({}, {{"WHEELWRIGHT_RECEIPT_BUDGET", "20"}}),
              "WHEELWRIGHT_RECEIPT_BUDGET was replaced by --guest-budget. Set that instead.");
    for (auto const& [key, by] : replacedSettings()) {
        auto const isNamed = [](std::string_view name) {
            return [name](Setting const& setting) { return setting.key == name; };
        };
        EXPECT_TRUE(std::ranges::any_of(settingsTable(), isNamed(by))) << by;
        EXPECT_FALSE(std::ranges::any_of(settingsTable(), isNamed(key))) << key;
    }
}

TEST(Settings, NumbersAreWholeNumbersAndNothingElse) {
    for (auto const* text : {"", "8080x", " 8080", "8.5", "-1", "99999999999", "0x10"})
        EXPECT_NE(refusal({{"port", text}}), "accepted") << text;
}

TEST(Settings, ListsAreSplitAtCommas) {
    EXPECT_THAT(readFrom({{"trusted-proxies", "10.0.0.0/8,::1"}})->trustedProxies,
                ElementsAre("10.0.0.0/8", "::1"));
    EXPECT_NE(refusal({{"trusted-proxies", "10.0.0.0/8,,::1"}}), "accepted");
    EXPECT_NE(refusal({{"cors-origins", "https://example.org/path"}}), "accepted");
}

TEST(Settings, AddressesOfTheSiteAreOrigins) {
    EXPECT_EQ(readFrom({{"public-url", "https://wheel.example"}})->publicAddress, "https://wheel.example");
    for (auto const* text :
         {"wheel.example", "ftp://wheel.example", "https://wheel.example/", "https://u@wheel.example"})
        EXPECT_NE(refusal({{"public-url", text}}), "accepted") << text;
}

TEST(Settings, OnlyTheIssuerOfTenantsHasAPlaceholder) {
    EXPECT_EQ(refusal({{"microsoft-issuer", "https://login.example/{tenantid}/v2.0"}}), "accepted");
    EXPECT_EQ(refusal({{"microsoft-issuer", "https://login.example/one/v2.0"}}), "accepted");
    for (auto const* key : {"turnstile-script-url", "recaptcha-script-url", "s3-url", "google-issuer",
                            "apple-issuer", "github-url", "facebook-graph-url"})
        EXPECT_EQ(refusal({{key, "https://login.example/{tenantid}"}}),
                  "--" + std::string{key} +
                      " must be an http:// or https:// address, not 'https://login.example/{tenantid}'.");
}

TEST(Settings, TheAdminListenerTakesAnAddressWithPortOrOff) {
    EXPECT_EQ(readFrom({{"admin-listen", "[::1]:9090"}})->adminListen, "[::1]:9090");
    for (auto const* text : {"9090", "127.0.0.1", "127.0.0.1:x", "on"})
        EXPECT_NE(refusal({{"admin-listen", text}}), "accepted") << text;
}

} // namespace
} // namespace wheelwright::app
