#pragma once
#include "base/recurring.hpp"
#include "base/text.hpp"
#include "http/made_file.hpp"
#include "storage/database.hpp"
#include <atomic>
#include <optional>
#include <shared_mutex>

namespace wheelwright::reviews {

// A public request: for the summary, or for a page of approved reviews.
struct PublicQuestion {
    enum class Kind { Summary, List } kind = Kind::Summary;
    std::optional<std::int64_t> star = std::nullopt;
    std::int64_t page = 1;

    std::string key() const;
};

// Public answers, cached until a review changes. A change in this process shows at once, a change by another
// process or the command line within half a second.
class PublicReviews {
public:
    explicit PublicReviews(storage::Database& database);

    http::MadeFile inMemory(PublicQuestion const& question) const; // null: call read()
    http::MadeFile read(PublicQuestion const& question);

    void changed(std::int64_t changes); // the number of changes ever made, see noteChange

private:
    struct Kept {
        http::MadeFile answer;
        std::int64_t changes; // how many changes the answer includes
    };

    storage::Database& database_;
    std::atomic<std::int64_t> changes_ = 0;
    mutable std::shared_mutex guard_;
    TextMap<Kept> kept_;
    Recurring follower_; // last: it uses all of the above
};

} // namespace wheelwright::reviews
