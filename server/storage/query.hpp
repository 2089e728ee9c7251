#pragma once
#include <string_view>

namespace wheelwright::storage {

// One SQL text for both engines, with parameters $1…$n. The name stands in every
// error message, so that a log line leads to its query.
struct Query {
    std::string_view name;
    std::string_view sql;
};

} // namespace wheelwright::storage
