#include "http/form_receiver.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace wheelwright::http {
namespace {

constexpr std::size_t kAroundTheFile = 64 * 1024; // heads of the parts, and the fields
constexpr std::size_t kMostFields = 16;
constexpr std::size_t kLongestField = 16 * 1024;

Error noForm() {
    return {Fault::WrongType, "not_a_form", "Send the file as multipart/form-data."};
}
Error badForm() {
    return {Fault::BadInput, "bad_form", "The form is malformed or incomplete."};
}
Error noSpace() {
    return {Fault::Unavailable, "storage_full",
            "The server has no space for this file right now. Try again later."};
}

} // namespace

FormReceiver::FormReceiver(std::string_view contentType, FormRules rules) : rules_{std::move(rules)} {
    auto const boundary = boundaryIn(contentType);
    if (boundary) reader_.emplace(*boundary, static_cast<MultipartReader::Listener&>(*this));
}

std::size_t FormReceiver::mostBytes() const {
    return rules_.mostFileBytes + kAroundTheFile;
}

// Skips a body that isn't a form, which problem() reports later: whether the caller may send it at all is
// answered first.
bool FormReceiver::receive(std::string_view piece) {
    if (!reader_ || reader_->isMalformed()) return true;
    reader_->take(piece);
    return !refusal_;
}

std::optional<Error> FormReceiver::problem() const {
    if (refusal_) return refusal_;
    if (!reader_) return noForm();
    if (!reader_->isComplete()) return badForm();
    return std::nullopt;
}

std::string FormReceiver::field(std::string_view name) const {
    auto const found = fields_.find(name);
    return found == fields_.end() ? std::string{} : found->second;
}

bool FormReceiver::refuse(Error error) {
    refusal_ = std::move(error);
    return false;
}

void FormReceiver::begin(PartHead head) {
    part_ = Part::Other;
    if (head.fileName && head.name == "file" && !fileName_) {
        part_ = Part::File;
        fileName_ = std::move(*head.fileName);
    } else if (!head.fileName && fields_.size() < kMostFields) {
        part_ = Part::Field;
        fieldName_ = std::move(head.name);
        fields_.insert_or_assign(fieldName_, "");
    }
}

bool FormReceiver::take(std::string_view bytes) {
    switch (part_) {
        case Part::File: return takeFile(bytes);
        case Part::Field: {
            auto& field = fields_[fieldName_];
            if (field.size() + bytes.size() > kLongestField) return refuse(badForm());
            field += bytes;
            return true;
        }
        case Part::Other: return true;
    }
    std::abort(); // unreachable: a Part without a case doesn't compile
}

// Grows to the length that the rules allow, not beyond: a string would double itself.
bool FormReceiver::takeFile(std::string_view bytes) {
    fileBytes_ += bytes.size();
    if (fileBytes_ > rules_.mostFileBytes) return refuse(rules_.tooLarge);
    if (fileBytes_ > file_.capacity())
        file_.reserve(std::min(std::max(2 * file_.capacity(), fileBytes_), rules_.mostFileBytes));
    file_ += bytes;
    return true;
}

Result<SpooledFile> FormReceiver::spooled() try {
    auto const bytes = std::move(file_);
    auto file = rules_.spool->open();
    if (!file.append(bytes)) return noSpace();
    return file;
} catch (std::system_error const& problem) {
    log::error("writing an upload to the spool failed", {{"problem", std::string_view{problem.what()}}});
    return noSpace();
}

} // namespace wheelwright::http
