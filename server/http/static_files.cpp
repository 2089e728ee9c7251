#include "http/static_files.hpp"
#include "base/digest.hpp"
#include "base/files.hpp"
#include "base/text.hpp"
#include "http/header_fields.hpp"
#include <fstream>
#include <stdexcept>

namespace wheelwright::http {
namespace {

namespace fs = std::filesystem;
using boost::beast::http::field;

constexpr std::string_view kImmutable = "public, max-age=31536000, immutable";
constexpr std::string_view kAlwaysAsk = "no-cache";

std::string_view nameOf(Encoding encoding) {
    switch (encoding) {
        case Encoding::Identity: return "";
        case Encoding::Gzip: return "gzip";
        case Encoding::Brotli: return "br";
    }
    std::abort(); // unreachable: an Encoding without a case doesn't compile
}

void addContentRange(Response& response, std::string const& which, std::size_t size) {
    response.header("Content-Range", "bytes " + which + "/" + std::to_string(size));
}

// A part of a page or of a JSON document is of no use.
bool takesRanges(std::string_view type) {
    return !type.starts_with("text/html") && !type.starts_with("application/json") &&
           !type.starts_with("application/yaml");
}

} // namespace

bool listsEtag(std::string_view list, std::string_view etag) {
    while (!list.empty()) {
        auto item = trimmed(takePart(list, ','));
        if (item.starts_with("W/")) item.remove_prefix(2);
        if (item == etag || item == "*") return true;
    }
    return false;
}

StaticFile::StaticFile(std::string type, std::string cacheControl, std::string identity)
    : type_{std::move(type)}, cacheControl_{std::move(cacheControl)} {
    addVariant(Encoding::Identity, std::move(identity));
}

void StaticFile::addVariant(Encoding encoding, std::string bytes) {
    auto& variant = variants_[static_cast<std::size_t>(encoding)];
    variant.present = true;
    variant.etag = '"' + sha256Hex(bytes).substr(0, 32) + '"';
    variant.bytes = std::move(bytes);
    Response lines;
    lines.header("Content-Type", type_).header("ETag", variant.etag).header("Vary", "Accept-Encoding");
    if (!cacheControl_.empty()) lines.header("Cache-Control", cacheControl_);
    if (encoding != Encoding::Identity)
        lines.header("Content-Encoding", nameOf(encoding));
    else if (takesRanges(type_))
        lines.header("Accept-Ranges", "bytes");
    variant.lines = std::move(lines.headers);
}

std::size_t StaticFile::bytes() const {
    std::size_t sum = 0;
    for (auto const& variant : variants_)
        sum += variant.bytes.size();
    return sum;
}

StaticFile::Variant const& StaticFile::bestFor(std::string_view acceptEncoding) const {
    for (auto const encoding : {Encoding::Brotli, Encoding::Gzip}) {
        auto const& variant = variants_[static_cast<std::size_t>(encoding)];
        if (variant.present && accepts(acceptEncoding, nameOf(encoding))) return variant;
    }
    return variants_[static_cast<std::size_t>(Encoding::Identity)];
}

Response StaticFile::answer(Request const& request) const {
    auto const rangeHeader = takesRanges(type_) ? request.header(field::range) : std::string_view{};
    // A range counts bytes of the file itself, so it is taken from the plain bytes.
    auto const& variant = rangeHeader.empty() ? bestFor(request.header(field::accept_encoding))
                                              : variants_[static_cast<std::size_t>(Encoding::Identity)];
    Response response;
    response.headers = variant.lines;
    // A web worker gets the policy of its own script's answer, so scripts have the page's policy.
    if (type_.starts_with("text/html") || type_.starts_with("text/javascript"))
        response.policy = ContentPolicy::Page;
    if (listsEtag(request.header(field::if_none_match), variant.etag)) {
        response.status = 304;
        return response;
    }
    response.shared = variant.bytes;
    auto const ifRange = request.header(field::if_range);
    if (rangeHeader.empty() || (!ifRange.empty() && ifRange != variant.etag)) return response;

    auto const [verdict, range] = readRange(rangeHeader, variant.bytes.size());
    switch (verdict) {
        case RangeVerdict::Whole: break;
        case RangeVerdict::Impossible:
            response = errorResponse(416, "range_not_satisfiable",
                                     "The requested range begins after the end of the file.");
            addContentRange(response, "*", variant.bytes.size());
            break;
        case RangeVerdict::Part:
            response.status = 206;
            response.shared = response.shared.substr(range.first, range.last - range.first + 1);
            addContentRange(response, std::to_string(range.first) + "-" + std::to_string(range.last),
                            variant.bytes.size());
            break;
    }
    return response;
}

StaticFiles::StaticFiles(fs::path const& folder) try {
    if (!fs::is_directory(folder))
        throw std::runtime_error("The built page is missing: " + folder.string() +
                                 " is not a folder. Build it, or name it with --web.");
    for (auto const& entry : fs::recursive_directory_iterator{folder}) {
        auto const extension = entry.path().extension();
        if (!entry.is_regular_file() || extension == ".br" || extension == ".gz") continue;
        auto const address = "/" + entry.path().lexically_relative(folder).generic_string();
        bool const hashed = address.starts_with("/assets/");
        StaticFile file{std::string{contentTypeOf(address)}, std::string{hashed ? kImmutable : kAlwaysAsk},
                        readFile(entry.path())};
        for (auto const& [encoding, ending] :
             {std::pair{Encoding::Brotli, ".br"}, std::pair{Encoding::Gzip, ".gz"}}) {
            fs::path const sibling = entry.path().string() + ending;
            if (fs::is_regular_file(sibling)) file.addVariant(encoding, readFile(sibling));
        }
        files_.emplace(address, std::move(file));
    }
} catch (fs::filesystem_error const& problem) {
    throw std::runtime_error("The built page in " + folder.string() +
                             " (--web) cannot be read: " + problem.code().message() + ".");
}

StaticFile const* StaticFiles::find(std::string_view path) const {
    auto const found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

} // namespace wheelwright::http
