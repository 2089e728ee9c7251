#include "base/clock.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include "http/json_body.hpp"
#include "reviews/calls.hpp"
#include "reviews/feedback.hpp"

namespace wheelwright::reviews {
namespace {

using http::Request;
using http::Response;

Response thanks() {
    return http::jsonResponse(200, {{"success", true}, {"message", "Thank you. Your feedback has arrived."}});
}

Result<PublicQuestion> listQuestion(Request const& request) {
    PublicQuestion question{PublicQuestion::Kind::List};
    auto const page = http::pageIn(request);
    if (!page) return page.error();
    question.page = *page;
    if (auto const given = http::FormFields{request.query}.find("starRating")) {
        question.star = wholeNumber(*given);
        if (!question.star || *question.star < 1 || *question.star > 5)
            return Error{Fault::BadInput, "bad_star_rating",
                         "The rating must be a whole number from 1 to 5."};
    }
    return question;
}

std::optional<Response> inMemory(Reviews const& reviews, PublicQuestion const& question,
                                 Request const& request) {
    auto const answer = reviews.published.inMemory(question);
    if (!answer) return std::nullopt;
    return http::answerWith(answer, request);
}

} // namespace

Response submitFeedback(Reviews& reviews, std::optional<std::string> const& userId, Request const& request) {
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    if (isFromMachine(*body)) return thanks(); // don't show the bot that it was detected
    auto const feedback = readFeedback(*body);
    if (!feedback) return http::errorResponse(feedback.error());
    auto const checked = reviews.botCheck.check(textAt(*body, "recaptchaToken"), request.source);
    if (!checked) return http::errorResponse(checked.error());
    NewReview const review{*feedback, userId, millisecondsOf(reviews.clock.now())};
    reviews.database.write([&](storage::Connection& connection) { addReview(connection, review); });
    return thanks();
}

Response getSummary(Reviews& reviews, Request const& request) {
    return http::answerWith(reviews.published.read({}), request);
}

std::optional<Response> summaryInMemory(Reviews const& reviews, Request const& request) {
    return inMemory(reviews, {}, request);
}

Response listReviews(Reviews& reviews, Request const& request) {
    auto const question = listQuestion(request);
    if (!question) return http::errorResponse(question.error());
    return http::answerWith(reviews.published.read(*question), request);
}

std::optional<Response> reviewsInMemory(Reviews const& reviews, Request const& request) {
    auto const question = listQuestion(request);
    if (!question) return http::errorResponse(question.error());
    return inMemory(reviews, *question, request);
}

} // namespace wheelwright::reviews
