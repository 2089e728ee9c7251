#include "app/settings/read_settings.hpp"
#include "testing/temp_folder.hpp"
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::ElementsAre;
using testing::TempFolder;
using ::testing::UnorderedElementsAre;

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

bool isSetting(std::string_view key) {
    return std::ranges::any_of(settingsTable(), [key](Setting const& setting) { return setting.key == key; });
}

TEST(Settings, AReplacedSettingIsRefusedWithTheNameOfTheNewOne) {
    EXPECT_EQ(refusal({{"wheel-quota-free", "20"}}),
              "--wheel-quota-free was replaced by --quota-free. Set that instead.");
    EXPECT_EQ(refusal({}, {{"WHEELWRIGHT_MEDIA_QUOTA_PRO", "20"}}),
              "WHEELWRIGHT_MEDIA_QUOTA_PRO was replaced by --quota-pro. Set that instead.");
    for (auto const& [key, by, now] : formerSettings()) {
        EXPECT_FALSE(isSetting(key)) << key;
        EXPECT_NE(by.empty(), now.empty()) << key;
        EXPECT_TRUE(by.empty() || isSetting(by)) << by;
        EXPECT_NE(key, "demo-seconds") << "no version had it";
    }
}

TEST(Settings, OneThatIsGoneIsTakenWithASentenceThatSaysWhatApplies) {
    auto const settings = *readFrom({{"queue", "5"}}, {{"WHEELWRIGHT_KEEP_OUTBOX", "none"}});
    EXPECT_THAT(
        settings.gone,
        UnorderedElementsAre("--queue is gone and has no effect. The value is always 1024.",
                             "WHEELWRIGHT_KEEP_OUTBOX is gone and has no effect. The value is always 7."));
    EXPECT_EQ(settings.queue, 1024);
}

TEST(Settings, OneThatIsGoneIsRefusedWhereIgnoringItWouldLoseDataOrSecrets) {
    for (auto const* days : {"0", "91"})
        EXPECT_EQ(
            refusal({{"keep-rejected-feedback", days}}),
            "--keep-rejected-feedback is gone: this version deletes after 90 days. Copy what you want to "
            "keep, then remove the setting.");
    EXPECT_EQ(refusal({}, {{"WHEELWRIGHT_TURNSTILE_VERIFY_URL", "https://checks.example/verify"}}),
              "WHEELWRIGHT_TURNSTILE_VERIFY_URL is gone: this version asks only "
              "https://challenges.cloudflare.com/turnstile/v0/siteverify. Remove the setting.");
    EXPECT_EQ(readFrom({{"keep-rejected-feedback", "90"}}, {})->gone.size(), 1U);
}

TEST(Settings, ThereAreAtMostEighty) {
    EXPECT_LE(settingsTable().size(), 80U);
}

TEST(Settings, OnlyTestsTurnConstants) {
    EXPECT_EQ(refusal({{"test-queue", "5"}}),
              "--test-queue is for the tests of Wheelwright, which set WHEELWRIGHT_TEST_RULES=on beside it.");
    EXPECT_EQ(readFrom({{"test-queue", "5"}}, {{"WHEELWRIGHT_TEST_RULES", "on"}})->queue, 5);
    EXPECT_EQ(readFrom({}, {{"WHEELWRIGHT_TEST_RULES", "on"}})->queue, 1024);
}

TEST(Settings, ASecretMayStandInAFileOfItsOwn) {
    TempFolder const folder;
    auto const file = folder.path() / "password";
    auto const sentenceFor = [&](std::string_view content) {
        std::ofstream{file} << content;
        return refusal({}, {{"WHEELWRIGHT_SMTP_PASSWORD_FILE", file}});
    };
    EXPECT_EQ(sentenceFor("open sesame\r\n"), "accepted");
    EXPECT_EQ(readFrom({{"smtp-password-file", file}})->smtpPassword, "open sesame");
    EXPECT_EQ(sentenceFor("\n"),
              "WHEELWRIGHT_SMTP_PASSWORD_FILE names an empty file: " + file.string() + ".");
    EXPECT_EQ(sentenceFor("open\nsesame"),
              "What WHEELWRIGHT_SMTP_PASSWORD_FILE names must be text without line breaks.");
    EXPECT_EQ(refusal({{"s3-secret-file", "/nowhere"}}),
              "--s3-secret-file names a file that can't be read: /nowhere.");
    EXPECT_EQ(refusal({{"smtp-password", "x"}}, {{"WHEELWRIGHT_SMTP_PASSWORD_FILE", file}}),
              "--smtp-password and WHEELWRIGHT_SMTP_PASSWORD_FILE are both set. Set one of them.");
}

TEST(Settings, TheFileOfASecretHasANameThatNoSettingHas) {
    for (auto const& setting : settingsTable())
        EXPECT_FALSE(setting.secret && isSetting(fileKeyOf(setting))) << setting.key;
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
    for (auto const* key : {"s3-url", "ai-url", "plans-url"})
        EXPECT_EQ(refusal({{key, "https://login.example/{tenantid}"}}),
                  "--" + std::string{key} +
                      " must be an http:// or https:// address, not 'https://login.example/{tenantid}'.");
}

TEST(Settings, TheAdminListenerTakesAnAddressWithPortOrOff) {
    EXPECT_EQ(readFrom({{"admin-listen", "[::1]:9090"}})->adminListen, "[::1]:9090");
    for (auto const* text : {"9090", "127.0.0.1", "127.0.0.1:x", "on"})
        EXPECT_NE(refusal({{"admin-listen", text}}), "accepted") << text;
}

TEST(ReadSettings, WhatWasGivenIsShownWithoutSecrets) {
    Flags const flags{{"port", "8081"},
                      {"smtp-password", "geheim"},
                      {"database", "postgresql://ann:geheim@db/wheels?password=geheim"},
                      {"redis-url", "redis://:geheim@cache:6379"},
                      {"public-url", "https://wheel.example"}};
    auto const settings = readSettings(flags, [](char const*) -> char const* { return nullptr; }).value();
    std::map<std::string, std::string> shown;
    for (auto const& [key, value] : settings.given)
        shown.emplace(key, value);
    EXPECT_THAT(shown,
                ::testing::UnorderedElementsAre(std::pair{"port", "8081"}, std::pair{"smtp-password", ""},
                                                std::pair{"database", ""}, std::pair{"redis-url", ""},
                                                std::pair{"public-url", "https://wheel.example"}))
        << "addresses that may hold a password are secrets too";
}

} // namespace
} // namespace wheelwright::app
