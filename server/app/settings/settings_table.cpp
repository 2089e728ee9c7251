#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"

namespace wheelwright::app {

namespace {

std::vector<Setting> serverSettings() {
    return {
        ipAddress("listen", &Settings::listen, "127.0.0.1",
                  "Address the server listens on; 0.0.0.0 or :: for every network of this machine."),
        number("port", &Settings::port, 8080, {0, 65535}, "Port of the server; 0 picks a free one."),
        endpointOrOff("admin-listen", &Settings::adminListen, "off",
                      "Address and port for /metrics and /api/health of operators. Never the public one."),
        webAddress("public-url", &Settings::publicAddress, "",
                   "The address people type, used in links. Unset: http://localhost:{port}."),
        folder("data", &Settings::data, "data",
               "Folder for the SQLite database, uploads and mails that aren't sent."),
        databaseAddress("database", &Settings::database,
                        "Where everything is stored. Unset: sqlite:{data}/wheelwright.db."),
        redisAddress("redis-url", &Settings::redisUrl,
                     "Connects several processes on one database: live rooms, rate limits, caches. Needs "
                     "--public-url. Unset: this process is the only one."),
        folder("web", &Settings::web, "",
               "The built page. Unset: the folder web beside the binary's folder, or share/wheelwright/web "
               "there."),
        folder("content", &Settings::content, "",
               "Sample wheels, themes and everything else that editors change. Unset: the folder content "
               "beside the "
               "binary's folder, share/wheelwright/content there, or content one above."),
        networks("trusted-proxies", &Settings::trustedProxies, "Networks whose X-Forwarded-For is trusted."),
        origins("cors-origins", &Settings::corsOrigins, "Other origins whose pages may call the API."),
        choice("log-level", &Settings::logLevel, "info",
               {{"debug", log::Level::Debug},
                {"info", log::Level::Info},
                {"warn", log::Level::Warn},
                {"error", log::Level::Error},
                {"off", log::Level::Off}},
               "The least important lines that are still written. Requests are info."),
        choice("log-format", &Settings::logFormat, "text",
               {{"text", log::Format::Text}, {"json", log::Format::Json}},
               "Form of the log lines on standard error."),
        number("workers", &Settings::workers, 32, {1, 1024},
               "Threads that handle requests and may wait for the database."),
        number("connections", &Settings::connections, 10'000, {1, 1'000'000},
               "Open connections; for more the longest idle one is closed."),
        number("body-budget", &Settings::bodyBudget, 512, {16, 1'048'576},
               "MiB of request bodies on their way at once; more are answered 503. Large answers that wait "
               "to be "
               "read may take half as much."),
        number("database-pool", &Settings::databasePool, 16, {1, 1000},
               "Database connections for reading; on PostgreSQL also for writing."),
        number(
            "quota-free", &Settings::quotaFree, 350, {1, 1'000'000},
            "MiB that an account of the free tier stores: wheels with their versions and results, uploads, "
            "open live rooms and receipts."),
        number("quota-pro", &Settings::quotaPro, 2000, {1, 1'000'000}, "The same for the pro tier."),
        number("quota-premium", &Settings::quotaPremium, 10'000, {1, 1'000'000},
               "The same for the premium tier."),
        number("live-rooms", &Settings::liveRooms, 1000, {0, 1'000'000},
               "Live rooms that may be open at once, of guests half as many; 0 opens none."),
        number("rate-calls", &Settings::rateCalls, 1200, {1, 1'000'000},
               "API calls a minute per source address."),
        number("rate-draws", &Settings::rateDraws, 120, {1, 1'000'000},
               "Calls a minute per source address that begin or make an official draw. Spins a minute in the "
               "live rooms of one user, and in those of the guests of one source address."),
        beaconAddress(
            "draw-beacon-url", &Settings::drawBeaconUrl,
            "A chain of a public randomness beacon (drand) whose next rounds decide official draws "
            "too: https://api.drand.sh/ and the chain's hash. Then each takes some seconds, and none is "
            "made while the beacon can't be reached. Set the same in every process. Unset: draws do "
            "without."),
    };
}

} // namespace

std::vector<Setting> const& settingsTable() {
    static std::vector<Setting> const table = [] {
        auto all = serverSettings();
        for (auto const& part :
             {accountSettings(), mediaSettings(), reviewSettings(), ideaSettings(), privacySettings()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

std::string flagOf(Setting const& setting) {
    return "--" + std::string{setting.key};
}

std::string environmentNameOf(Setting const& setting) {
    std::string name = "WHEELWRIGHT_";
    for (char const c : setting.key)
        name += c == '-' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return name;
}

} // namespace wheelwright::app
