#pragma once
#include "base/result.hpp"
#include "base/spool.hpp"
#include "base/text.hpp"
#include "http/multipart_reader.hpp"
#include <functional>
#include <optional>

namespace wheelwright::http {

struct FormRules {
    Spool const* spool = nullptr;
    std::size_t mostFileBytes = 0;
    Error tooLarge{}; // the error for a larger file
};

// A form with a file, received piece by piece. It stays in memory, in the bytes that were granted for its
// body: the loop that receives it must not write files. A form that is too large is refused while it arrives.
class FormReceiver final : MultipartReader::Listener {
public:
    FormReceiver(std::string_view contentType, FormRules rules);
    FormReceiver(FormReceiver const&) = delete;
    FormReceiver& operator=(FormReceiver const&) = delete;

    bool receive(std::string_view piece); // false: stop receiving, refusal() says why
    std::optional<Error> const& refusal() const { return refusal_; }
    std::optional<Error> problem() const; // of the whole form, once it has arrived
    std::size_t mostBytes() const;        // of the whole body
    Error const& tooLarge() const { return rules_.tooLarge; }

    std::string field(std::string_view name) const; // empty when it is missing
    std::optional<std::string> const& fileName() const { return fileName_; }
    std::size_t fileBytes() const { return fileBytes_; }

    // Moves the file to disk, on a worker: it may wait for long until it is looked at.
    Result<SpooledFile> spooled();

    // Whether the client has closed the connection: then its file needn't be processed.
    bool hasLeft() const { return hasLeft_ && hasLeft_(); }
    void askWhetherLeft(std::function<bool()> hasLeft) { hasLeft_ = std::move(hasLeft); }

private:
    enum class Part { File, Field, Other };
    void begin(PartHead head) override;
    bool take(std::string_view bytes) override;
    bool takeFile(std::string_view bytes);
    bool refuse(Error error);

    FormRules const rules_;
    std::optional<MultipartReader> reader_;
    std::optional<Error> refusal_;
    TextMap<std::string> fields_;
    std::optional<std::string> fileName_;
    std::string file_;
    std::size_t fileBytes_ = 0;
    Part part_ = Part::Other;
    std::string fieldName_;
    std::function<bool()> hasLeft_;
};

} // namespace wheelwright::http
