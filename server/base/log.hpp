#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
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

} // namespace wheelwright::log
