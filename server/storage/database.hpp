#pragma once
#include "storage/connection.hpp"
#include "storage/connection_pool.hpp"
#include "storage/database_address.hpp"
#include "storage/group_writer.hpp"
#include <atomic>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace wheelwright::storage {

struct DatabaseOptions {
    std::size_t poolSize = 8; // SQLite: readers, beside one writer. PostgreSQL: all connections.
    std::chrono::milliseconds poolWait{5'000};
    std::size_t writesPerCommit = 128; // SQLite, at most: an endless group would keep its first write waiting
    std::chrono::milliseconds busyTimeout{5'000};       // SQLite: while another process writes
    std::chrono::milliseconds statementTimeout{30'000}; // PostgreSQL
};

// The database, for any number of threads but network loops (base/loop_thread.hpp): there a call throws
// std::logic_error. Neither read nor write may be called from
// inside work given to the other or to itself: it would wait for its own connection.
class Database {
public:
    // How many connections are lent, and how many calls wait for one.
    struct Figures {
        std::size_t connectionsLent;
        std::size_t connections;
        std::size_t writesWaiting; // SQLite only, like `commits`
        std::uint64_t commits;
    };
    Figures figures() const;

    // How the latest writes went, so that a probe has to write only when there were none.
    struct Writes {
        std::chrono::steady_clock::time_point doneAt; // the last one that succeeded
        bool hasFailedSince;                          // for a reason that others would meet, too
    };
    Writes writes() const { return {writes_->doneAt, writes_->hasFailedSince}; }

    // Connects once, so that a wrong address fails here.
    static Database open(DatabaseAddress const& address, DatabaseOptions const& options = {});

    // An SQLite file that nobody writes: it is only read, where it is, and no file appears beside it.
    static Database openArchive(std::filesystem::path const& file);

    Engine engine() const noexcept { return engine_; }

    // Runs work that only reads; a write in it fails with Kind::ReadOnly. Each statement sees the latest
    // commit; inside connection.transaction(…) all statements see the same one.
    template <std::invocable<Connection&> Work> auto read(Work&& work) {
        return collect(work, [this](Step const& step) { runRead(step); });
    }

    // One transaction: returning commits (and is answered only once it is durable), throwing
    // or returning a Result with an error rolls back: a refused request has changed nothing. On SQLite writes
    // that wait at the same time share one commit. The work may run more than once and on another thread, so
    // it changes nothing but the database and what it returns. After ConnectionLost
    // nobody knows whether the commit still arrived.
    template <std::invocable<Connection&> Work> auto write(Work&& work) {
        return collect(work, [this](Step const& step) { runWrite(step); });
    }

    // For migrations: a writing connection without a transaction. On PostgreSQL only one process at a time
    // runs such work; on SQLite the write transactions inside it exclude each other.
    template <std::invocable<Connection&> Work> auto underSchemaLock(Work&& work) {
        return collect(work, [this](Step const& step) { runUnderSchemaLock(step); });
    }

private:
    using Step = GroupWriter::Step;

    Database(Engine engine, std::shared_ptr<ConnectionPool> readers, std::shared_ptr<ConnectionPool> writers,
             std::shared_ptr<GroupWriter> groupWriter)
        : engine_{engine},
          readers_{std::move(readers)},
          writers_{std::move(writers)},
          groupWriter_{std::move(groupWriter)} {}

    template <class Work, class Run> static auto collect(Work& work, Run const& run) {
        using Output = std::invoke_result_t<Work&, Connection&>;
        static_assert(!std::is_reference_v<Output>, "a reference into a finished transaction would dangle");
        if constexpr (std::is_void_v<Output>) {
            run([&](Connection& connection) -> Result<void> {
                work(connection);
                return {};
            });
        } else {
            std::optional<Output> output;
            run([&](Connection& connection) { return failureOf(output.emplace(work(connection))); });
            return std::move(*output);
        }
    }

    void runRead(Step const& step);
    void runWrite(Step const& step);
    void runWriteAlone(Step const& step);
    void runUnderSchemaLock(Step const& step);

    Engine engine_;
    std::shared_ptr<ConnectionPool> readers_;
    std::shared_ptr<ConnectionPool> writers_;  // PostgreSQL: the same as readers_
    std::shared_ptr<GroupWriter> groupWriter_; // SQLite only: PostgreSQL groups commits by itself
    struct WriteRecord {
        std::atomic<std::chrono::steady_clock::time_point> doneAt{};
        std::atomic<bool> hasFailedSince = false;
    };
    std::shared_ptr<WriteRecord> writes_ = std::make_shared<WriteRecord>();
};

} // namespace wheelwright::storage
