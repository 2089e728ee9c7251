#pragma once
#include "base/text.hpp"
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace wheelwright::storage {

// Prepared statements by their SQL text.
template <class Prepared> class StatementCache {
public:
    // Far more than the program has queries. Generated SQL must not let the cache grow without limit.
    static constexpr std::size_t kLimit = 512;

    Prepared* find(std::string_view sql) {
        auto const found = prepared_.find(sql);
        return found == prepared_.end() ? nullptr : &found->second;
    }
    bool full() const noexcept { return prepared_.size() >= kLimit; }
    void clear() noexcept { prepared_.clear(); }
    Prepared& add(std::string_view sql, Prepared prepared) {
        return prepared_.insert_or_assign(std::string{sql}, std::move(prepared)).first->second;
    }

private:
    TextMap<Prepared> prepared_;
};

} // namespace wheelwright::storage
