#include "testing/every_engine.hpp"
#include <array>
#include <csignal>
#include <set>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;

constexpr Query kAddBody{"wheel_add", "insert into wheels (id, body) values ($1, $2)"};
constexpr Query kCountWheels{"wheel_count", "select count(*) as n from wheels"};
constexpr Query kAddLog{"log_add", "insert into log (wheel) values ($1)"};

// Another process working on the same file; it must not inherit an open database.
class Child {
public:
    explicit Child(std::function<void(int pipe)> const& work) {
        int ends[2];
        if (pipe(ends) != 0) throw std::runtime_error{"no pipe"};
        pid_ = fork();
        if (pid_ == 0) {
            close(ends[0]);
            int status = 1;
            try {
                work(ends[1]);
                status = 0;
            } catch (...) { // the exit status says it
            }
            _exit(status);
        }
        close(ends[1]);
        pipe_ = ends[0];
    }
    ~Child() {
        if (!ended_) end(SIGKILL);
        close(pipe_);
    }
    Child(Child const&) = delete;
    Child& operator=(Child const&) = delete;

    std::optional<int> next() const {
        int id = 0;
        if (::read(pipe_, &id, sizeof id) != sizeof id) return std::nullopt;
        return id;
    }
    int end(int signal = 0) {
        if (signal != 0) kill(pid_, signal);
        int status = 0;
        waitpid(pid_, &status, 0);
        ended_ = true;
        return status;
    }

private:
    pid_t pid_ = -1;
    int pipe_ = -1;
    bool ended_ = false;
};

void createTables(DatabaseAddress const& address) {
    Database::open(address).write([](Connection& connection) {
        connection.run(Query{"create", "create table wheels (id bigint primary key, body text not null)"});
        connection.run(Query{"create", "create table log (wheel bigint not null references wheels (id))"});
    });
}

// Four threads save one wheel after another and tell the pipe about each that was acknowledged.
void saveForEver(DatabaseAddress const& address, int round, int pipe) {
    auto database = Database::open(address);
    std::string const body(3'000, 'w');
    auto const save = [&](int thread) {
        for (int i = 0;; ++i) {
            auto const id = round * 1'000'000 + thread * 100'000 + i;
            database.write([&](Connection& connection) {
                connection.run(kAddBody, id, body);
                connection.run(kAddLog, id);
            });
            if (::write(pipe, &id, sizeof id) != sizeof id) return;
        }
    };
    std::array<std::jthread, 4> threads;
    for (int thread = 0; auto& each : threads)
        each = std::jthread{save, thread++};
}

} // namespace

TEST(SqliteProcesses, KilledInTheMiddleOfWritesEveryAcknowledgedOneIsThere) {
    SqlitePlace const place;
    createTables(place.address());
    std::set<int> acknowledged;
    for (int round = 0; round < 5; ++round) {
        Child child{[&](int pipe) { saveForEver(place.address(), round, pipe); }};
        auto const enough = acknowledged.size() + 20 + randomNumber() % 100;
        while (acknowledged.size() < enough) {
            auto const id = child.next();
            ASSERT_TRUE(id) << "the child ended by itself";
            acknowledged.insert(*id);
        }
        std::this_thread::sleep_for(std::chrono::microseconds{randomNumber() % 3'000});
        child.end(SIGKILL);
        while (auto const id = child.next())
            acknowledged.insert(*id);

        auto database = Database::open(place.address());
        database.read([&](Connection& connection) {
            auto const check = connection.run(Query{"check", "pragma integrity_check"}).one();
            EXPECT_EQ(check.get<std::string>("integrity_check"), "ok");
            std::set<int> stored;
            for (auto const& row : connection.run(Query{"stored", "select id from wheels"}))
                stored.insert(row.get<int>("id"));
            for (auto const id : acknowledged)
                EXPECT_TRUE(stored.contains(id)) << "lost " << id << " in round " << round;
            auto const halves = connection.run(
                Query{"halves", "select id from wheels where id not in (select wheel from log)"});
            EXPECT_EQ(halves.size(), 0U) << "half of a transaction was stored";
        });
    }
}

TEST(SqliteProcesses, TwoProcessesWriteOneFile) {
    constexpr int rounds = 100;
    SqlitePlace const place;
    createTables(place.address());
    auto const count = [](Connection& connection) {
        return connection.run(kCountWheels).one().get<int>("n");
    };
    // Each id is the count of earlier rows: two processes that count at once would choose the same.
    auto const addMany = [&] {
        auto database = Database::open(place.address(), {.busyTimeout = 60s});
        for (int i = 0; i < rounds; ++i)
            database.write([&](Connection& connection) { connection.run(kAddBody, count(connection), "x"); });
    };
    Child child{[&](int) { addMany(); }};
    addMany();
    EXPECT_EQ(child.end(), 0);
    auto database = Database::open(place.address());
    EXPECT_EQ(database.read(count), 2 * rounds);
}

TEST(SqliteProcesses, ManyProcessesMayMakeOneFileAtOnce) {
    SqlitePlace const place;
    std::array<std::unique_ptr<Child>, 8> children;
    for (auto& child : children)
        child = std::make_unique<Child>([&](int) { Database::open(place.address()); });
    for (auto const& child : children)
        EXPECT_EQ(child->end(), 0);
}

} // namespace wheelwright::storage
