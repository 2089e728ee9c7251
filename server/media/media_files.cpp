#include "media/media_files.hpp"
#include "base/deadline.hpp"
#include "media/file_name.hpp"

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

// How long the cache may serve a file that another server has deleted, or whose addresses were voided.
constexpr auto kTrusted = 1min;
constexpr std::size_t kOverhead = 1024;

std::string keyOf(std::string_view id, MediaPart part) {
    return part == MediaPart::File ? std::string{id} : thumbnailKey(id);
}

http::Response forAnyone(http::Response response) {
    response.header("Access-Control-Allow-Origin", "*")
        .header("Cross-Origin-Resource-Policy", "cross-origin");
    return response;
}

http::Response refusedLink() {
    return forAnyone(http::errorResponse(
        Error{Fault::Forbidden, "address_expired", "This address is invalid or has expired."}));
}

http::Response gone() {
    return forAnyone(
        http::errorResponse(Error{Fault::NotFound, "file_not_found", "This file no longer exists."}));
}

} // namespace

http::Response MediaFiles::answerWith(Served const& served, http::Request const& request) {
    auto response = http::answerWith(served.file, request);
    if (response.status != 416) response.headers += served.lines;
    return forAnyone(std::move(response));
}

std::optional<http::Response> MediaFiles::inMemory(MediaPart part, http::Request const& request) const {
    auto const id = request.captures.at(0);
    auto const epoch = addresses_.epochIn(id, part, request.query);
    if (!epoch) return refusedLink();
    auto const served = cache_.find(keyOf(id, part));
    if (!served || served->epoch != *epoch || isDue(served->readAt, clock_.now(), kTrusted))
        return std::nullopt;
    return answerWith(*served, request);
}

http::Response MediaFiles::answer(MediaPart part, http::Request const& request) {
    auto const id = request.captures.at(0);
    auto const epoch = addresses_.epochIn(id, part, request.query);
    if (!epoch) return refusedLink();
    auto const key = keyOf(id, part);
    auto const moment = cache_.moment(key);
    auto const upload =
        database_.read([&](storage::Connection& connection) { return findUpload(connection, UploadId{id}); });
    if (!upload) return gone();
    if (upload->addressEpoch != *epoch) return refusedLink();
    DirectAsk const ask{key, http::nameOf(request.method), inlineDisposition(upload->fileName)};
    if (auto const direct = store_.direct(ask)) return forAnyone(http::redirectResponse(*direct));
    auto const served = load(*upload, part, moment);
    return served ? answerWith(*served, request) : gone();
}

MediaFiles::Cache::Entry MediaFiles::load(Upload const& upload, MediaPart part, std::uint64_t moment) {
    auto const key = keyOf(upload.id, part);
    auto const alone = cache_.loading(key);
    auto known = cache_.find(key);
    auto bytes = known ? std::optional<std::string>{} : store_.get(key);
    if (!known && !bytes) return nullptr;
    Served served;
    served.readAt = clock_.now();
    served.epoch = upload.addressEpoch;
    if (known) {
        served.file = known->file;
        served.bytes = known->bytes;
    } else {
        served.bytes = bytes->size() + kOverhead;
        served.file =
            std::make_shared<http::StaticFile>(part == MediaPart::File ? upload.contentType : "image/webp",
                                               "private, max-age=3600", std::move(*bytes));
    }
    http::Response lines;
    lines.header("Content-Disposition", inlineDisposition(upload.fileName));
    served.lines = std::move(lines.headers);
    auto entry = std::make_shared<Served const>(std::move(served));
    cache_.keep(key, entry, moment);
    return entry;
}

void MediaFiles::forget(std::string_view id) {
    cache_.forget(id);
    cache_.forget(thumbnailKey(id));
}

} // namespace wheelwright::media
