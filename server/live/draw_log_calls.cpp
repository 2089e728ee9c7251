#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/text.hpp"
#include "http/static_files.hpp"
#include "live/calls.hpp"
#include "live/draw_log.hpp"

namespace wheelwright::live {
namespace {

using http::Request;
using http::Response;

constexpr int kMostLevels = 6; // 256^6 leaves

bool isLeaf(std::string_view text) {
    return text.size() == 64 && fromHex(text).has_value();
}

// A number of exactly three digits.
std::optional<std::int64_t> threeDigits(std::string_view text) {
    if (text.size() != 3 || text.find_first_not_of("0123456789") != text.npos) return std::nullopt;
    return wholeNumber(text);
}

Error noSuchTile() {
    return {Fault::NotFound, "tile_not_found", "The log isn't that large."};
}

} // namespace

Result<DrawLog::Question> readLogQuestion(http::FormFields const& query) {
    DrawLog::Question question{query.find("sealed").value_or(""), query.find("opened").value_or(""), 0,
                               query.find("closed").value_or("")};
    for (auto const& leaf : {question.sealed, question.closed, question.opened})
        if (!leaf.empty() && !isLeaf(leaf))
            return Error{Fault::BadInput, "bad_leaf", "A leaf must be 64 lower-case hexadecimal digits."};
    auto const from = query.find("from");
    auto const size = from ? wholeNumber(*from) : 0;
    if (!size || *size < 0)
        return Error{Fault::BadInput, "bad_number", "The field from must be the size of a tree."};
    question.from = *size;
    return question;
}

// As c2sp.org/tlog-tiles has it: tile 1234067 is x001/x234/067, and 067.p/5 are the first 5 hashes of
// tile 67.
Result<TileName> readTileName(std::vector<std::string> segments) {
    auto const level = wholeNumber(segments.front());
    if (!level || *level < 0 || *level >= kMostLevels || segments.front() != std::to_string(*level))
        return noSuchTile();
    TileName name{static_cast<int>(*level), 0, kTileWidth};
    if (segments.size() > 2 && segments[segments.size() - 2].ends_with(".p")) {
        auto const width = wholeNumber(segments.back());
        if (!width || *width < 1 || *width >= kTileWidth || segments.back() != std::to_string(*width))
            return noSuchTile();
        name.width = *width;
        segments.pop_back();
        segments.back().resize(segments.back().size() - 2);
    }
    for (std::size_t i = 1; i < segments.size(); ++i) {
        std::string_view segment = segments[i];
        bool const isLast = i + 1 == segments.size();
        if (!isLast && !segment.starts_with('x')) return noSuchTile();
        if (!isLast) segment.remove_prefix(1);
        auto const digits = threeDigits(segment);
        if (!digits || (!isLast && i == 1 && *digits == 0)) return noSuchTile();
        name.index = name.index * 1000 + *digits;
    }
    return name;
}

Response getCheckpoint(DrawLog& log) {
    auto note = log.checkpoint();
    if (!note) return http::errorResponse(note.error());
    auto response = http::textResponse(200, "text/plain; charset=utf-8", std::move(*note));
    response.header("Cache-Control", "no-cache");
    return response;
}

Response getLogProof(DrawLog& log, Request const& request) {
    auto const question = readLogQuestion(http::FormFields{request.query});
    if (!question) return http::errorResponse(question.error());
    auto proof = log.prove(*question);
    if (!proof) return http::errorResponse(proof.error());
    return http::jsonResponse(200, {{"success", true}, {"log", std::move(*proof)}});
}

// A full tile never changes, unless an older backup was restored. So it is not cached as immutable: a cache
// would serve the log from before the restore for a year. It costs little to ask whether it is the same.
Response getTile(DrawLog& log, Request const& request) {
    auto const name = readTileName({request.captures.begin(), request.captures.end()});
    if (!name) return http::errorResponse(name.error());
    auto bytes = log.tile(name->level, name->index, name->width);
    if (!bytes) return http::errorResponse(bytes.error());
    auto const etag = '"' + sha256Hex(*bytes).substr(0, 32) + '"';
    bool const isKnown = http::listsEtag(request.header(boost::beast::http::field::if_none_match), etag);
    auto response = isKnown ? http::emptyResponse(304)
                            : http::textResponse(200, "application/octet-stream", std::move(*bytes));
    response.header("ETag", etag);
    response.header("Cache-Control", "no-cache");
    return response;
}

} // namespace wheelwright::live
