#include "storage/connection.hpp"
#include "storage/query.hpp"
#include <string>

namespace wheelwright::storage {
namespace {

constexpr Query kCommit{"commit", "commit"};
constexpr Query kRollback{"rollback", "rollback"};
// One name is enough for every depth: SQL uses the innermost savepoint of a name.
constexpr Query kSavepoint{"savepoint", "savepoint inner_work"};
constexpr Query kRelease{"release", "release savepoint inner_work"};
constexpr Query kRollbackTo{"rollback_to", "rollback to savepoint inner_work"};

void requireStorable(Query const& query, std::span<Param const> params) {
    for (std::size_t i = 0; i < params.size(); ++i) {
        auto const* text = std::get_if<std::string_view>(&params[i]);
        if (text && !isStorableText(*text))
            throw DatabaseError{DatabaseError::Kind::Check, std::string{query.name} + ": $" +
                                                                std::to_string(i + 1) +
                                                                " is text with NUL or broken UTF-8"};
    }
}

} // namespace

Rows Connection::runWith(Query const& query, std::span<Param const> params) {
    // PostgreSQL refuses everything after a failed statement, SQLite does not: without
    // this a swallowed error would commit half of the work on one engine only.
    if (failure_)
        throw DatabaseError{*failure_,
                            std::string{query.name} + ": an earlier statement of this transaction failed"};
    try {
        requireStorable(query, params);
        return execute(query, params);
    } catch (DatabaseError const& error) {
        if (depth_ > 0) failure_ = error.kind();
        throw;
    }
}

void Connection::begin(Access access) {
    runWith(depth_ == 0 ? beginning(access) : kSavepoint, {});
    ++depth_;
}

void Connection::commit() {
    runWith(depth_ == 1 ? kCommit : kRelease, {});
    --depth_;
}

void Connection::rollBack() noexcept {
    --depth_;
    try {
        if (depth_ > 0) {
            execute(kRollbackTo, {});
            execute(kRelease, {});
        } else if (inTransaction()) {
            execute(kRollback, {});
        }
        failure_.reset();
    } catch (...) {
        // If a savepoint can't be rolled back, the whole transaction is gone. The failure stays set, so that
        // no later statement runs outside of a transaction.
        broken_ = true;
        if (depth_ == 0)
            failure_.reset();
        else if (!failure_)
            failure_ = DatabaseError::Kind::Other;
    }
}

} // namespace wheelwright::storage
