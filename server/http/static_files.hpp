#pragma once
#include "base/text.hpp"
#include "http/header_fields.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include <array>
#include <filesystem>
#include <string>

namespace wheelwright::http {

// Whether the value of If-None-Match names this ETag.
bool listsEtag(std::string_view list, std::string_view etag);

// One file in memory, in each encoding it was built in, with complete header lines.
class StaticFile {
public:
    struct Variant {
        bool present = false;
        std::string bytes;
        std::string etag; // strong: the quoted digest of exactly these bytes
        std::string lines;
    };

    // Without cacheControl the caller adds that header to each answer.
    StaticFile(std::string type, std::string cacheControl, std::string identity);
    void addVariant(Encoding encoding, std::string bytes);

    std::string_view plain() const { return variants_.front().bytes; } // not encoded
    std::size_t bytes() const;                                         // of all variants

    // 200, 206, 304 or 416, by the request's conditions. The answer refers to this file, which must outlive
    // it.
    Response answer(Request const& request) const;

private:
    Variant const& bestFor(std::string_view acceptEncoding) const;

    std::string type_;
    std::string cacheControl_;
    std::array<Variant, 3> variants_;
};

// Every file below a folder, read once at start. Files ending in .br and .gz are
// encodings of their neighbours and have no address of their own.
class StaticFiles {
public:
    explicit StaticFiles(std::filesystem::path const& folder);

    StaticFile const* find(std::string_view path) const; // "/assets/x.js"
    std::size_t count() const { return files_.size(); }

private:
    TextMap<StaticFile> files_;
};

} // namespace wheelwright::http
