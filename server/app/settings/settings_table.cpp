#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"

namespace wheelwright::app {

namespace {

std::vector<Setting> firstSettings() {
    return {
        ipAddress("listen", &Settings::listen, "127.0.0.1",
                  "Address the server listens on; 0.0.0.0 or :: for every network of this machine. Unless it "
                  "is set, only this machine reaches the server."),
        number("port", &Settings::port, 8080, {0, 65535}, "Port of the server; 0 picks a free one."),
        webAddress("public-url", &Settings::publicAddress, "",
                   "The address people type, used in links. Unset: http://localhost:{port}."),
        networks("trusted-proxies", &Settings::trustedProxies, "Networks whose X-Forwarded-For is trusted."),
        folder("data", &Settings::data, "data",
               "Folder for the SQLite database, uploads and mails that aren't sent."),
        databaseAddress("database", &Settings::database,
                        "Where everything is stored. Unset: sqlite:{data}/wheelwright.db."),
        line("operator", &Settings::operatorName,
             "Who runs this server, as its privacy and terms pages say. Unset: the host of the public URL."),
        line("contact", &Settings::contact,
             "The e-mail or other address on those pages. Unset: they say that none was named."),
        endpointOrOff("admin-listen", &Settings::adminListen, "off",
                      "Address and port for /metrics and /api/health of operators. Never the public one."),
        choice("log-level", &Settings::logLevel, "info",
               {{"debug", log::Level::Debug},
                {"info", log::Level::Info},
                {"warn", log::Level::Warn},
                {"error", log::Level::Error},
                {"off", log::Level::Off}},
               "The least important lines that are still written. Requests are info."),
    };
}

std::vector<Setting> otherSettings() {
    return {
        redisAddress("redis-url", &Settings::redisUrl,
                     "Connects several processes on one database: live rooms, rate limits, caches. Needs "
                     "--public-url. Unset: this process is the only one."),
        folder("web", &Settings::web, "",
               "The built page. Unset: the folder web beside the binary's folder, or share/wheelwright/web "
               "there."),
        folder("content", &Settings::content, "",
               "Sample wheels, themes and everything else that editors change. Unset: the folder content "
               "beside the binary's folder, share/wheelwright/content there, or content one above."),
        folder("backup-to", &Settings::backupTo, "",
               "A folder for backups with uploads, or s3:PREFIX for backups of the database in the bucket of "
               "the "
               "uploads. The server makes one a day there and keeps seven. Of several servers on one "
               "database, set "
               "it for one. Unset: none are made."),
        origins("cors-origins", &Settings::corsOrigins, "Other origins whose pages may call the API."),
        choice("log-format", &Settings::logFormat, "text",
               {{"text", log::Format::Text}, {"json", log::Format::Json}},
               "Form of the log lines on standard error."),
        beaconAddress(
            "draw-beacon-url", &Settings::drawBeaconUrl,
            "A chain of a public randomness beacon (drand) whose next rounds decide official draws "
            "too: https://api.drand.sh/ and the chain's hash. Then each takes some seconds, and none is "
            "made while the beacon can't be reached. Set the same in every process. Unset: draws do "
            "without."),
        optionalServiceAddress("plans-url", &Settings::plansUrl,
                               "Where this server's plans are sold, linked from its page of plans. Unset: "
                               "the page says that nothing is sold here."),
        optionalServiceAddress("source-url", &Settings::sourceUrl,
                               "Where the source code of this server can be read, linked at the foot of its "
                               "pages. Unset: no link."),
        chatAddressOrOff("twitch-chat-url", &Settings::twitchChatUrl, "wss://irc-ws.chat.twitch.tv:443",
                         "Where pages of hosts read the chat of a Twitch channel, without an account. They "
                         "may connect to this address, once their host asks for it; off: to none."),
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
