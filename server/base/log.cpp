#include "base/log.hpp"
#include "base/json_text.hpp"
#include <charconv>
#include <cstdio>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

namespace wheelwright::log {
namespace {

// Standard error with a buffer of its own: unbuffered, one write per request
// costs more than answering it. A terminal still sees each line at once.
class BufferedStandardError final : public spdlog::sinks::base_sink<std::mutex> {
public:
    BufferedStandardError() : file_{fdopen(dup(STDERR_FILENO), "w")}, atOnce_{isatty(STDERR_FILENO) == 1} {
        if (file_ != nullptr) setvbuf(file_, nullptr, _IOFBF, 1 << 16);
    }
    BufferedStandardError(BufferedStandardError const&) = delete;
    BufferedStandardError& operator=(BufferedStandardError const&) = delete;
    ~BufferedStandardError() override {
        if (file_ != nullptr) std::fclose(file_);
    }

protected:
    void sink_it_(spdlog::details::log_msg const& message) override {
        if (file_ == nullptr) return;
        spdlog::memory_buf_t line;
        formatter_->format(message, line);
        std::fwrite(line.data(), 1, line.size(), file_);
        if (atOnce_) std::fflush(file_);
    }
    void flush_() override {
        if (file_ != nullptr) std::fflush(file_);
    }

private:
    std::FILE* file_;
    bool atOnce_;
};

spdlog::level::level_enum spdlogLevel(Level level) {
    switch (level) {
        case Level::Debug: return spdlog::level::debug;
        case Level::Info: return spdlog::level::info;
        case Level::Warn: return spdlog::level::warn;
        case Level::Error: return spdlog::level::err;
        case Level::Off: return spdlog::level::off;
    }
    std::abort(); // a new Level fails the build above
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

} // namespace

void configure(Level level, Format format) {
    currentFormat = format;
    auto logger = std::make_shared<spdlog::logger>("", std::make_shared<BufferedStandardError>());
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
    for (auto const& field : fields) {
        line += currentFormat == Format::Json ? ",\"" : " ";
        line += field.name;
        line += currentFormat == Format::Json ? "\":" : "=";
        appendValue(line, field, currentFormat);
    }
    logger->log(spdlogLevel(level), spdlog::string_view_t{line.data(), line.size()});
}

} // namespace wheelwright::log
