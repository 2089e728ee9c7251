#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "testing/every_engine.hpp"
#include "testing/places.hpp"
#include "testing/server_process.hpp"
#include <csignal>
#include <sys/wait.h>
#include <thread>

// An upgrade that kill -9 or a power cut interrupts: the next start completes it.
namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;
using InterruptedUpgradeTest = storage::EngineTest;

constexpr Instant kNow{1'700'000'000'000ms};
constexpr std::size_t kOldVersion = 30;
constexpr std::int64_t kUsers = 3000; // each is a statement of the upgrade

void fill(storage::Database& database) {
    storage::migrate(database, std::span{storage::migrationList()}.first(kOldVersion), kNow);
    database.write([](storage::Connection& connection) {
        connection.run(storage::Query{
            "fill",
            "with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000) "
            "insert into users (id, name, email_verified, provider_name, tier, credits, role, created_at) "
            "select 'user-' || i, 'Ada', 0, 'github', 'free', 5, 'user', 1700000000000 from n"});
    });
}

// Returns whether the program was still at work.
bool killAfter(std::chrono::milliseconds pause, std::vector<std::string> const& words,
               std::filesystem::path const& output) {
    auto const program = testing::wheelwrightProgram();
    std::vector<char*> arguments{const_cast<char*>(program.c_str())};
    for (auto const& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    auto const pid = fork();
    if (pid == 0) {
        testing::redirect(STDOUT_FILENO, output);
        testing::redirect(STDERR_FILENO, output.string() + ".err");
        execv(program.c_str(), arguments.data());
        _exit(127);
    }
    std::this_thread::sleep_for(pause);
    kill(pid, SIGKILL);
    int status = 0;
    waitpid(pid, &status, 0);
    return WIFSIGNALED(status);
}

TEST_P(InterruptedUpgradeTest, IsCompletedByTheNextStart) {
    int interrupted = 0;
    for (auto pause = 4ms; pause <= 512ms; pause *= 2) {
        auto const place = storage::newPlace(GetParam());
        auto database = storage::Database::open(place->address());
        fill(database);
        testing::TempFolder const folder;
        std::vector<std::string> const words{"migrate", "--data", folder.path().string(), "--database",
                                             storage::settingOf(place->address())};
        if (killAfter(pause, words, folder.path() / "stdout")) ++interrupted;
        auto const completed = testing::runWheelwright(words);
        ASSERT_EQ(completed.exitCode, 0) << pause.count() << " ms: " << completed.err;
        EXPECT_EQ(storage::schemaVersion(database), static_cast<int>(storage::migrationList().size()));
        EXPECT_EQ(read(database, "select count(*) as users from users where sought like 'ada%'")
                      .one()
                      .get<std::int64_t>("users"),
                  kUsers)
            << pause.count() << " ms";
    }
    EXPECT_GT(interrupted, 0);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, InterruptedUpgradeTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::app
