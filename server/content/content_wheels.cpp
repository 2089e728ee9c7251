#include "content/content_wheels.hpp"
#include "base/log.hpp"
#include <algorithm>

namespace wheelwright::content {

namespace fs = std::filesystem;

ContentWheels::ContentWheels(fs::path folder, std::chrono::milliseconds lookEvery)
    : folder_{std::move(folder)},
      stamps_{stamps()},
      shelf_{std::make_shared<ContentShelf const>(folder_)},
      follower_{"following the content files", lookEvery, [this] { follow(); }} {}

ContentWheels::Shelf ContentWheels::now() const {
    std::lock_guard const lock{guard_};
    return shelf_;
}

ContentWheels::Stamps ContentWheels::stamps() const {
    Stamps stamps;
    for (auto const& folder : {folder_, folder_ / "wheels", folder_ / "legal"}) {
        std::error_code problem;
        for (auto const& entry : fs::directory_iterator{folder, problem}) {
            if (entry.path().extension() != ".json") continue;
            stamps.push_back(entry.path().string() + " " + std::to_string(entry.file_size(problem)) + " " +
                             std::to_string(entry.last_write_time(problem).time_since_epoch().count()));
        }
    }
    std::ranges::sort(stamps);
    return stamps;
}

void ContentWheels::follow() {
    auto found = stamps();
    if (found == stamps_) return;
    stamps_ = std::move(found);
    try {
        auto shelf = std::make_shared<ContentShelf const>(folder_);
        log::info("content wheels reloaded", {{"wheels", static_cast<std::int64_t>(shelf->wheels().size())}});
        std::lock_guard const lock{guard_};
        shelf_ = std::move(shelf);
    } catch (ContentError const& problem) {
        log::error("reloading the content wheels failed, keeping the last good ones",
                   {{"problem", std::string_view{problem.what()}}});
    }
}

} // namespace wheelwright::content
