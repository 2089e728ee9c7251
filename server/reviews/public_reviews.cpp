#include "reviews/public_reviews.hpp"
#include "base/clock.hpp"
#include "base/text.hpp"
#include "reviews/review_counts.hpp"
#include "reviews/review_store.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <mutex>

namespace wheelwright::reviews {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;

constexpr auto kLook = 200ms;
constexpr std::size_t kMostKept = 1000;
constexpr std::size_t kClamp = 280; // characters; the page folds longer texts

json::object summaryOf(StarCounts const& counts) {
    std::int64_t total = 0;
    std::int64_t stars = 0;
    json::array buckets;
    json::array values;
    for (std::int64_t star = 1; star <= 5; ++star) {
        auto const count = counts.at(static_cast<std::size_t>(star - 1));
        total += count;
        stars += star * count;
        buckets.push_back(star);
        values.push_back(count);
    }
    auto const average = total == 0 ? 0.0 : static_cast<double>(stars) / static_cast<double>(total);
    return {{"averageScore", average},
            {"totalReviews", total},
            {"histogram", {{"buckets", std::move(buckets)}, {"values", std::move(values)}}}};
}

// Leaves out the email address, which must not become public.
json::object publicView(Review const& review) {
    auto const& given = review.feedback;
    json::object view{{"name", given.name.empty() ? "Anonymous" : given.name},
                      {"rating", given.rating},
                      {"date", isoTime(instantOf(review.submittedAt))},
                      {"text", given.text},
                      {"hasMore", characters(given.text) > kClamp}};
    if (review.response) view["response"] = *review.response;
    return view;
}

json::object listOf(ReviewPage const& page, std::int64_t number) {
    json::array reviews;
    for (auto const& review : page.reviews)
        reviews.push_back(publicView(review));
    return {{"success", true},
            {"reviews", std::move(reviews)},
            {"pagination", {{"currentPage", number}, {"totalPages", page.pages}}}};
}

} // namespace

std::string PublicQuestion::key() const {
    if (kind == Kind::Summary) return "summary";
    return std::to_string(star.value_or(0)) + "/" + std::to_string(page);
}

PublicReviews::PublicReviews(storage::Database& database)
    : database_{database},
      follower_{"following changes of reviews", kLook, [this] {
                    try {
                        changed(database_.read(changesSoFar));
                    } catch (storage::DatabaseError const&) {
                        return; // other parts of the server report it; the next turn tries again
                    }
                }} {}

http::MadeFile PublicReviews::inMemory(PublicQuestion const& question) const {
    std::shared_lock const lock{guard_};
    auto const found = kept_.find(question.key());
    return found != kept_.end() && found->second.changes == changes_ ? found->second.answer : nullptr;
}

http::MadeFile PublicReviews::read(PublicQuestion const& question) {
    std::int64_t changes = 0;
    auto const answer = database_.read([&](Connection& connection) {
        return connection.transaction([&]() -> json::object {
            changes = changesSoFar(connection);
            if (question.kind == PublicQuestion::Kind::Summary)
                return {{"success", true}, {"summary", summaryOf(starCounts(connection))}};
            return listOf(approvedPage(connection, question.star, question.page), question.page);
        });
    });
    auto file = http::compressedFile("application/json", json::serialize(answer));
    changed(changes);
    std::unique_lock const lock{guard_};
    if (kept_.size() >= kMostKept) kept_.clear();
    kept_.insert_or_assign(question.key(), Kept{file, changes});
    return file;
}

void PublicReviews::changed(std::int64_t changes) {
    auto known = changes_.load();
    while (known < changes && !changes_.compare_exchange_weak(known, changes)) {
    }
}

} // namespace wheelwright::reviews
