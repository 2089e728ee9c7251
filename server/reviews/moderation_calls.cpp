#include "base/clock.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include "http/json_body.hpp"
#include "reviews/calls.hpp"
#include "reviews/moderation_log.hpp"

namespace wheelwright::reviews {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

constexpr std::size_t kLongestSearch = 200;

// Everything that a moderator needs to decide. They don't need the e-mail address, so it stays on the server.
json::object describe(Review const& review, Moderation const& moderation) {
    auto const& given = review.feedback;
    json::object object{{"number", review.number}, {"date", isoTime(instantOf(review.submittedAt))},
                        {"name", given.name},      {"type", given.type},
                        {"usage", given.usage},    {"rating", given.rating},
                        {"text", given.text},      {"state", nameOf(review.state)}};
    if (review.response) object["response"] = *review.response;
    if (moderation.isFiltered(review)) object["filtered"] = true;
    return object;
}

Response answered(Moderation const& moderation, Result<Review> const& review) {
    if (!review) return http::errorResponse(review.error());
    return http::jsonResponse(200, {{"success", true}, {"review", describe(*review, moderation)}});
}

Error badState() {
    return {Fault::BadInput, "bad_state", "The state must be waiting, approved or rejected."};
}

// Text that isn't a number becomes 0, which is no review's number: 404.
std::int64_t numberIn(Request const& request) {
    return wholeNumber(request.captures.at(0)).value_or(0);
}

Response settle(Moderation& moderation, Moderator const& moderator, Request const& request,
                ReviewState state) {
    auto const given = http::FormFields{request.query}.find("from");
    auto const seen = given ? reviewStateNamed(*given) : std::nullopt;
    if (given && !seen) return http::errorResponse(badState());
    return answered(moderation, moderation.settle(numberIn(request), state, moderator, seen));
}

} // namespace

Response listQueue(Moderation& moderation, Request const& request) {
    http::FormFields const fields{request.query};
    auto const page = http::pageIn(request);
    if (!page) return http::errorResponse(page.error());
    auto const state = reviewStateNamed(fields.find("state").value_or("waiting"));
    if (!state) return http::errorResponse(badState());
    auto const words = fields.find("q").value_or("");
    if (characters(words) > kLongestSearch)
        return http::errorResponse(
            Error{Fault::BadInput, "bad_search", "Search for something shorter than 200 characters."});
    Moderation::SearchTurn turn;
    if (!words.empty() && !(turn = moderation.turnToSearch()))
        return http::errorResponse(Error{Fault::Unavailable, "busy",
                                         "Another search is still running. Please try again in a moment."});
    auto const found = moderation.queue({*state, words, *page});
    return pageResponse("reviews", found.reviews, *page, found.many,
                        [&](Review const& review) { return describe(review, moderation); });
}

Response listLog(Moderation& moderation, Request const& request) {
    return logResponse(request, [&](std::int64_t page) { return moderation.log(page); });
}

Response approveReview(Moderation& moderation, Moderator const& moderator, Request const& request) {
    return settle(moderation, moderator, request, ReviewState::Approved);
}

Response rejectReview(Moderation& moderation, Moderator const& moderator, Request const& request) {
    return settle(moderation, moderator, request, ReviewState::Rejected);
}

Response reopenReview(Moderation& moderation, Moderator const& moderator, Request const& request) {
    return settle(moderation, moderator, request, ReviewState::Waiting);
}

Response replyToReview(Moderation& moderation, Moderator const& moderator, Request const& request) {
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    auto const text = readReply(*body);
    if (!text) return http::errorResponse(text.error());
    auto const seen = readSeenReply(*body);
    if (!seen) return http::errorResponse(seen.error());
    return answered(moderation, moderation.reply(numberIn(request), *text, moderator, *seen));
}

} // namespace wheelwright::reviews
