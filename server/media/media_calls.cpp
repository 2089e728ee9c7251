#include "media/media_calls.hpp"
#include "base/clock.hpp"
#include <algorithm>
#include <boost/json/array.hpp>

namespace wheelwright::media {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

// A temporary failure says when to retry.
Response refused(Error const& error) {
    constexpr unsigned kRetrySeconds = 5;
    if (error.fault == Fault::Unavailable)
        return http::busyResponse(error.code, error.message, kRetrySeconds);
    return http::errorResponse(error);
}

Response overspent(Error const& error, std::chrono::seconds wait) {
    auto response = http::errorResponse(error);
    response.header("Retry-After", std::to_string(std::max(wait, std::chrono::seconds{1}).count()));
    return response;
}

json::object listed(Media const& media, Uploads::Listed const& item) {
    auto object = describe(item.upload, media.addresses);
    object["expiryMismatch"] = item.expiryMismatch;
    return object;
}

} // namespace

boost::json::object describe(Upload const& upload, SignedAddresses const& addresses) {
    boost::json::object object{{"id", upload.id},
                               {"kind", nameOf(upload.kind)},
                               {"name", upload.name},
                               {"filename", upload.fileName},
                               {"url", addresses.of(upload.id, MediaPart::File, upload.addressEpoch).url},
                               {"size", upload.size},
                               {"contentType", upload.contentType},
                               {"status", upload.isMissing ? "missing" : "ready"},
                               {"createdAt", millisecondsOf(upload.createdAt)}};
    if (upload.thumbnailSize > 0)
        object["thumbnailUrl"] = addresses.of(upload.id, MediaPart::Thumbnail, upload.addressEpoch).url;
    if (upload.width) object["width"] = *upload.width;
    if (upload.height) object["height"] = *upload.height;
    if (upload.duration) object["duration"] = *upload.duration;
    if (upload.loudness) object["loudness"] = *upload.loudness;
    if (upload.expiresAt) object["expiresAt"] = isoTime(*upload.expiresAt);
    return object;
}

Response getLimits(Media const& media) {
    return http::jsonResponse(200, {{"success", true},
                                    {"IMAGE_SIZE_LIMIT", media.rules.mostImageBytes},
                                    {"SOUND_SIZE_LIMIT", media.rules.mostSoundBytes}});
}

Response listMedia(Media& media, MediaKind kind, Request const& request) {
    json::array list;
    for (auto const& item : media.uploads.list(request.caller.userId, kind))
        list.push_back(listed(media, item));
    return http::jsonResponse(200, {{"success", true},
                                    {"code", "ok"},
                                    {"message", "These are your files, the newest first."},
                                    {std::string{nameOf(kind)} + "s", std::move(list)}});
}

Response addMedia(Media& media, MediaKind kind, Request const& request) {
    if (request.form == nullptr)
        return http::errorResponse(
            Error{Fault::BadInput, "bad_form", "Send the file as multipart/form-data."});
    Uploader const uploader{request.caller.userId, request.source, request.sourceNetwork};
    auto const file = readReceivedFile(*request.form, kind);
    auto const upload = file ? media.uploads.add(uploader, kind, *file) : Result<Upload>{file.error()};
    media.counts.upload(kind, upload ? "created" : upload.error().code);
    if (!upload && upload.error().fault == Fault::TooMany)
        return overspent(upload.error(), media.checker.waitFor(uploader));
    if (!upload) return refused(upload.error());
    return http::jsonResponse(201, {{"success", true},
                                    {"code", "created"},
                                    {"message", kind == MediaKind::Image ? "Image uploaded successfully"
                                                                         : "Sound uploaded successfully"},
                                    {nameOf(kind), listed(media, {*upload, false})}});
}

Response eraseMedia(Media& media, MediaKind kind, Request const& request) {
    UploadId const id{request.captures.at(0)};
    auto const erased = media.uploads.erase(request.caller.userId, kind, id);
    if (!erased) return refused(erased.error());
    media.files.forget(id);
    media.upkeepTurns.wake();
    return http::jsonResponse(200, {{"success", true},
                                    {"code", "deleted"},
                                    {"message", kind == MediaKind::Image ? "Image deleted successfully"
                                                                         : "Sound deleted successfully"}});
}

Response getMediaAddress(Media& media, MediaKind kind, Request const& request) {
    auto const upload = media.uploads.find(request.caller.userId, kind, UploadId{request.captures.at(0)});
    if (!upload) return refused(upload.error());
    auto const [url, until] = media.addresses.of(upload->id, MediaPart::File, upload->addressEpoch);
    return http::jsonResponse(200, {{"success", true}, {"url", url}, {"expiresAt", isoTime(until)}});
}

} // namespace wheelwright::media
