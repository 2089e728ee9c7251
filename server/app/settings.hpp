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

// Every setting with its type. Keys, defaults, ranges and help stand once, in settings_table.cpp.
struct Settings {
    std::string listen;
    int port = 0;
    std::string adminListen;
    std::string publicAddress;
    std::string data;
    std::string database;
    std::string web;
    std::vector<std::string> trustedProxies;
    std::vector<std::string> corsOrigins;
    log::Level logLevel = log::Level::Info;
    log::Format logFormat = log::Format::Text;
    int loops = 0;
    int workers = 0;
    int queue = 0;
    int connections = 0;
    int databasePool = 0;
    int headSeconds = 0;
    int idleSeconds = 0;
    int stopSeconds = 0;
    int bodyLimit = 0;
    bool rateLimits = true;
    int rateCalls = 0;
    int rateSaves = 0;
    int rateUploads = 0;
    int rateFeedback = 0;
};

struct Setting {
    std::string_view key; // the flag is --key, the environment name WHEELWRIGHT_KEY
    std::string fallback; // as a person would write it; empty: see help
    std::string allowed;  // completes "must be …"
    std::string_view help;
    std::function<bool(Settings&, std::string_view)> set; // false: not allowed
};

std::vector<Setting> const& settingsTable();

std::string flagOf(Setting const& setting);
std::string environmentNameOf(Setting const& setting);

} // namespace wheelwright::app
