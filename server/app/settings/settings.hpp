#pragma once
#include "base/log.hpp"
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::app {

// Every setting with its type. Keys, defaults, ranges and help are in settings_table.cpp and *_settings.cpp.
struct Settings {
    std::string listen;
    int port = 0;
    std::string adminListen;
    std::string publicAddress;
    std::string data;
    std::string database;
    std::string backupTo;
    std::string redisUrl;
    std::string web;
    std::string content;
    std::vector<std::string> trustedProxies;
    std::vector<std::string> corsOrigins;
    log::Level logLevel = log::Level::Info;
    log::Format logFormat = log::Format::Text;
    int workers = 0;
    int connections = 0;
    int bodyBudget = 0;
    int databasePool = 0;
    int quotaFree = 0;
    int quotaPro = 0;
    int quotaPremium = 0;
    int liveRooms = 0;
    int rateCalls = 0;
    int rateDraws = 0;
    std::string drawBeaconUrl;
    int rateLinksSource = 0;

    std::string smtpUrl;
    std::string smtpUser;
    std::string smtpPassword;
    bool smtpTls = true;
    std::string smtpCaFile;
    std::string mailFrom;
    int creditsFree = 0;
    int creditsPro = 0;
    int creditsPremium = 0;

    std::string googleClientId;
    std::string googleClientSecret;
    std::string microsoftIssuer;
    std::string microsoftClientId;
    std::string microsoftClientSecret;
    std::string appleClientId;
    std::string appleTeamId;
    std::string appleKeyId;
    std::string appleKeyFile;
    std::string githubClientId;
    std::string githubClientSecret;
    std::string facebookClientId;
    std::string facebookClientSecret;
    std::string oidcFile;
    std::string authHeader;
    bool signInByEmail = true;
    std::vector<std::string> signUp; // "open", "invited", "nobody" or domains

    int imageLimit = 0;
    int soundLimit = 0;
    int mediaDaysFree = 0;
    std::string turnstileSiteKey;
    std::string turnstileSecret;
    std::string s3Url;
    std::string s3Bucket;
    std::string s3Region;
    std::string s3KeyId;
    std::string s3Secret;
    bool s3Direct = false;
    bool mediaUnconfined = false;

    std::string recaptchaSiteKey;
    std::string recaptchaSecret;
    int recaptchaThreshold = 0;

    std::string aiUrl;
    std::string aiKey;
    std::string aiModel;
    int aiTimeout = 0;
    int aiCalls = 0;
    std::string chatKeys;

    int keepModerationLog = 0;
    int keepReceipts = 0;
    int keepGuestDraws = 0;
    int keepUnusedAccounts = 0;
    std::string operatorName;
    std::string contact;
    std::string plansUrl;
    std::string sourceUrl;
    std::string twitchChatUrl;
    std::string wordFilter;

    // What was given, as admins may see it.
    struct Given {
        std::string_view key;
        std::string value; // empty: a secret
    };
    std::vector<Given> given;

    // Said by doctor.
    std::vector<std::string> files;     // of variables that were read
    std::vector<std::string> unknown;   // variables with the prefix of settings that match no setting
    std::vector<std::string> gone;      // a sentence for each given setting that no longer exists
    std::vector<std::string> testRules; // the names of constants that a test has turned

    // Of a demo: when everything is thrown away.
    std::optional<std::chrono::steady_clock::time_point> demoUntil;

    // Constants that only tests turn: constants.cpp.
    int demoSeconds = 0;
    int loops = 0;
    int queue = 0;
    int connectionsPerSource = 0;
    int bodyBudgetPerSource = 0;
    int headSeconds = 0;
    int idleSeconds = 0;
    int stopSeconds = 0;
    int wheelsPerUser = 0;
    int guestBudget = 0;
    int liveRoomsPerSource = 0;
    int liveRoomsPerUser = 0;
    int liveLease = 0;
    bool rateLimits = true;
    int webhookSeconds = 0;
    bool privateWebhooks = false; // receivers may be anywhere, also without TLS
    int rateSaves = 0;
    int rateSpins = 0;
    int rateRooms = 0;
    int rateUploads = 0;
    int rateFeedback = 0;
    int ratePause = 0;
    int rateLinks = 0;
    int rateIdeas = 0;
    std::string googleIssuer;
    std::string appleIssuer;
    std::string githubUrl;
    std::string githubApiUrl;
    std::string facebookUrl;
    std::string facebookGraphUrl;
    int mediaCountFree = 0;
    int mediaWorkers = 0;
    int decodingMegapixels = 0;
    int decodingMegapixelsPerSource = 0;
    std::string turnstileScriptUrl;
    std::string turnstileVerifyUrl;
    std::string recaptchaScriptUrl;
    std::string recaptchaVerifyUrl;
};

struct Setting {
    std::string_view key; // the flag is --key, the environment name WHEELWRIGHT_KEY
    std::string fallback; // as a person would write it; empty: see help
    std::string allowed;  // completes "must be …"
    std::string_view help;
    std::function<bool(Settings&, std::string_view)> set; // false: not allowed
    bool secret = false;                                  // never repeated in a message
};

// Settings that are looked for together.
struct SettingGroup {
    std::string_view title;
    std::vector<Setting> settings;
};

std::vector<SettingGroup> const& settingGroups();
std::vector<Setting> const& settingsTable(); // those of all groups

// Values that no operator would choose differently but tests of the real server need to change: flags and
// variables that begin with "test-". They aren't settings, and are refused unless WHEELWRIGHT_TEST_RULES=on
// is in the environment.
std::vector<Setting> const& constantsForTests();

// A setting of an earlier version; its names are recognised for one more version.
struct FormerSetting {
    std::string_view key;
    std::string_view replacedBy; // a given setting is refused in its favour; empty: only warned of
    std::string_view now;        // the value that applies instead
};
std::vector<FormerSetting> const& formerSettings();

std::vector<Setting> mailSettings();
std::vector<Setting> signInSettings();
std::vector<Setting> limitSettings();
std::vector<Setting> retentionSettings();
std::vector<Setting> uploadSettings();
std::vector<Setting> robotSettings();
std::vector<Setting> ideaSettings();

std::string flagOf(std::string_view key);
std::string environmentNameOf(std::string_view key);

// The key of the setting that names a file with this secret, as containers mount them.
std::string fileKeyOf(Setting const& secret);

// Whether the public address is unset or localhost, as during development.
bool isOnLocalhost(Settings const& settings);

} // namespace wheelwright::app
