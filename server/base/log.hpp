#pragma once
#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace wheelwright::log {

enum class Level { Debug, Info, Warn, Error, Off };
enum class Format { Text, Json };

struct Field {
    std::string_view name;
    std::variant<std::string_view, std::int64_t, double> value;
};

// The log goes to standard error. It is buffered, so call flush() before the process ends.
void configure(Level level, Format format);
void flush();

// Writes one line per event: a short message and named fields, which programs can parse.
void write(Level level, std::string_view message, std::initializer_list<Field> fields = {});

inline void debug(std::string_view message, std::initializer_list<Field> fields = {}) {
    write(Level::Debug, message, fields);
}
inline void info(std::string_view message, std::initializer_list<Field> fields = {}) {
    write(Level::Info, message, fields);
}
inline void warn(std::string_view message, std::initializer_list<Field> fields = {}) {
    write(Level::Warn, message, fields);
}
inline void error(std::string_view message, std::initializer_list<Field> fields = {}) {
    write(Level::Error, message, fields);
}

// Lets one line per second through and counts the others. While the database is down, every request has the
// same problem; a line for each would fill the disk and hide everything else.
class Pace {
public:
    using Time = std::chrono::steady_clock::time_point;

    // Returns how many lines were left out since the last one, or nullopt if this one has to be left out too.
    std::optional<std::int64_t> turn(Time now = std::chrono::steady_clock::now()) {
        std::lock_guard const lock{mutex_};
        if (last_ && now - *last_ < std::chrono::seconds{1}) {
            ++leftOut_;
            return std::nullopt;
        }
        last_ = now;
        return std::exchange(leftOut_, 0);
    }

private:
    std::mutex mutex_;
    std::optional<Time> last_;
    std::int64_t leftOut_ = 0;
};

} // namespace wheelwright::log
