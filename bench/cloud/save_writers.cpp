// Saves of a 10 KB wheel by many writers at the storage layer, each a user of its own and answered once its
// save is durable: writes that share commits, the same with one commit per save, and one thread that saves
// for all users in turn and so never waits for another; in turns in one run.
//   save_writers FOLDER [WRITERS] [SECONDS]
#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "storage/migration_list.hpp"
#include "wheels/wheels.hpp"
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace {

using namespace wheelwright;
using Seconds = std::chrono::duration<double>;

enum class Threads { OnePerWriter, One };

struct Outcome {
    double perSecond;
    double p99; // milliseconds
};

wheels::WheelDocument tenKilobytes() {
    auto const id = newUuid();
    auto text = R"({"id":")" + id + R"(","wheel-definition":{"slices":[]},"pad":")";
    text += std::string(10'240 - text.size() - 2, 'x') + "\"}";
    return {wheels::WheelId{id}, text, "Bench", 0, "[]", {}};
}

struct Writer {
    UserId user;
    wheels::WheelDocument document = tenKilobytes();
    std::vector<double> took = {};
};

double save(wheels::Wheels& wheels, Writer const& writer, wheels::WheelDocument const& document) {
    auto const start = std::chrono::steady_clock::now();
    wheels.save({writer.user}, document, wheels::IfStale::Overwrite).value();
    return Seconds{std::chrono::steady_clock::now() - start}.count() * 1000;
}

// As many threads as writers: saves that wait together share a commit where they may.
void saveTogether(wheels::Wheels& wheels, std::vector<Writer>& writers, std::atomic<bool> const& isOver) {
    std::vector<std::jthread> threads;
    for (auto& writer : writers)
        threads.emplace_back([&] {
            while (!isOver)
                writer.took.push_back(save(wheels, writer, writer.document));
        });
}

// One thread for all writers in turn, so that each save has a commit of its own and none waits for a lock.
void saveInTurn(wheels::Wheels& wheels, std::vector<Writer>& writers, std::atomic<bool> const& isOver) {
    while (!isOver)
        for (auto& writer : writers)
            writer.took.push_back(save(wheels, writer, writer.document));
}

Outcome measure(wheels::Wheels& wheels, std::vector<Writer> writers, Threads threads, Seconds time) {
    std::atomic<bool> isOver = false;
    auto const began = std::chrono::steady_clock::now();
    std::jthread const end{[&] {
        std::this_thread::sleep_for(time);
        isOver = true;
    }};
    if (threads == Threads::OnePerWriter)
        saveTogether(wheels, writers, isOver);
    else
        saveInTurn(wheels, writers, isOver);
    Seconds const elapsed = std::chrono::steady_clock::now() - began;
    std::vector<double> all;
    for (auto const& writer : writers)
        all.insert(all.end(), writer.took.begin(), writer.took.end());
    std::ranges::sort(all);
    return {static_cast<double>(all.size()) / elapsed.count(), all[all.size() * 99 / 100]};
}

storage::Database databaseIn(std::filesystem::path const& folder, std::size_t writesPerCommit) {
    return storage::Database::open(storage::SqliteAddress{folder / "saves.db"},
                                   {.poolWait = std::chrono::minutes{1}, .writesPerCommit = writesPerCommit});
}

std::vector<Writer> peopleOf(storage::Database& database, int many, Clock const& clock) {
    std::vector<Writer> writers;
    for (int i = 0; i < many; ++i)
        writers.push_back({database.write([&](storage::Connection& connection) {
            auto const name = "bench" + std::to_string(i);
            return accounts::userBehind(connection, {"email", "email", name, {}, true, "", {}}, 0,
                                        clock.now())
                .id;
        })});
    return writers;
}

struct Contestant {
    storage::Database& database;
    Threads threads;
    std::vector<Outcome> outcomes = {};
};

double medianOf(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

// The first contestant's rate by another's, each round by itself.
double ratio(Contestant const& first, Contestant const& other) {
    std::vector<double> ratios;
    for (std::size_t round = 0; round < first.outcomes.size(); ++round)
        ratios.push_back(first.outcomes[round].perSecond / other.outcomes[round].perSecond);
    return medianOf(ratios);
}

void print(Contestant const& contestant) {
    std::vector<double> rates;
    std::vector<double> slowest;
    for (auto const& outcome : contestant.outcomes) {
        rates.push_back(outcome.perSecond);
        slowest.push_back(outcome.p99);
    }
    std::printf("| %.0f saves/s, p99 %.1f ms ", medianOf(rates), medianOf(slowest));
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    std::filesystem::path const folder{argv[1]};
    int const many = argc > 2 ? std::atoi(argv[2]) : 64;
    Seconds const time{argc > 3 ? std::atof(argv[3]) : 3.0};
    auto shared = databaseIn(folder, 128);
    auto single = databaseIn(folder, 1);
    SystemClock const clock;
    storage::migrate(shared, storage::migrationList(), clock.now());
    auto const writers = peopleOf(shared, many, clock);
    Contestant contestants[] = {
        {shared, Threads::OnePerWriter}, {single, Threads::OnePerWriter}, {single, Threads::One}};
    for (int round = 0; round < 3; ++round)
        for (auto& contestant : contestants) {
            wheels::ShareCache cache{1 << 20};
            wheels::Wheels wheels{contestant.database, clock, cache, {"http://localhost", 1'000'000}};
            contestant.outcomes.push_back(measure(wheels, writers, contestant.threads, time));
        }
    auto const& [together, apart, inTurn] = contestants;
    print(together);
    print(apart);
    std::printf("| %.1f ", ratio(together, apart));
    print(inTurn);
    std::printf("| %.1f |\n", ratio(together, inTurn));
}
