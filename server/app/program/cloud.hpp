#pragma once
#include "base/clock.hpp"
#include "base/recurring.hpp"
#include "content/content_wheels.hpp"
#include "content/sound_files.hpp"
#include "http/metrics.hpp"
#include "reports/reports.hpp"
#include "storage/database.hpp"
#include "wheels/films.hpp"
#include "wheels/shares.hpp"
#include "wheels/wheels.hpp"
#include <filesystem>

namespace wheelwright::app {

struct CloudRules {
    std::filesystem::path sounds;
    std::filesystem::path content;
    wheels::WheelRules wheels;
    wheels::FilmRules films;
    std::size_t cacheBytes = 64 * 1024 * 1024; // of shared wheels and their pictures, kept in memory
};

// Everything about wheels that the server keeps or publishes, declared in the order of its needs.
struct Cloud {
    Cloud(storage::Database& database, Clock const& clock, content::ContentWheels const& content,
          CloudRules const& rules, wheels::OwnMedia const& media, WordVerdicts words, http::Metrics& metrics);

    content::ContentWheels const& content;
    content::SoundFiles sounds;
    wheels::Palettes const palettes;
    wheels::PictureMaker pictures;
    wheels::Films films;
    wheels::ShareCache shareCache;
    wheels::Shares shares;
    wheels::Wheels wheels;
    reports::Reports reports;
    http::Counter reportsTaken;
    http::Counter spinsLogged;
    Recurring countOpenCases; // for a figure: reading the metrics must not wait for the database
};

} // namespace wheelwright::app
