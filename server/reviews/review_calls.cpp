#include "base/clock.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "reviews/calls.hpp"

namespace wheelwright::reviews {
namespace {

using http::Request;
using http::Response;

Response thanks() {
    return http::jsonResponse(200, {{"success", true}, {"message", "Thank you. Your feedback has arrived."}});
}

Result<void> submit(Reviews& reviews, FeedbackForm const& form, std::optional<UserId> const& userId,
                    std::string_view source) {
    if (auto const checked = reviews.botCheck.check(form.botToken, source); !checked) return checked.error();
    NewReview const review{form.feedback, userId, millisecondsOf(reviews.clock.now())};
    reviews.database.write([&](storage::Connection& connection) { addReview(connection, review); });
    return {};
}

std::optional<Response> inMemory(Reviews const& reviews, PublicQuestion const& question,
                                 Request const& request) {
    auto const answer = reviews.published.inMemory(question);
    if (!answer) return std::nullopt;
    return http::answerWith(answer, request);
}

} // namespace

Result<PublicQuestion> readPublicQuestion(http::FormFields const& query) {
    PublicQuestion question{PublicQuestion::Kind::List};
    auto const page = http::pageIn(query);
    if (!page) return page.error();
    question.page = *page;
    auto const given = query.find("starRating");
    if (!given) return question;
    question.star = wholeNumber(*given);
    if (!question.star || *question.star < 1 || *question.star > 5)
        return Error{Fault::BadInput, "bad_star_rating", "The rating must be a whole number from 1 to 5."};
    return question;
}

Response submitFeedback(Reviews& reviews, std::optional<UserId> const& userId, Request const& request) {
    auto const form = http::readBody(request, readFeedbackForm);
    if (!form) return http::errorResponse(form.error());
    if (form->isFromMachine) return thanks(); // don't show the bot that it was detected
    auto const submitted = submit(reviews, *form, userId, request.source);
    return submitted ? thanks() : http::errorResponse(submitted.error());
}

Response getSummary(Reviews& reviews, Request const& request) {
    return http::answerWith(reviews.published.read({}), request);
}

std::optional<Response> summaryInMemory(Reviews const& reviews, Request const& request) {
    return inMemory(reviews, {}, request);
}

Response listReviews(Reviews& reviews, Request const& request) {
    auto const question = readPublicQuestion(http::FormFields{request.query});
    if (!question) return http::errorResponse(question.error());
    return http::answerWith(reviews.published.read(*question), request);
}

std::optional<Response> reviewsInMemory(Reviews const& reviews, Request const& request) {
    auto const question = readPublicQuestion(http::FormFields{request.query});
    if (!question) return http::errorResponse(question.error());
    return inMemory(reviews, *question, request);
}

} // namespace wheelwright::reviews
