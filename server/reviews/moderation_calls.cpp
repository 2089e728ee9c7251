#include "base/clock.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "reviews/calls.hpp"
#include "reviews/moderation_log.hpp"

namespace wheelwright::reviews {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

constexpr std::size_t kLongestSearch = 200;

// Everything that a moderator needs to decide. They don't need the email address, so it stays on the server.
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

Response settle(Moderation& moderation, Moderator const& moderator, Request const& request,
                ReviewState state) {
    auto const seen = readSeenState(http::FormFields{request.query});
    if (!seen) return http::errorResponse(seen.error());
    auto const number = http::pathNumber(request.captures.at(0));
    return answered(moderation, moderation.settle(number, state, moderator, *seen));
}

} // namespace

Result<QueueQuestion> readQueueQuestion(http::FormFields const& query) {
    auto const page = http::pageIn(query);
    if (!page) return page.error();
    auto const state = reviewStateNamed(query.find("state").value_or("waiting"));
    if (!state) return badState();
    auto const words = query.find("q").value_or("");
    if (characters(words) > kLongestSearch)
        return Error{Fault::BadInput, "bad_search", "Search for something shorter than 200 characters."};
    return QueueQuestion{*state, words, *page};
}

Result<std::optional<ReviewState>> readSeenState(http::FormFields const& query) {
    auto const given = query.find("from");
    if (!given) return std::optional<ReviewState>{};
    auto const seen = reviewStateNamed(*given);
    if (!seen) return badState();
    return seen;
}

Response listQueue(Moderation& moderation, Request const& request) {
    auto const question = readQueueQuestion(http::FormFields{request.query});
    if (!question) return http::errorResponse(question.error());
    Moderation::SearchTurn turn;
    if (!question->words.empty() && !(turn = moderation.turnToSearch()))
        return http::errorResponse(
            Error{Fault::Unavailable, "busy", "Another search is still running. Try again in a moment."});
    auto const found = moderation.queue(*question);
    return pageResponse("reviews", found.reviews, question->page, found.count,
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
    auto const reply = http::readBody(request, readReply);
    if (!reply) return http::errorResponse(reply.error());
    auto const number = http::pathNumber(request.captures.at(0));
    return answered(moderation, moderation.reply(number, reply->text, moderator, reply->seen));
}

} // namespace wheelwright::reviews
