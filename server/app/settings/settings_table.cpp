#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"

namespace wheelwright::app {

namespace {

std::vector<Setting> firstSettings() {
    return {
        ipAddress("listen", &Settings::listen, "127.0.0.1",
                  "Address that the server listens on; 0.0.0.0 or :: for every network of this machine. With "
                  "the default, only this machine reaches the server."),
        number("port", &Settings::port, 8080, {0, 65535},
               "Port that the server listens on; 0 picks a free one."),
        webAddress("public-url", &Settings::publicAddress, "",
                   "The address that people type, used in links. Unset: http://localhost:{port}."),
        networks("trusted-proxies", &Settings::trustedProxies,
                 "Networks of the reverse proxies whose X-Forwarded-For is trusted."),
        folder("data", &Settings::data, "data",
               "Folder for the SQLite database, uploads, and mails without a mail server."),
        databaseAddress("database", &Settings::database,
                        "The database. Unset: sqlite:{data}/wheelwright.db."),
        line("operator", &Settings::operatorName,
             "Who runs this server, as its privacy and terms pages name them. Unset: the host of the public "
             "URL."),
        line("contact", &Settings::contact,
             "The email or other address on those pages. Unset: the pages say that none was named."),
        endpointOrOff("admin-listen", &Settings::adminListen, "off",
                      "Address and port where operators read /metrics and /api/health. Never a public one."),
        choice("log-level", &Settings::logLevel, "info",
               {{"debug", log::Level::Debug},
                {"info", log::Level::Info},
                {"warn", log::Level::Warn},
                {"error", log::Level::Error},
                {"off", log::Level::Off}},
               "Lowest level to log. Requests are logged at info."),
    };
}

std::vector<Setting> otherSettings() {
    return {
        redisAddress("redis-url", &Settings::redisUrl,
                     "Redis, which connects several processes on one database: live rooms, rate limits, "
                     "caches. Needs --public-url. Unset: this is the only process."),
        folder("web", &Settings::web, "",
               "Folder of the built page. Unset: web beside the binary's folder, or share/wheelwright/web "
               "there."),
        folder("content", &Settings::content, "",
               "Folder of sample wheels, themes and everything else that editors change. Unset: content "
               "beside the binary's folder, share/wheelwright/content there, or content one folder higher."),
        folder("backup-to", &Settings::backupTo, "",
               "Where the server makes a backup each day, keeping seven: a folder, for the database and "
               "uploads, or s3:PREFIX, for the database alone in the bucket of the uploads. Of several "
               "servers on one database, set it for one. Unset: no backups."),
        origins("cors-origins", &Settings::corsOrigins,
                "Origins of other sites whose pages may call the API."),
        choice("log-format", &Settings::logFormat, "text",
               {{"text", log::Format::Text}, {"json", log::Format::Json}},
               "Format of the log on standard error."),
        secret("chat-keys", &Settings::chatKeys,
               "What proves that the command /wheel comes from a chat: discord: and the application's public "
               "key, slack: and its signing secret, with a space between both (docs/howto/connect.md). "
               "Unset: no chat has it."),
        beaconAddress("draw-beacon-url", &Settings::drawBeaconUrl,
                      "A chain of a public randomness beacon (drand) that also decides official draws: "
                      "https://api.drand.sh/ and the chain's hash. A draw then takes some seconds, and none "
                      "is made while the beacon can't be reached. Set the same in every process. Unset: "
                      "draws don't use a beacon."),
        optionalServiceAddress("plans-url", &Settings::plansUrl,
                               "Where people buy this server's plans; its plans page links to it. Unset: the "
                               "page says that nothing is sold here."),
        optionalServiceAddress(
            "source-url", &Settings::sourceUrl,
            "Where the source code of this server is; the foot of its pages links to it. Unset: no link."),
        chatAddressOrOff("twitch-chat-url", &Settings::twitchChatUrl, "wss://irc-ws.chat.twitch.tv:443",
                         "Where the page of a host reads the chat of a Twitch channel, without an account. "
                         "Pages connect to it only when their host asks for it. Off: never."),
    };
}

} // namespace

std::vector<SettingGroup> const& settingGroups() {
    static std::vector<SettingGroup> const groups{
        {"First steps", firstSettings()},
        {"Mail", mailSettings()},
        {"Sign-in", signInSettings()},
        {"Limits", limitSettings()},
        {"Retention", retentionSettings()},
        {"Uploads", uploadSettings()},
        {"Robots and rude words", robotSettings()},
        {"Wheels from a sentence", ideaSettings()},
        {"Everything else", otherSettings()},
    };
    return groups;
}

std::vector<Setting> const& settingsTable() {
    static std::vector<Setting> const table = [] {
        std::vector<Setting> all;
        for (auto const& group : settingGroups())
            all.insert(all.end(), group.settings.begin(), group.settings.end());
        return all;
    }();
    return table;
}

std::string flagOf(std::string_view key) {
    return "--" + std::string{key};
}

std::string environmentNameOf(std::string_view key) {
    std::string name = "WHEELWRIGHT_";
    for (char const c : key)
        name += c == '-' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return name;
}

std::string fileKeyOf(Setting const& secret) {
    return std::string{secret.key} + "-file";
}

} // namespace wheelwright::app
