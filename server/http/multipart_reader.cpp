#include "http/multipart_reader.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <cstdlib>

namespace wheelwright::http {
namespace {

constexpr std::size_t kLongestHead = 16 * 1024;
constexpr std::size_t kLongestBoundary = 70;

using boost::beast::iequals;

bool istarts(std::string_view text, std::string_view with) {
    return text.size() >= with.size() && iequals(text.substr(0, with.size()), with);
}

// The value of name=value or name="value" among the parameters after the first semicolon. Browsers write a
// quote in the value as %22, other clients as \"; any other backslash is literal.
std::optional<std::string> parameter(std::string_view line, std::string_view wanted) {
    for (auto at = line.find(';'); at != std::string_view::npos;) {
        auto const equals = line.find('=', at);
        if (equals == std::string_view::npos) return std::nullopt;
        auto const name = trimmed(line.substr(at + 1, equals - at - 1));
        std::string value;
        auto from = equals + 1;
        if (from < line.size() && line[from] == '"') {
            for (++from; from < line.size() && line[from] != '"'; ++from) {
                if (line[from] == '\\' && from + 1 < line.size() && line[from + 1] == '"') ++from;
                value += line[from];
            }
            at = line.find(';', from);
        } else {
            at = line.find(';', from);
            value = trimmed(line.substr(from, at == std::string_view::npos ? at : at - from));
        }
        if (iequals(name, wanted)) return value;
    }
    return std::nullopt;
}

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::optional<PartHead> readPartHead(std::string_view block) {
    while (!block.empty()) {
        auto const end = block.find("\r\n");
        auto const line = block.substr(0, end);
        block = end == std::string_view::npos ? "" : block.substr(end + 2);
        auto const colon = line.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        if (!iequals(line.substr(0, colon), "content-disposition")) continue;
        auto const value = trimmed(line.substr(colon + 1));
        auto name = parameter(value, "name");
        if (!istarts(value, "form-data") || !name) return std::nullopt;
        auto fileName = parameter(value, "filename");
        if (fileName) replaceAll(*fileName, "%22", "\""); // as browsers write it
        return PartHead{std::move(*name), std::move(fileName)};
    }
    return std::nullopt;
}

} // namespace

MultipartReader::MultipartReader(std::string_view boundary, Listener& listener)
    : delimiter_{"\r\n--" + std::string{boundary}},
      listener_{listener},
      pending_{"\r\n"} { // the first delimiter may be at the very beginning
}

bool MultipartReader::take(std::string_view piece) {
    if (state_ == State::End) return true;
    pending_ += piece;
    for (;;) {
        switch (step()) {
            case Step::Again: break;
            case Step::NeedMore: return true;
            case Step::Stop: return state_ == State::End;
        }
    }
}

MultipartReader::Step MultipartReader::step() {
    switch (state_) {
        case State::Preamble: return skipPreamble();
        case State::BehindDelimiter: return readDelimiterLine();
        case State::Head: return readHead();
        case State::Content: return readContent();
        case State::End:
        case State::Malformed: return Step::Stop;
    }
    std::abort(); // unreachable: a State without a case doesn't compile
}

MultipartReader::Step MultipartReader::malformed() {
    state_ = State::Malformed;
    return Step::Stop;
}

MultipartReader::Step MultipartReader::skipPreamble() {
    auto const at = pending_.find(delimiter_);
    if (at == std::string::npos) return pending_.size() > kLongestHead ? malformed() : Step::NeedMore;
    pending_.erase(0, at + delimiter_.size());
    state_ = State::BehindDelimiter;
    return Step::Again;
}

MultipartReader::Step MultipartReader::readDelimiterLine() {
    if (pending_.size() < 2) return Step::NeedMore;
    if (pending_.starts_with("--")) {
        state_ = State::End;
        return Step::Stop;
    }
    auto const lineEnd = pending_.find("\r\n");
    if (lineEnd == std::string::npos) return pending_.size() > kLongestHead ? malformed() : Step::NeedMore;
    if (!trimmed(std::string_view{pending_}.substr(0, lineEnd)).empty()) return malformed();
    pending_.erase(0, lineEnd + 2);
    state_ = State::Head;
    return Step::Again;
}

MultipartReader::Step MultipartReader::readHead() {
    auto const end = pending_.find("\r\n\r\n");
    if (end > kLongestHead) // or not there yet
        return pending_.size() > kLongestHead ? malformed() : Step::NeedMore;
    auto head = readPartHead(std::string_view{pending_}.substr(0, end));
    if (!head) return malformed();
    listener_.begin(std::move(*head));
    pending_.erase(0, end + 4);
    state_ = State::Content;
    return Step::Again;
}

MultipartReader::Step MultipartReader::readContent() {
    auto const at = pending_.find(delimiter_);
    bool const isWhole = at != std::string::npos;
    auto const safe = isWhole ? at : pending_.size() - std::min(pending_.size(), delimiter_.size() - 1);
    bool const wanted = safe == 0 || listener_.take(std::string_view{pending_}.substr(0, safe));
    pending_.erase(0, isWhole ? at + delimiter_.size() : safe);
    if (!wanted) return Step::Stop;
    if (!isWhole) return Step::NeedMore;
    state_ = State::BehindDelimiter;
    return Step::Again;
}

std::optional<std::string> boundaryIn(std::string_view contentType) {
    if (!istarts(contentType, "multipart/form-data")) return std::nullopt;
    auto boundary = parameter(contentType, "boundary");
    if (!boundary || boundary->empty() || boundary->size() > kLongestBoundary) return std::nullopt;
    return boundary;
}

} // namespace wheelwright::http
