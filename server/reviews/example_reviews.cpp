#include "reviews/example_reviews.hpp"
#include "base/clock.hpp"
#include "reviews/review_counts.hpp"
#include "reviews/review_store.hpp"
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>

namespace wheelwright::reviews {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr std::int64_t kPerCommit = 5000;
constexpr Query kApproveExamples{
    "reviews_approve_examples",
    "update reviews set state = 'approved' where is_example = 1 and state = 'waiting'"};

json::array readExamples(std::filesystem::path const& file) {
    std::ifstream stream{file};
    std::string const text{std::istreambuf_iterator<char>{stream}, {}};
    try {
        return json::parse(text).as_array();
    } catch (std::exception const&) {
        throw std::runtime_error{"The file " + file.string() + " does not hold a list of example reviews."};
    }
}

Feedback exampleOf(json::object const& given, std::int64_t number) {
    return {"Example " + std::to_string(number),
            "example@example.org",
            std::string{given.at("type").as_string()},
            "",
            given.at("rating").as_int64(),
            std::string{given.at("text").as_string()}};
}

} // namespace

void addExamples(storage::Database& database, std::filesystem::path const& file, std::int64_t count,
                 Instant now) {
    auto const examples = readExamples(file);
    if (examples.empty())
        throw std::runtime_error{"The file " + file.string() + " holds no example reviews."};
    for (std::int64_t done = 0; done < count; done += kPerCommit)
        database.write([&](Connection& connection) {
            for (auto i = done; i < std::min(count, done + kPerCommit); ++i) {
                auto const& given = examples.at(static_cast<std::size_t>(i) % examples.size()).as_object();
                auto const age = std::chrono::hours{count - i};
                auto const number = addReview(
                    connection, {exampleOf(given, i + 1), std::nullopt, millisecondsOf(now - age), true});
                if (auto const* const response = given.if_contains("response"))
                    setResponse(connection, number, std::string{response->as_string()});
            }
            connection.run(kApproveExamples);
        });
    database.write([](Connection& connection) {
        noteChange(connection);
        recountApproved(connection);
    });
}

std::int64_t removeExamples(storage::Database& database) {
    return database.write(eraseExamples);
}

} // namespace wheelwright::reviews
