#pragma once
#include "accounts/profile/account_part.hpp"
#include "accounts/profile/credits.hpp"
#include "base/result.hpp"
#include <vector>

// Jobs: a row for each wheel that a model is making. If the process dies, another one finds the row and gives
// the credit back. Each function works inside the caller's transaction.
namespace wheelwright::ideas {

struct BegunJob {
    std::string id;
    std::int64_t creditsLeft = 0;
};

struct NewJob {
    UserId userId;
    std::string language;
    Instant askedAt;
    Instant endsAt; // if it still runs after this, its process is gone
};

// Takes the credit. Errors: NoCredits, Conflict (the user has another running job), NoSession (no such user).
Result<BegunJob> beginJob(storage::Connection& connection, NewJob const& job,
                          accounts::CreditRules const& rules);

void completeJob(storage::Connection& connection, std::string_view id, std::size_t choices);

// Gives the credit back if the job still runs, so never twice.
void failJob(storage::Connection& connection, std::string_view id, std::string_view outcome);

// Fails the running jobs whose time is over. Returns how many.
std::size_t failLostJobs(storage::Connection& connection, Instant now);

bool hasLostJobs(storage::Connection& connection, Instant now);

// Deletes at most `most` finished jobs from before `before`. Returns how many.
std::int64_t forgetJobs(storage::Connection& connection, Instant before, std::int64_t most);

struct IdeaJob {
    std::string state; // running, done or failed
    std::string language;
    std::int64_t choices = 0;
    std::string outcome; // the error code of a failed job
    std::int64_t askedAt = 0;
};
std::vector<IdeaJob> jobsOf(storage::Connection& connection, UserId const& userId);
void eraseJobsOf(storage::Connection& connection, UserId const& userId);

// The jobs of a user: when a model made a wheel and with what outcome, not the prompt, which isn't stored.
struct IdeasOfAccount final : accounts::AccountPart {
    std::string_view name() const override { return "wheelsFromModel"; }
    boost::json::value exported(storage::Connection& connection, UserId const& userId) const override;
    void erase(storage::Connection& connection, UserId const& userId) const override;
};

} // namespace wheelwright::ideas
