#include "content/word_filter.hpp"
#include "base/log.hpp"
#include "content/content_file.hpp"

namespace wheelwright::content {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

WordFilter::WordFilter(fs::path file)
    : file_{std::move(file)},
      stamp_{stamp()},
      list_{std::make_shared<WordList const>(file_)},
      follower_{"following the word filter", 500ms, [this] { follow(); }} {}

bool WordFilter::finds(std::string_view text) const {
    auto const list = [&] {
        std::lock_guard const lock{guard_};
        return list_;
    }();
    return list->finds(text);
}

std::string WordFilter::stamp() const {
    std::error_code problem;
    auto const size = fs::file_size(file_, problem);
    auto const changedAt = fs::last_write_time(file_, problem);
    return problem ? "" : std::to_string(size) + " " + std::to_string(changedAt.time_since_epoch().count());
}

void WordFilter::follow() {
    auto found = stamp();
    if (found == stamp_) return;
    stamp_ = std::move(found);
    try {
        auto list = std::make_shared<WordList const>(file_);
        log::info("word filter read again", {{"phrases", static_cast<std::int64_t>(list->size())}});
        {
            std::lock_guard const lock{guard_};
            list_ = std::move(list);
        }
        ++version_;
    } catch (ContentError const& problem) {
        log::error("the word filter is broken; the last good one stays",
                   {{"problem", std::string_view{problem.what()}}});
    }
}

} // namespace wheelwright::content
