#include "live/journal.hpp"

namespace wheelwright::live {
namespace {

constexpr std::size_t kMostKept = 256;
constexpr std::size_t kMostBytes = 4 * 1024 * 1024;

} // namespace

void Journal::keep(http::SharedMessage message) {
    bytes_ += message->size();
    kept_.push_back(std::move(message));
    while (kept_.size() > kMostKept || bytes_ > kMostBytes) {
        bytes_ -= kept_.front()->size();
        kept_.pop_front();
    }
}

std::optional<std::vector<http::SharedMessage>> Journal::since(std::int64_t seen) const {
    auto const oldest = last_ - static_cast<std::int64_t>(kept_.size());
    if (seen < oldest || seen > last_) return std::nullopt;
    return std::vector<http::SharedMessage>{kept_.begin() + (seen - oldest), kept_.end()};
}

} // namespace wheelwright::live
