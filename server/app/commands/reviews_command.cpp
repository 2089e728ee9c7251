#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "app/settings/folders.hpp"
#include "base/clock.hpp"
#include "base/text.hpp"
#include "content/word_filter.hpp"
#include "reviews/example_reviews.hpp"
#include "reviews/feedback_of_account.hpp"
#include "reviews/moderation.hpp"
#include "storage/migration_list.hpp"
#include <algorithm>

namespace wheelwright::app {
namespace {

using reviews::Review;
using reviews::ReviewState;

constexpr std::int64_t kMostExamples = 10'000'000;

std::string line(Review const& review) {
    auto const& given = review.feedback;
    return std::to_string(review.number) + "  " + std::string{nameOf(review.state)} + "  " +
           isoTime(instantOf(review.submittedAt)) + "  " + std::to_string(given.rating) + " stars  " +
           given.type + "  " + oneLine(given.name.empty() ? "Anonymous" : given.name) + " <" +
           oneLine(given.email) + ">  " + oneLine(given.text) +
           (review.response ? "  Reply: " + oneLine(*review.response) : "") + "\n";
}

class ReviewsCommand {
public:
    ReviewsCommand(storage::Database& database, WordCheck words)
        : database_{database}, moderation_{database, clock_, std::move(words)} {}

    Result<std::string> list(std::string const& named) {
        auto const state = reviews::reviewStateNamed(named);
        if (!state)
            return badCommandLine("The state must be waiting, approved or rejected, not '" + named + "'.");
        std::string text;
        for (std::int64_t page = 1;; ++page) {
            auto const found = moderation_.queue({*state, "", page});
            for (auto const& review : found.reviews)
                text += line(review);
            if (page >= reviews::pagesOf(found.count)) return text;
        }
    }

    Result<std::string> settle(Words const& numbers, ReviewState state) {
        return each(numbers,
                    [&](std::int64_t number) { return moderation_.settle(number, state, moderator_); });
    }

    Result<std::string> reply(std::string const& number, std::string const& given) {
        auto const reply = reviews::readReply({{"text", given}});
        if (!reply) return reply.error();
        return each({number},
                    [&](std::int64_t which) { return moderation_.reply(which, reply->text, moderator_); });
    }

    Result<std::string> demo(std::string const& given, std::filesystem::path const& content) {
        if (given == "remove")
            return "Removed " + std::to_string(reviews::removeExamples(database_)) + " example reviews.\n";
        auto const count = wholeNumber(given);
        if (!count || *count < 1 || *count > kMostExamples)
            return badCommandLine("The number of example reviews must be from 1 to 10000000, not '" + given +
                                  "'.");
        reviews::addExamples(database_, content / "example-reviews.json", *count, clock_.now());
        return "Added " + given +
               " example reviews, all approved. Take them away with: reviews demo remove\n";
    }

    // Deletes feedback when its author asks for it: by number, or everything from an email address.
    Result<std::string> erase(Words const& words) {
        return database_.write([&](storage::Connection& connection) -> Result<std::string> {
            reviews::noteChange(connection);
            std::vector<std::int64_t> numbers;
            for (auto const& word : words) {
                auto const number = wholeNumber(word);
                auto const found = number ? std::vector{*number} : reviews::reviewsFrom(connection, word);
                if (found.empty() || !reviews::findReview(connection, found.front()))
                    return Error{Fault::NotFound, "review_not_found",
                                 "There is no feedback with the number or address '" + word + "'."};
                numbers.insert(numbers.end(), found.begin(), found.end());
            }
            std::ranges::sort(numbers);
            numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
            reviews::eraseReviews(connection, numbers);
            return "Deleted " + std::to_string(numbers.size()) + " of feedback.\n";
        });
    }

private:
    // Parses all numbers before acting on the first, so that a typing error changes nothing.
    template <class Act> Result<std::string> each(Words const& words, Act const& act) {
        std::vector<std::int64_t> numbers;
        for (auto const& word : words) {
            auto const number = wholeNumber(word);
            if (!number) return badCommandLine("'" + word + "' isn't the number of a review.");
            numbers.push_back(*number);
        }
        std::string text;
        for (auto const number : numbers) {
            auto const review = act(number);
            if (!review) return review.error();
            text += line(*review);
        }
        return text;
    }

    storage::Database& database_;
    SystemClock clock_;
    reviews::Moderation moderation_;
    reviews::Moderator moderator_{std::nullopt, "command line"};
};

} // namespace

Result<std::string> reviewsCommand(Settings const& settings, Words const& words) {
    auto const verb = words.empty() ? std::string{} : words[0];
    auto const count = words.size();
    bool const understood = ((verb == "list" || verb == "demo") && count <= 2) ||
                            ((verb == "approve" || verb == "reject" || verb == "delete") && count >= 2) ||
                            (verb == "reply" && count == 3);
    if (!understood)
        return badCommandLine(
            "Usage: reviews list [STATE] | approve NUMBER... | reject NUMBER... | reply NUMBER TEXT | "
            "delete NUMBER|EMAIL... | demo [HOW-MANY] | demo remove.");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    std::optional<content::WordList> filter;
    if (!settings.wordFilter.empty()) filter.emplace(settings.wordFilter);
    ReviewsCommand command{database, [&](std::string_view text) { return filter && filter->finds(text); }};
    Words const rest{words.begin() + 1, words.end()};
    if (verb == "list") return command.list(rest.empty() ? "waiting" : rest[0]);
    if (verb == "approve") return command.settle(rest, ReviewState::Approved);
    if (verb == "reject") return command.settle(rest, ReviewState::Rejected);
    if (verb == "reply") return command.reply(rest[0], rest[1]);
    if (verb == "delete") return command.erase(rest);
    return command.demo(rest.empty() ? "60" : rest[0], contentFolder(settings));
}

} // namespace wheelwright::app
