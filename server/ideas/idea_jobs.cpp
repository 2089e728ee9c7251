#include "ideas/idea_jobs.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::ideas {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kAdd{
    "idea_job_add",
    "insert into idea_jobs (id, user_id, state, language, choices, outcome, asked_at, ends_at) "
    "values ($1, $2, 'running', $3, 0, '', $4, $5)"};
constexpr Query kRunning{"idea_job_running",
                         "select id, ends_at from idea_jobs where user_id = $1 and state = 'running'"};
constexpr Query kComplete{"idea_job_complete",
                          "update idea_jobs set state = 'done', choices = $2 where id = $1 and "
                          "state = 'running'"};
constexpr Query kFail{"idea_job_fail",
                      "update idea_jobs set state = 'failed', outcome = $2 where id = $1 and "
                      "state = 'running' returning user_id"};
constexpr Query kLost{"idea_jobs_lost",
                      "select id from idea_jobs where state = 'running' and (ends_at < $1 or ends_at > $2)"};
constexpr Query kHasLost{"idea_jobs_has_lost", "select 1 as lost from idea_jobs where state = 'running' and "
                                               "(ends_at < $1 or ends_at > $2) limit 1"};
constexpr Query kForget{"idea_jobs_forget",
                        "delete from idea_jobs where id in (select id from idea_jobs where asked_at < $1 "
                        "and state <> 'running' order by asked_at limit $2)"};
constexpr Query kOfUser{"idea_jobs_of_user",
                        "select state, language, choices, outcome, asked_at from idea_jobs "
                        "where user_id = $1 order by asked_at, id"};
constexpr Query kErase{"idea_jobs_erase", "delete from idea_jobs where user_id = $1"};

constexpr std::string_view kLostOutcome = "lost";
constexpr auto kLongestJob = std::chrono::minutes{15}; // --ai-timeout allows ten

// A user may have one running job. Fails a job whose time is over, as its process is gone.
bool hasRunningJob(Connection& connection, NewJob const& job) {
    auto const running = connection.run(kRunning, job.userId).first();
    if (!running) return false;
    if (!isOver(instantOf(running->get<std::int64_t>("ends_at")), job.askedAt, kLongestJob)) return true;
    failJob(connection, running->get<std::string>("id"), kLostOutcome);
    return false;
}

} // namespace

Result<BegunJob> beginJob(Connection& connection, NewJob const& job, accounts::CreditRules const& rules) {
    if (hasRunningJob(connection, job))
        return Error{Fault::Conflict, "wheel_under_way",
                     "Your previous wheel is still being made. Wait for it."};
    auto const user = accounts::findUser(connection, job.userId);
    if (!user) return Error{Fault::NoSession, "not_authenticated", "Sign in first."};
    auto const left = accounts::takeCredit(connection, *user, rules, job.askedAt);
    if (!left)
        return Error{Fault::NoCredits, "no_credits",
                     "You have no credits left. You get new ones next month; the built-in ideas are free."};
    BegunJob begun{newUuid(), *left};
    connection.run(kAdd, begun.id, job.userId, job.language, millisecondsOf(job.askedAt),
                   millisecondsOf(job.endsAt));
    return begun;
}

void completeJob(Connection& connection, std::string_view id, std::size_t choices) {
    connection.run(kComplete, id, static_cast<std::int64_t>(choices));
}

void failJob(Connection& connection, std::string_view id, std::string_view outcome) {
    if (auto const failed = connection.run(kFail, id, outcome).first())
        accounts::giveCreditBack(connection, failed->get<UserId>("user_id"));
}

std::size_t failLostJobs(Connection& connection, Instant now) {
    std::vector<std::string> lost;
    for (auto const& row : connection.run(kLost, millisecondsOf(now), latestDeadline(now, kLongestJob)))
        lost.push_back(row.get<std::string>("id"));
    for (auto const& id : lost)
        failJob(connection, id, kLostOutcome);
    return lost.size();
}

bool hasLostJobs(Connection& connection, Instant now) {
    return connection.run(kHasLost, millisecondsOf(now), latestDeadline(now, kLongestJob))
        .first()
        .has_value();
}

std::int64_t forgetJobs(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForget, millisecondsOf(before), most).affected();
}

std::vector<IdeaJob> jobsOf(Connection& connection, UserId const& userId) {
    std::vector<IdeaJob> jobs;
    for (auto const& row : connection.run(kOfUser, userId))
        jobs.push_back({row.get<std::string>("state"), row.get<std::string>("language"),
                        row.get<std::int64_t>("choices"), row.get<std::string>("outcome"),
                        row.get<std::int64_t>("asked_at")});
    return jobs;
}

void eraseJobsOf(Connection& connection, UserId const& userId) {
    connection.run(kErase, userId);
}

namespace json = boost::json;
using storage::Connection;

json::value IdeasOfAccount::exported(Connection& connection, UserId const& userId) const {
    json::array jobs;
    for (auto const& job : jobsOf(connection, userId))
        jobs.push_back({{"askedAt", isoTime(instantOf(job.askedAt))},
                        {"state", job.state},
                        {"language", job.language},
                        {"choices", job.choices},
                        {"outcome", job.outcome}});
    return jobs;
}

void IdeasOfAccount::erase(Connection& connection, UserId const& userId) const {
    eraseJobsOf(connection, userId);
}

} // namespace wheelwright::ideas
