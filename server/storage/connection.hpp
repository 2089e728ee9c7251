#pragma once
#include "base/result.hpp"
#include "storage/database_error.hpp"
#include "storage/query.hpp"
#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <type_traits>

namespace wheelwright::storage {

enum class Access { Read, Write };

// One connection to a database, used by one thread at a time.
class Connection {
public:
    Connection() = default;
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;
    virtual ~Connection() = default;

    template <class... Values> Rows run(Query const& query, Values const&... values) {
        std::array<Param, sizeof...(Values)> const params{toParam(values)...};
        return runWith(query, params);
    }
    Rows runWith(Query const& query, std::span<Param const> params);

    // Returning commits; throwing or returning a Result with an error rolls back. Inside another transaction
    // this is a savepoint: only there may a failed statement be caught and life go on.
    template <std::invocable Work> auto transaction(Access access, Work&& work) {
        begin(access);
        try {
            if constexpr (std::is_void_v<std::invoke_result_t<Work&>>) {
                work();
                commit();
            } else {
                auto output = work();
                if (failureOf(output).has_value())
                    commit();
                else
                    rollBack();
                return output;
            }
        } catch (...) {
            rollBack();
            throw;
        }
    }
    // The same, to read one consistent state, or as a savepoint inside a write.
    template <std::invocable Work> auto transaction(Work&& work) { return transaction(Access::Read, work); }

    virtual Engine engine() const noexcept = 0;

    // False once the connection must be replaced. Call it outside of transactions only.
    bool usable() noexcept { return !broken_ && depth_ == 0 && alive(); }

    // Held while migrations run, so that a second process waits until the first has migrated.
    virtual void lockSchema() = 0;
    virtual void unlockSchema() = 0;

    // Held by a write that is retried, so that retries run one at a time instead of conflicting again.
    virtual void lockRetries() = 0;
    virtual void unlockRetries() = 0;

private:
    virtual Rows execute(Query const& query, std::span<Param const> params) = 0;
    virtual Query beginning(Access access) const noexcept = 0;
    virtual bool inTransaction() const noexcept = 0;
    virtual bool alive() noexcept = 0;

    void begin(Access access);
    void commit();
    void rollBack() noexcept;

    int depth_ = 0;
    std::optional<DatabaseError::Kind> failure_; // of the transaction or savepoint under way
    bool broken_ = false;
};

} // namespace wheelwright::storage
