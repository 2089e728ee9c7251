#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

// The head of a part of a multipart form.
struct PartHead {
    std::string name;
    std::optional<std::string> fileName; // a file has one, a field has none
};

// Reads a multipart/form-data body piece by piece, with memory that doesn't grow with the body.
class MultipartReader {
public:
    struct Listener {
        virtual ~Listener() = default;
        virtual void begin(PartHead head) = 0;
        virtual bool take(std::string_view bytes) = 0; // false: stop
    };

    MultipartReader(std::string_view boundary, Listener& listener);

    bool take(std::string_view piece); // false: malformed, or stopped by the listener
    bool isMalformed() const { return state_ == State::Malformed; }
    bool isComplete() const { return state_ == State::End; }

private:
    enum class State { Preamble, BehindDelimiter, Head, Content, End, Malformed };
    enum class Step { Again, NeedMore, Stop };

    Step step();
    Step skipPreamble();
    Step readDelimiterLine();
    Step readHead();
    Step readContent();
    Step malformed();

    std::string const delimiter_; // with the line break before it, which isn't part of the content
    Listener& listener_;
    std::string pending_;
    State state_ = State::Preamble;
};

// The boundary that a Content-Type of multipart/form-data names.
std::optional<std::string> boundaryIn(std::string_view contentType);

} // namespace wheelwright::http
