#include "base/log.hpp"
#include "base/json.hpp"
#include "base/log_sink.hpp"
#include "base/trace.hpp"
#include <charconv>
#include <spdlog/spdlog.h>

namespace wheelwright::log {
namespace {

spdlog::level::level_enum spdlogLevel(Level level) {
    switch (level) {
        case Level::Debug: return spdlog::level::debug;
        case Level::Info: return spdlog::level::info;
        case Level::Warn: return spdlog::level::warn;
        case Level::Error: return spdlog::level::err;
        case Level::Off: return spdlog::level::off;
    }
    std::abort(); // unreachable: a Level without a case doesn't compile
}

Format currentFormat = Format::Text;

void appendValue(std::string& line, Field const& field, Format format) {
    if (auto const* text = std::get_if<std::string_view>(&field.value)) {
        bool const bare = format == Format::Text && !text->empty() &&
                          text->find_first_of(" \"=\\") == std::string_view::npos &&
                          std::none_of(text->begin(), text->end(), [](char c) {
                              return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
                          });
        if (bare)
            line += *text;
        else
            appendJsonText(line, *text);
        return;
    }
    char digits[40];
    auto const* whole = std::get_if<std::int64_t>(&field.value);
    auto const end = whole != nullptr
                         ? std::to_chars(digits, digits + sizeof digits, *whole)
                         : std::to_chars(digits, digits + sizeof digits, std::get<double>(field.value),
                                         std::chars_format::fixed, 3);
    line.append(digits, end.ptr);
}

void appendField(std::string& line, Field const& field) {
    line += currentFormat == Format::Json ? ",\"" : " ";
    line += field.name;
    line += currentFormat == Format::Json ? "\":" : "=";
    appendValue(line, field, currentFormat);
}

} // namespace

void configure(Level level, Format format) {
    currentFormat = format;
    auto logger = std::make_shared<spdlog::logger>("", std::make_shared<StandardErrorSink>());
    logger->set_level(spdlogLevel(level));
    logger->flush_on(spdlog::level::warn);
    logger->set_pattern(format == Format::Json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})"
                                               : "%Y-%m-%dT%H:%M:%S.%eZ %l %v",
                        spdlog::pattern_time_type::utc);
    spdlog::set_default_logger(std::move(logger));
    spdlog::flush_every(std::chrono::seconds(1));
}

void flush() {
    spdlog::default_logger_raw()->flush();
}

void write(Level level, std::string_view message, std::initializer_list<Field> fields) {
    auto* logger = spdlog::default_logger_raw();
    if (!logger->should_log(spdlogLevel(level))) return;
    thread_local std::string line;
    line.clear();
    if (currentFormat == Format::Json) {
        line += "\"message\":";
        appendJsonText(line, message);
    } else {
        line += message;
    }
    for (auto const& field : fields)
        appendField(line, field);
    if (auto const* const trace = currentTrace()) appendField(line, {"trace", trace->id()});
    logger->log(spdlogLevel(level), spdlog::string_view_t{line.data(), line.size()});
}

} // namespace wheelwright::log
