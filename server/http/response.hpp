#pragma once
#include "base/result.hpp"
#include <algorithm>
#include <boost/json/object.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright::http {

// The set of security headers of an answer. Only pages may load scripts, and other sites may frame only the
// embedded page. The reference of the API is shown by a program of others, with the least it needs.
enum class ContentPolicy { Nothing, Page, Embed, Reference };

// A body that isn't in memory. A worker reads it in blocks while it is sent, so a slow client costs one
// block.
class BodyBlocks {
public:
    virtual ~BodyBlocks() = default;
    virtual std::size_t size() const = 0;
    virtual std::string read(std::size_t from, std::size_t size) = 0; // throws if it can't be read
};

struct Response {
    unsigned status = 200;
    std::string headers; // complete lines, each with its CRLF
    std::string body;
    std::string_view shared;                 // a body stored elsewhere, sent without a copy
    std::shared_ptr<void const> keepsShared; // owns that memory, if it could be freed meanwhile
    std::size_t keptBytes = 0;               // how much of that is in memory
    std::shared_ptr<BodyBlocks> blocks;      // instead of both
    ContentPolicy policy = ContentPolicy::Nothing;

    Response& header(std::string_view name, std::string_view value);
    // The bytes in memory for this answer; of bytes shared with a cache or with other answers, its share.
    std::size_t ownBytes() const {
        auto const holders = std::max(keepsShared.use_count(), 1L);
        return body.capacity() + keptBytes / static_cast<std::size_t>(holders);
    }
    std::size_t contentBytes() const { return blocks ? blocks->size() : content().size(); }
    std::string_view content() const { return shared.data() != nullptr ? shared : std::string_view{body}; }
};

Response jsonResponse(unsigned status, boost::json::object const& document);
Response textResponse(unsigned status, std::string_view type, std::string body);
Response emptyResponse(unsigned status);

// {"success": false, "code": …, "message": …} with the status of the fault.
Response errorResponse(Error const& error);
Response errorResponse(unsigned status, std::string_view code, std::string_view message);
Response busyResponse(std::string_view code, std::string_view message, unsigned retryAfterSeconds);
Response busyResponse(std::chrono::seconds wait);
Response tooManyResponse(std::chrono::seconds wait);

Response redirectResponse(std::string_view location);

std::string_view reasonPhrase(unsigned status);

// The only table from faults to HTTP statuses.
unsigned statusOf(Fault fault);

} // namespace wheelwright::http
