#include "testing/mail_sign_in.hpp"
#include "testing/server_process.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Figures, TellOfPartsThreadsDatabaseAndProcess) {
    testing::ServerProcess server{{"--admin-listen", "127.0.0.1:0"}};
    auto const before = get(server.adminPort(), "/metrics").body;
    for (auto const* figure :
         {"wheelwright_component_ready{name=\"database\"} 1\n",
          "wheelwright_component_ready{name=\"live\"} 1\n", "wheelwright_jobs{pool=\"handlers\"} ",
          "wheelwright_jobs_limit{pool=\"handlers\"} 1056\n", "wheelwright_jobs{pool=\"uploads\"} 0\n",
          "wheelwright_database_connections 16\n", "wheelwright_database_writes_waiting 0\n"})
        EXPECT_THAT(before, HasSubstr(figure));
    for (auto const* figure :
         {"process_resident_memory_bytes", "process_open_fds", "process_cpu_seconds_total"})
        EXPECT_THAT(before, Not(HasSubstr(std::string{"\n"} + figure + " 0\n")));
}

double commitsIn(std::string const& figures) {
    constexpr std::string_view name = "\nwheelwright_database_commits_total ";
    return std::stod(figures.substr(figures.find(name) + name.size()));
}

TEST(Figures, EveryWriteIsInACommit) {
    testing::ServerProcess server{{"--admin-listen", "127.0.0.1:0"}};
    auto const before = commitsIn(get(server.adminPort(), "/metrics").body);
    testing::signInByMail(server, "ada@example.org");
    EXPECT_GT(commitsIn(get(server.adminPort(), "/metrics").body), before);
}

} // namespace
} // namespace wheelwright
