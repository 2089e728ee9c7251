#include "reviews/review_counts.hpp"

namespace wheelwright::reviews {
namespace {

using storage::Connection;
using storage::Query;
using storage::sqlText;

constexpr std::int64_t kBlock = 1000; // review numbers per block; kRecount repeats it

constexpr Query kCountOne{"review_count",
                          "insert into review_counts (rating, block, approved) values ($1, $2, $3) "
                          "on conflict (rating, block) do update set "
                          "approved = review_counts.approved + excluded.approved"};
constexpr Query kForget{"review_counts_forget", "delete from review_counts"};
constexpr Query kRecount{"review_recount",
                         "insert into review_counts (rating, block, approved) select rating, number / 1000, "
                         "count(*) from reviews where state = 'approved' group by rating, number / 1000"};
constexpr Query kStars{"review_stars",
                       "select rating, cast(sum(approved) as bigint) as count from review_counts group by "
                       "rating"};
constexpr Query kBlocks{"review_blocks", "select block, cast(sum(approved) as bigint) as count from "
                                         "review_counts group by block order by block desc"};
constexpr Query kBlocksOfStar{"review_blocks_of_star", "select block, approved as count from review_counts "
                                                       "where rating = $1 order by block desc"};
constexpr Query kPage{"reviews_page", sqlText<"select ", kReviewColumns,
                                              " from reviews where state = 'approved' and number < $1 "
                                              "order by number desc limit $2 offset $3">};
constexpr Query kPageOfStar{"reviews_page_of_star",
                            sqlText<"select ", kReviewColumns,
                                    " from reviews where state = 'approved' and rating = $4 and number < $1 "
                                    "order by number desc limit $2 offset $3">};

} // namespace

void countApproved(Connection& connection, Review const& review, std::int64_t change) {
    connection.run(kCountOne, review.feedback.rating, review.number / kBlock, change);
}

void recountApproved(Connection& connection) {
    connection.run(kForget);
    connection.run(kRecount);
}

StarCounts starCounts(Connection& connection) {
    StarCounts counts{};
    for (auto const& row : connection.run(kStars))
        counts.at(static_cast<std::size_t>(row.get<std::int64_t>("rating") - 1)) =
            row.get<std::int64_t>("count");
    return counts;
}

ReviewPage approvedPage(Connection& connection, std::optional<std::int64_t> star, std::int64_t page) {
    auto const first = (page - 1) * kReviewsPerPage;
    std::int64_t count = 0;
    std::int64_t from = 0; // all reviews of the page have numbers below this
    std::int64_t skip = 0; // reviews below `from` that come before the page
    for (auto const& block : star ? connection.run(kBlocksOfStar, *star) : connection.run(kBlocks)) {
        auto const here = block.get<std::int64_t>("count");
        if (count <= first && first < count + here) {
            from = (block.get<std::int64_t>("block") + 1) * kBlock;
            skip = first - count;
        }
        count += here;
    }
    ReviewPage found{{}, pagesOf(count)};
    if (from == 0) return found;
    auto const rows = star ? connection.run(kPageOfStar, from, kReviewsPerPage, skip, *star)
                           : connection.run(kPage, from, kReviewsPerPage, skip);
    for (auto const& row : rows)
        found.reviews.push_back(reviewOf(row));
    return found;
}

} // namespace wheelwright::reviews
