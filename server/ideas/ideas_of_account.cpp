#include "ideas/ideas_of_account.hpp"
#include "base/iso_time.hpp"
#include "ideas/idea_jobs.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::ideas {

namespace json = boost::json;
using storage::Connection;

json::value IdeasOfAccount::exported(Connection& connection, std::string_view userId) const {
    json::array jobs;
    for (auto const& job : jobsOf(connection, userId))
        jobs.push_back({{"askedAt", isoTime(instantOf(job.askedAt))},
                        {"state", job.state},
                        {"language", job.language},
                        {"choices", job.choices},
                        {"outcome", job.outcome}});
    return jobs;
}

void IdeasOfAccount::erase(Connection& connection, std::string_view userId) const {
    eraseJobsOf(connection, userId);
}

} // namespace wheelwright::ideas
