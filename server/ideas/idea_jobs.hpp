#pragma once
#include "accounts/credits.hpp"
#include "base/result.hpp"
#include <vector>

// Wheels that a model makes, as rows: whoever dies over one leaves behind what it cost, and it is given back.
// Each works inside the caller's transaction.
namespace wheelwright::ideas {

struct BegunJob {
    std::string id;
    std::int64_t creditsLeft = 0;
};

struct NewJob {
    std::string userId;
    std::string language;
    Instant askedAt;
    Instant endsAt; // by then it is over, or whoever made it is gone
};

// Takes the credit. NoCredits: there is none; Conflict: another is under way; NoSession: no such user.
Result<BegunJob> beginJob(storage::Connection& connection, NewJob const& job,
                          accounts::CreditRules const& rules);

void completeJob(storage::Connection& connection, std::string_view id, std::size_t choices);

// Gives the credit back, once.
void failJob(storage::Connection& connection, std::string_view id, std::string_view outcome);

// Fails those that nobody can be working at any more; says how many.
std::size_t failLostJobs(storage::Connection& connection, Instant now);

bool hasLostJobs(storage::Connection& connection, Instant now);

// Deletes those that are over and were asked for before; so many at most. Says how many.
std::int64_t forgetJobs(storage::Connection& connection, Instant before, std::int64_t most);

struct IdeaJob {
    std::string state; // running, done or failed
    std::string language;
    std::int64_t choices = 0;
    std::string outcome; // the code of what went wrong
    std::int64_t askedAt = 0;
};
std::vector<IdeaJob> jobsOf(storage::Connection& connection, std::string_view userId);
void eraseJobsOf(storage::Connection& connection, std::string_view userId);

} // namespace wheelwright::ideas
