#pragma once
#include "base/text.hpp"
#include "http/metrics.hpp"
#include "http/response.hpp"
#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

// Memory that waits for clients, bounded in sum and per source. A limit per request isn't enough: 10,000
// requests may be under way.
class ByteBudget {
public:
    struct Limits {
        std::size_t sum;
        std::size_t perSource;
    };

    // Bytes that are in use until this is destroyed.
    class Grant {
    public:
        Grant() = default;
        Grant(Grant const&) = delete;
        Grant& operator=(Grant const&) = delete;
        ~Grant() { release(); }

        void release();

        // True when it holds bytes of a budget that is half used: a slow client is then disconnected.
        bool isScarce() const {
            return budget_ != nullptr && budget_->bytes_.load() > budget_->limits_.sum / 2;
        }

    private:
        friend class ByteBudget;
        ByteBudget* budget_ = nullptr;
        std::string source_;
        std::size_t bytes_ = 0;
    };

    // The counters count refusals, one for each limit.
    ByteBudget(Limits limits, Counter refusedBySum, Counter refusedBySource)
        : limits_{limits}, refusedBySum_{refusedBySum}, refusedBySource_{refusedBySource} {}

    // Raises a grant to `bytes`, or returns the answer that refuses it. `source` is the user's id if the
    // caller is known.
    std::optional<Response> grant(Grant& grant, std::string_view source, std::size_t bytes);

    // Sets a grant to bytes that can no longer be refused, so it may exceed the limits. If there was no grant
    // before, they count only in the total.
    void charge(Grant& grant, std::size_t bytes);

private:
    void add(Grant& grant, std::size_t bytes);

    Limits const limits_;
    Counter refusedBySum_;
    Counter refusedBySource_;
    std::mutex guard_;
    TextMap<std::size_t> bySource_; // guarded by guard_
    std::atomic<std::size_t> bytes_ = 0;
};

} // namespace wheelwright::http
