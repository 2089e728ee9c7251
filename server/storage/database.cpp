#include "storage/database.hpp"
#include "base/chance.hpp"
#include "base/loop_thread.hpp"
#include "storage/postgres_connection.hpp"
#include "storage/sqlite_connection.hpp"
#include <algorithm>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace wheelwright::storage {
namespace {

constexpr int kWriteAttempts = 20;

// SQLite would make the file readable for everyone; it holds people's data. Only a
// file that is not there yet is touched: closing one that SQLite has open in this
// process would drop SQLite's locks on it.
void createPrivately(std::filesystem::path const& file) {
    auto const made = ::open(file.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made >= 0) ::close(made);
}

// Retries run one at a time under an advisory lock; they can still conflict with first attempts.
void pauseBefore(int attempt) {
    auto const longest = std::uint64_t{1} << std::min(attempt, 6);
    std::this_thread::sleep_for(std::chrono::milliseconds{randomNumber() % longest});
}

using LockStep = void (Connection::*)();

template <LockStep lock, LockStep unlock> class Held {
public:
    explicit Held(Connection& connection) : connection_{connection} { (connection_.*lock)(); }
    ~Held() {
        try {
            (connection_.*unlock)();
        } catch (DatabaseError const&) {
            // Only a lost connection fails here, and losing it releases the lock too.
        }
    }
    Held(Held const&) = delete;
    Held& operator=(Held const&) = delete;

private:
    Connection& connection_;
};

using SchemaLock = Held<&Connection::lockSchema, &Connection::unlockSchema>;
using RetriesLock = Held<&Connection::lockRetries, &Connection::unlockRetries>;

// False when it collided with another write.
bool writeOnce(Connection& connection, GroupWriter::Step const& step, bool isLast) {
    try {
        connection.transaction(Access::Write, [&] { return step(connection); });
        return true;
    } catch (DatabaseError const& error) {
        auto const mayRepeat = error.kind() == DatabaseError::Kind::Serialization && connection.usable();
        if (!mayRepeat || isLast) throw;
        return false;
    }
}

} // namespace

Database Database::open(DatabaseAddress const& address, DatabaseOptions const& options) {
    auto const pool = [&](std::size_t capacity, ConnectionPool::Open open) {
        return std::make_shared<ConnectionPool>(capacity, options.poolWait, std::move(open));
    };
    if (auto const* postgres = std::get_if<PostgresAddress>(&address)) {
        auto const connections =
            pool(options.poolSize, [address = *postgres, timeout = options.statementTimeout] {
                return std::make_unique<PostgresConnection>(address, timeout);
            });
        connections->borrow();
        return Database{Engine::Postgres, connections, connections, nullptr};
    }
    auto const& file = std::get<SqliteAddress>(address).file;
    auto const opener = [file, timeout = options.busyTimeout](Access access) {
        return [=] { return std::make_unique<SqliteConnection>(file, access, timeout); };
    };
    createPrivately(file);
    auto const writer = pool(1, opener(Access::Write));
    writer->borrow();
    return Database{Engine::Sqlite, pool(options.poolSize, opener(Access::Read)), writer,
                    std::make_shared<GroupWriter>(writer, options.poolWait, options.writesPerCommit)};
}

Database Database::openArchive(std::filesystem::path const& file) {
    auto const reader = std::make_shared<ConnectionPool>(
        1, DatabaseOptions{}.poolWait, [file] { return std::make_unique<SqliteConnection>(file); });
    reader->borrow();
    return Database{Engine::Sqlite, reader, reader, nullptr};
}

Database::Figures Database::figures() const {
    return {readers_->lent(), readers_->capacity(), groupWriter_ ? groupWriter_->waiting() : 0,
            groupWriter_ ? groupWriter_->commits() : 0};
}

void Database::runRead(Step const& step) {
    refuseOnLoop("The database");
    auto const connection = readers_->borrow();
    try {
        step(*connection);
    } catch (DatabaseError const& error) {
        if (error.kind() != DatabaseError::Kind::Serialization || !connection->usable()) throw;
        step(*connection);
    }
}

void Database::runWrite(Step const& step) {
    refuseOnLoop("The database");
    try {
        if (groupWriter_)
            groupWriter_->write(step);
        else
            runWriteAlone(step);
    } catch (DatabaseError const& error) {
        if (error.isTemporary()) writes_->hasFailedSince = true;
        throw;
    }
    writes_->doneAt = std::chrono::steady_clock::now();
    writes_->hasFailedSince = false;
}

void Database::runWriteAlone(Step const& step) {
    auto const connection = writers_->borrow();
    if (writeOnce(*connection, step, false)) return;
    RetriesLock const inTurn{*connection};
    for (int attempt = 2; !writeOnce(*connection, step, attempt == kWriteAttempts); ++attempt)
        pauseBefore(attempt);
}

void Database::runUnderSchemaLock(Step const& step) {
    refuseOnLoop("The database");
    auto const connection = writers_->borrow();
    SchemaLock const lock{*connection};
    step(*connection);
}

} // namespace wheelwright::storage
